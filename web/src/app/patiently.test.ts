import { afterEach, describe, expect, it, vi } from "vitest";
import { patiently } from "./patiently";

const health = (...answers: boolean[]) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (answers.shift() ? Promise.resolve({ ok: true }) : Promise.reject(new Error("away")))),
  );

describe("a piece that cannot be fetched", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("comes when the server is back", async () => {
    health(false, true);
    const load = vi.fn().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error()).mockResolvedValue("there");
    const anew = vi.fn();
    expect(await patiently(load, anew, 1)).toBe("there");
    expect(load).toHaveBeenCalledTimes(3);
    expect(anew).not.toHaveBeenCalled();
  });
  it("asks for a new page if the server is there and it is not", async () => {
    health(true, true);
    const load = vi.fn().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error()).mockResolvedValue("there");
    const anew = vi.fn();
    await patiently(load, anew, 1);
    expect(anew).toHaveBeenCalledTimes(1);
  });
});
