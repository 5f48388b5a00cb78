import { describe, expect, test } from "vitest";
import type { Catalogue } from "../table/protocol";
import { fits, isFor, requestFor, valueOf, wishOf, Wrong } from "./wish";

const option = (name: string, initial: unknown, control = false) => ({
  name,
  default: initial,
  texts: {},
  control,
  seats: null,
  unless: [],
  choices: null,
  only: null,
});
const catalogue: Catalogue = {
  protocol: 1,
  pause: 3,
  push: null,
  version: "0",
  bots: ["easy", "medium", "random", "greedy"],
  levels: [],
  level: "medium",
  games: [
    {
      id: "red-planet",
      names: {},
      seats: [3, 5],
      options: [option("first_player", null, true), option("shuttles", null, true)],
      reconstructed: {},
    },
    {
      id: "terraforming-mars",
      names: {},
      seats: [1, 5],
      options: [option("corporate_era", true), option("draft", false), option("beginners", null), option("corporations", null, true)],
      reconstructed: {},
    },
  ],
};
const read = (address: string) => wishOf(new URLSearchParams(address), catalogue);
const wrong = (address: string) => {
  try {
    read(address);
  } catch (error) {
    return error instanceof Wrong ? error.phrase : error;
  }
  return null;
};

describe("the address of a new game", () => {
  test("names the game, the seats and the seed", () => {
    const wish = read("game=red-planet&seats=me,greedy,random&seed=5&lang=fr");
    expect(wish.seats.map((seat) => (seat.who === "bot" ? seat.level : seat.who))).toEqual(["me", "greedy", "random"]);
    expect(wish.seed).toBe("5");
    expect(wish.language).toBe("fr");
    expect([wish.undo, wish.points]).toEqual(["free", "hidden"]);
  });
  test("may show the points during the game", () => {
    const wish = read("game=red-planet&points=shown");
    expect(wish.points).toBe("shown");
    expect(requestFor(wish, catalogue.games[0]!, "").points).toBe("shown");
  });
  test("proposes the usual level, and may name any", () => {
    expect(read("game=red-planet&seats=me,bot,easy").seats.map((seat) => seat.level)).toEqual(["medium", "medium", "easy"]);
  });
  test("may allow hints or forbid them; else they are for who plays against bots alone", () => {
    const asked = (query: string) => requestFor(read(`game=red-planet${query}`), catalogue.games[0]!, "").hints;
    expect([asked(""), asked("&hints=on"), asked("&hints=off"), asked("&hints=alone")]).toEqual([undefined, "on", "off", undefined]);
  });
  test("may leave out the seats", () => {
    expect(read("game=red-planet").seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(read("game=terraforming-mars").seats).toHaveLength(3);
  });
  test("reads options as what they are", () => {
    const wish = read(
      "game=terraforming-mars&seats=me,me&draft=true&corporate_era=no&beginners=1&corporations=credicor,ecoline;helion,teractor",
    );
    expect(wish.options).toEqual({
      draft: true,
      corporate_era: false,
      beginners: [1],
      corporations: [
        ["credicor", "ecoline"],
        ["helion", "teractor"],
      ],
    });
    expect(read("game=red-planet&first_player=2").options).toEqual({ first_player: 2 });
    expect(read('game=red-planet&shuttles=["S01"]').options).toEqual({ shuttles: ["S01"] });
    expect(read("game=red-planet&shuttles=S01,S02").options).toEqual({ shuttles: ["S01", "S02"] });
  });
  test("says what is wrong with it", () => {
    expect(wrong("")).toBe("new.no-game");
    expect(wrong("game=chess")).toBe("new.unknown-game");
    expect(wrong("game=red-planet&seats=me,greedy")).toBe("new.seat-count");
    expect(wrong("game=red-planet&seats=me,greedy,genius")).toBe("new.unknown-seat");
    expect(wrong("game=red-planet&seats=me,,greedy")).toBe("new.unknown-seat");
    expect(wrong("game=red-planet&colour=red")).toBe("new.unknown-option");
    expect(wrong("game=red-planet&undo=always")).toBe("new.bad-undo");
    expect(wrong("game=red-planet&points=some")).toBe("new.bad-points");
    expect(wrong("game=red-planet&lang=de")).toBe("new.bad-language");
    expect(wrong("game=red-planet&pause=long")).toBe("new.bad-pause");
    expect(wrong("game=red-planet&pause=61")).toBe("new.bad-pause");
    expect(wrong("game=red-planet&times=often")).toBe("new.bad-times");
    expect(wrong("game=red-planet&minutes=0")).toBe("new.bad-minutes");
    expect(wrong("game=red-planet&hints=maybe")).toBe("new.bad-hints");
  });
});

describe("what the server is asked for", () => {
  test("leaves out options at their defaults, and says for which seats one is ticked", () => {
    const wish = read("game=terraforming-mars&seats=me,greedy,link&draft=false&corporate_era=0");
    wish.seats[0]!.ticked = ["beginners"];
    expect(requestFor(wish, catalogue.games[1]!, " Ines ")).toEqual({
      game: "terraforming-mars",
      seats: [
        { bot: null, name: "Ines" },
        { bot: "greedy", name: null },
        { bot: null, name: null, invite: true },
      ],
      options: { corporate_era: false, beginners: [0] },
      undo: "free",
      points: "hidden",
    });
  });
  test("says how long bots wait and how much time there is, if the address does", () => {
    const asked = (query: string) => {
      const { pause, times, minutes } = requestFor(read(`game=red-planet&${query}`), catalogue.games[0]!, "");
      return [pause, times, minutes];
    };
    expect(asked("")).toEqual([undefined, undefined, undefined]);
    expect(asked("pause=0")).toEqual([0, undefined, undefined]);
    expect(asked("pause=10&times=shown")).toEqual([10, "shown", undefined]);
    expect(asked("times=bot")).toEqual([undefined, "bot", 30]);
    expect(asked("times=bot&minutes=45")).toEqual([undefined, "bot", 45]);
    expect(asked("minutes=45")).toEqual([undefined, undefined, undefined]);
  });
  test("a number in a seed stays a text", () => {
    expect(requestFor(read("game=red-planet&seed=7"), catalogue.games[0]!, "").seed).toBe("7");
  });
  test("an option that is no yes or no is left to the server to judge", () => {
    expect(valueOf("maybe", catalogue.games[1]!.options[0]!)).toBe("maybe");
  });
});

describe("an option fits", () => {
  const coop = { ...option("coop", false), seats: [2, 2] };
  const advanced = { ...option("advanced", false), unless: ["first_game"] };
  const chapter = { ...option("chapter", "base"), choices: { base: [1, 4], invasion: [3, 5] } };
  const hard = { ...option("hard", false), only: { option: "chapter", values: ["outbreak", "blackout"] } };
  test.each([
    [1, false],
    [2, true],
    [3, false],
  ])("%i seats: %s", (seats, fit) => expect(fits(coop, seats, {})).toBe(fit));
  test("any number of seats, if it names none", () => expect(fits(option("draft", false), 5, {})).toBe(true));
  test("until another leaves no room for it", () => {
    expect(fits(advanced, 3, {})).toBe(true);
    expect(fits(advanced, 3, { first_game: true })).toBe(false);
  });
  test("only with what it belongs to", () => {
    expect(fits(hard, 3, {})).toBe(false);
    expect(fits(hard, 3, { chapter: "invasion" })).toBe(false);
    expect(fits(hard, 3, { chapter: "blackout" })).toBe(true);
  });
  test("and each value has its own number of seats", () => {
    expect(isFor(chapter, "base", 4)).toBe(true);
    expect(isFor(chapter, "base", 5)).toBe(false);
    expect(isFor(chapter, "invasion", 5)).toBe(true);
    expect(isFor(option("draft", false), "anything", 9)).toBe(true);
  });
});
