import { describe, expect, it } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("the keyboard", () => {
  it("answers, confirms, goes back", () => {
    expect(commandOf(press("3"), false, false)).toEqual({ do: "pick", shortcut: "3" });
    expect(commandOf(press("Enter"), false, false)).toEqual({ do: "confirm" });
    expect(commandOf(press("Enter"), false, true)).toBeNull();
    expect(commandOf(press("Escape"), true, false)).toEqual({ do: "back" });
    expect(commandOf(press("U"), false, false)).toEqual({ do: "undo" });
    expect(commandOf(press("/"), false, false)).toEqual({ do: "filter" });
    expect(commandOf(press("?"), false, false)).toEqual({ do: "help" });
    expect(commandOf(press("d"), false, false)).toEqual({ do: "go", area: "hand" });
    expect(commandOf(press("x"), false, false)).toEqual({ do: "pick", shortcut: "x" });
    expect(commandOf(press("Shift"), false, false)).toBeNull();
  });

  it("leaves letters to those who type, and the browser its own keys", () => {
    expect(commandOf(press("u"), true, false)).toBeNull();
    expect(commandOf(press("5"), true, false)).toBeNull();
    expect(commandOf(press("a", { ctrlKey: true }), false, false)).toBeNull();
    expect(commandOf(press("0"), false, false)).toBeNull();
  });
});
