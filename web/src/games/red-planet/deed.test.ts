import { describe, expect, it } from "vitest";
import type { Scene } from "../../table/scene";
import { deed } from "./deed";

const labels: Record<string, string> = {
  "shuttle S03": "S03 to Hellas",
  "zone hellas": "Hellas",
  "move hellas arabia": "Hellas → Arabia",
  "character pilot": "Pilot",
  "card subsidy": "Subsidy",
  "seat 1": "Marek",
  skip: "Do not",
};
const scene = (name: string): Scene =>
  ({
    asked: { name, prompt: "4 questions with 2 numbers?", source: "character pilot" },
    label: (key: string) => labels[key] ?? "",
  }) as unknown as Scene;

describe("the lit button", () => {
  it("says what the question is about to do", () => {
    expect(deed(scene("board"), ["shuttle S03"])).toBe("Board S03 to Hellas");
    expect(deed(scene("board-together"), ["shuttle S03"])).toBe("Board S03 to Hellas");
    expect(deed(scene("launch"), ["shuttle S03"])).toBe("Launch S03 to Hellas");
    expect(deed(scene("destroy"), ["shuttle S03"])).toBe("Destroy S03 to Hellas");
    expect(deed(scene("redirect"), ["shuttle S03"])).toBe("Redirect S03 to Hellas");
    expect(deed(scene("destination"), ["zone hellas"])).toBe("Land at Hellas");
    expect(deed(scene("kill"), ["zone hellas"])).toBe("Remove one from Hellas");
    expect(deed(scene("replace"), ["zone hellas"])).toBe("Replace one at Hellas");
    expect(deed(scene("move"), ["move hellas arabia"])).toBe("Move Hellas → Arabia");
    expect(deed(scene("character"), ["character pilot"])).toBe("Play Pilot");
    expect(deed(scene("keep"), ["card subsidy"])).toBe("Keep Subsidy");
  });

  it("leaves the rest to plain words", () => {
    expect(deed(scene("kill-whom"), ["seat 1"])).toBeNull();
    expect(deed(scene("launch"), ["skip"])).toBeNull();
    expect(deed(scene("launch"), [])).toBeNull();
    expect(deed(scene("something new"), ["zone hellas"])).toBeNull();
  });
});
