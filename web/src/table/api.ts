/** What is asked of the server over HTTP. */

import type {
  Catalogue,
  Curve,
  LogPart,
  Made,
  Moment,
  NewTable,
  PlayOn,
  Puzzles,
  Rematch,
  ReviewTold,
  SeatKey,
  SitDown,
  Subscribe,
  TableTold,
  Tally,
  Words,
} from "./protocol";

export class Problem extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, token?: string, body?: unknown, method?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "");
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (!answer.ok) {
    let reason = text;
    try {
      reason = JSON.parse(text).error ?? text;
    } catch {
      // Not ours: a proxy's page, perhaps.
    }
    throw new Problem(answer.status, reason);
  }
  return JSON.parse(text) as T;
}

const eyesOf = (eyes: number | null) => (eyes === null ? "spectator" : String(eyes));

export const api = {
  catalogue: () => ask<Catalogue>("/api/games"),
  words: (game: string, language: string) => ask<Words>(`/api/games/${game}/words?language=${language}`),
  puzzles: (game: string, language: string) => ask<Puzzles>(`/api/games/${game}/puzzles?language=${language}`),
  make: (wish: NewTable) => ask<Made>("/api/games", undefined, wish),
  openRecord: (record: unknown) => ask<Made>("/api/records", undefined, record),
  table: (id: string, token: string, language: string) => ask<TableTold>(`/api/tables/${id}?language=${language}`, token),
  forget: (id: string, token: string) => ask<void>(`/api/tables/${id}`, token, undefined, "DELETE"),
  sit: (id: string, token: string, wish: SitDown) => ask<SeatKey>(`/api/tables/${id}/sit`, token, wish),
  refill: (id: string, token: string, seat: number, bot: string | null) => ask<unknown>(`/api/tables/${id}/seats/${seat}`, token, { bot }),
  record: (id: string, token: string, language: string) => ask<unknown>(`/api/tables/${id}/record?language=${language}`, token),
  log: (id: string, token: string, eyes: number | null, language: string) =>
    ask<LogPart>(`/api/tables/${id}/log?eyes=${eyesOf(eyes)}&language=${language}`, token),
  moment: (id: string, token: string, moment: number, eyes: number | null, language: string) =>
    ask<Moment>(`/api/tables/${id}/moments/${moment}?eyes=${eyesOf(eyes)}&language=${language}`, token),
  curve: (id: string, token: string) => ask<Curve>(`/api/tables/${id}/curve`, token),
  review: (id: string, token: string, language: string) => ask<ReviewTold>(`/api/tables/${id}/review?language=${language}`, token),
  beginReview: (id: string, token: string, language: string) =>
    ask<ReviewTold>(`/api/tables/${id}/review?language=${language}`, token, undefined, "POST"),
  tablesPuzzles: (id: string, token: string, language: string) => ask<Puzzles>(`/api/tables/${id}/puzzles?language=${language}`, token),
  tally: (id: string, token: string) => ask<Tally>(`/api/tables/${id}/tally`, token),
  playOn: (id: string, token: string, wish: PlayOn) => ask<Made>(`/api/tables/${id}/on`, token, wish),
  subscribe: (id: string, token: string, wish: Subscribe) => ask<void>(`/api/tables/${id}/push`, token, wish),
  unsubscribe: (id: string, token: string, endpoint: string) => ask<void>(`/api/tables/${id}/push`, token, { endpoint }, "DELETE"),
  rematch: (id: string, token: string) => ask<Rematch>(`/api/tables/${id}/rematch`, token, {}),
};
