import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import { layOut, nameLines } from "./labels";
import { type PlayerSeen, placeAskedAbout, playedIn, print, progress, standings, tokenPoints, windows } from "./seen";

const facts: Record<string, object> = {
  secret_mission_x: { kind: "bonus", rule: "presence_in_all", zones: ["hellas", "arabia"] },
  strategic: { kind: "bonus", rule: "most_astronauts_total", zones: ["hellas", "arabia"] },
  baron: { kind: "bonus", rule: "most_score_tokens", resource: "celerium" },
  block_of_ice: { kind: "bonus", rule: "tokens", resource: "ice", count: 2 },
  subsidy: { kind: "bonus", rule: "none" },
  heroes: { kind: "bonus", rule: "own_lost_astronauts" },
  pioneers: { kind: "bonus", rule: "presence_in_number_of_zones", count: 8 },
  metropolis: { kind: "bonus", rule: "largest_group" },
};
function scene(about: string | null = null): Scene {
  const player = (celerium: number) => ({ tokens: { ice: 1, sylvanite: 0, celerium }, lost: 2 });
  return {
    view: {
      zones: [
        { zone: "hellas", astronauts: [2, 1] },
        { zone: "arabia", astronauts: [0, 4] },
        { zone: "ausonia", astronauts: [1, 0] },
      ],
      pad: [{ shuttle: "S12" }],
      flight: [],
      players: [player(2), player(0)],
    },
    asked: about === null ? null : { prompt: "Hellas, Arabia or S12?", about: about || null },
    name: (key: string) => key,
    card: (id: string) => (facts[id] ? { id, text: "Hellas", facts: facts[id] } : undefined),
  } as unknown as Scene;
}

print({
  rounds: 10,
  scorings: { 5: 1, 8: 2, 10: 3 },
  astronauts: 22,
  resources: [
    { id: "ice", value: 1 },
    { id: "sylvanite", value: 2 },
    { id: "celerium", value: 3 },
  ],
  zones: [],
  characters: [
    { id: "recruiter", boards: 1 },
    { id: "pilot", boards: 2 },
  ],
});

describe("what is shown", () => {
  it("puts the most first and tells a leader from a tie", () => {
    expect(standings([1, 0, 3])).toEqual([
      { seat: 2, count: 3, leads: "alone" },
      { seat: 0, count: 1, leads: null },
    ]);
    expect(standings([2, 2, 1]).map(({ leads }) => leads)).toEqual(["tied", "tied", null]);
    expect(standings([0, 0])).toEqual([]);
  });

  it("counts tokens by what is printed on them", () => {
    expect(tokenPoints({ ice: 2, sylvanite: 1, celerium: 1 })).toBe(7);
  });

  it("fills a shuttle's windows seat by seat", () => {
    expect(windows({ shuttle: "S1", seats: 5, destination: null, tile: false, crew: [1, 0, 2] })).toEqual([0, 2, 2, null, null]);
  });

  it("knows when a character was last played", () => {
    const player = { played: ["pilot", null, "soldier", "pilot"] } as PlayerSeen;
    expect(playedIn(player, "pilot")).toBe(4);
    expect(playedIn(player, "recruiter")).toBeNull();
  });

  it("knows the place a question is about, whatever its words say", () => {
    expect(placeAskedAbout(scene("zone hellas"))).toBe("zone hellas");
    expect(placeAskedAbout(scene("shuttle S12"))).toBe("shuttle S12");
    expect(placeAskedAbout(scene(""))).toBeNull();
    expect(placeAskedAbout(scene())).toBeNull();
  });

  it("shows how things stand with what a card counts", () => {
    expect(progress(scene(), "secret_mission_x", 0)).toEqual({
      of: "zones",
      zones: [
        { zone: "hellas", mine: 2 },
        { zone: "arabia", mine: 0 },
      ],
    });
    expect(progress(scene(), "strategic", 0)).toEqual({ of: "seats", counts: [2, 5] });
    expect(progress(scene(), "baron", 0)).toEqual({ of: "seats", counts: [2, 0], resource: "celerium" });
    expect(progress(scene(), "block_of_ice.2", 0)).toMatchObject({ of: "seats", resource: "ice" });
    expect(progress(scene(), "metropolis", 0)).toEqual({ of: "seats", counts: [2, 4] });
    expect(progress(scene(), "heroes", 1)).toEqual({ of: "lost", count: 2 });
    expect(progress(scene(), "pioneers", 0)).toEqual({ of: "spread", count: 2 });
    expect(progress(scene(), "subsidy", 0)).toBeNull();
    expect(progress(scene(), "unheard_of", 0)).toBeNull();
  });
});

describe("a zone's label", () => {
  it("breaks a name only where there is a space and little room", () => {
    expect(nameLines("Mare Tyrrhenum", true)).toEqual(["Mare", "Tyrrhenum"]);
    expect(nameLines("Mare Tyrrhenum", false)).toEqual(["Mare Tyrrhenum"]);
    expect(nameLines("Hellas", true)).toEqual(["Hellas"]);
  });

  it("sets pieces in even rows, without overlaps", () => {
    for (let pieces = 0; pieces <= 5; pieces++) {
      const { chips } = layOut(["Hellas"], pieces, 3);
      expect(chips).toHaveLength(pieces);
      chips.forEach((chip, index) => {
        for (const other of chips.slice(index + 1)) expect(other.y > chip.y || other.x >= chip.x + chip.width).toBe(true);
      });
    }
    expect(new Set(layOut(["Hellas"], 4, 3).chips.map(({ y }) => y)).size).toBe(2);
  });
});
