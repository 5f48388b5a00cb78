/** Several people at one device: whose view is to be in front. */

interface Seated {
  seat: number | null;
  asked: unknown;
  ready: boolean;
}

/** Whoever is in front stays there while asked; then the next one round the table who is. */
export function nextInFront<T extends Seated>(sittings: T[], front: T): T {
  if (front.asked || sittings.some((sitting) => !sitting.ready)) return front;
  const after = front.seat ?? -1;
  const asked = sittings.filter((sitting) => sitting.asked && sitting.seat !== null);
  const round = (sitting: T) => ((sitting.seat ?? 0) - after + 100) % 100;
  const order = [...asked].sort((a, b) => ((a.seat ?? 0) > after ? 0 : 1) - ((b.seat ?? 0) > after ? 0 : 1) || round(a) - round(b));
  return order[0] ?? front;
}
