import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import { layOut, nameLines } from "./labels";
import { type PlayerSeen, placeAskedAbout, playedIn, print, progress, standings, windows } from "./seen";

function scene(about: string | null = null): Scene {
  return {
    view: {
      zones: [{ zone: "hellas" }],
      pad: [{ shuttle: "S12" }],
      flight: [],
    },
    asked: about === null ? null : { prompt: "Hellas, Arabia or S12?", about: about || null },
    name: (key: string) => key,
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

  it("shows how things stand with each of my own cards, as the server counts", () => {
    const stands = { of: "lost", count: 2 } as const;
    const player = { bonus: ["subsidy", "fallen_heroes"], progress: [null, stands] } as unknown as PlayerSeen;
    expect(progress(player, "fallen_heroes")).toEqual(stands);
    expect(progress(player, "subsidy")).toBeNull();
    expect(progress(player, "pioneers")).toBeNull();
    expect(progress({ ...player, bonus: 2, progress: 2 }, "subsidy")).toBeNull();
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
