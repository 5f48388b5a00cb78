import { expect, test } from "vitest";
import { MOMENT, Presses } from "./presses";

/** Somebody who presses, on a clock of their own. */
class Hand {
  now = 10_000;
  readonly presses = new Presses(() => this.now);

  after(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }
  down(x = 100, y = 100, pointerId = 1): this {
    this.presses.pointerDown({ timeStamp: this.now, pointerId, clientX: x, clientY: y });
    return this;
  }
  click(pointerId = 1): this {
    this.presses.click({ timeStamp: this.now, detail: 1, pointerId });
    return this;
  }
  key(key: string, repeat = false): this {
    this.presses.keyDown({ timeStamp: this.now, key, repeat });
    return this;
  }
  tool(): this {
    this.presses.click({ timeStamp: this.now, detail: 0 });
    return this;
  }
}

test("a press counts for a question that has been there for a moment", () => {
  const hand = new Hand();
  const shown = hand.now;
  expect(hand.after(MOMENT).down().click().presses.counts(shown)).toBe(true);
});

test("a press on a question that has only just come does not count, and one after it does", () => {
  const hand = new Hand();
  const shown = hand.now;
  expect(
    hand
      .after(MOMENT - 50)
      .down()
      .click()
      .presses.counts(shown),
  ).toBe(false);
  expect(hand.after(100).down().click().presses.counts(shown)).toBe(true);
});

test("a press that began on the question before does not count, however late it ends", () => {
  const hand = new Hand().down();
  const shown = hand.after(20).now;
  expect(hand.after(5000).click().presses.counts(shown)).toBe(false);
});

test("what was pressed while the page was busy counts from when it was pressed", () => {
  const hand = new Hand();
  const pressed = hand.now;
  const shown = hand.after(10).now;
  hand.after(5000).presses.pointerDown({ timeStamp: pressed, pointerId: 1, clientX: 0, clientY: 0 });
  expect(hand.click().presses.counts(shown)).toBe(false);
});

test("the second and third of three quick presses at one place do not count", () => {
  const hand = new Hand();
  expect(hand.down().click().presses.counts(0)).toBe(true);
  expect(hand.after(200).down(104).click().presses.counts(0)).toBe(false);
  expect(hand.after(250).down(104).click().presses.counts(0)).toBe(false);
  expect(hand.after(600).down(104).click().presses.counts(0)).toBe(true);
});

test("quick presses at different places all count", () => {
  const hand = new Hand();
  for (const x of [0, 100, 200]) expect(hand.after(80).down(x).click().presses.counts(0)).toBe(true);
});

test("each of two fingers has its own beginning", () => {
  const hand = new Hand().down(0, 0, 1);
  const shown = hand.after(10).now;
  hand.after(MOMENT).down(300, 0, 2);
  expect(hand.click(1).presses.counts(shown)).toBe(false);
  expect(hand.click(2).presses.counts(shown)).toBe(true);
});

test("a key held down counts once", () => {
  const hand = new Hand();
  expect(hand.key("Enter").presses.counts(0)).toBe(true);
  expect(hand.after(1000).key("Enter", true).presses.counts(0)).toBe(false);
  hand.presses.keyUp();
  expect(hand.after(1000).key("Enter").presses.counts(0)).toBe(true);
});

test("a key pressed twice is one, two keys are two", () => {
  const hand = new Hand();
  expect(hand.key("1").presses.counts(0)).toBe(true);
  expect(hand.after(100).key("1").presses.counts(0)).toBe(false);
  expect(hand.after(100).key("2").presses.counts(0)).toBe(true);
});

test("the click that a key makes on a button began with the key", () => {
  const hand = new Hand().key("Enter");
  const shown = hand.after(5).now;
  expect(hand.after(1000).tool().presses.counts(shown)).toBe(false);
});

test("a click without a press, as a screen reader makes it, always counts", () => {
  const hand = new Hand().down().click();
  const shown = hand.after(10).now;
  expect(hand.tool().presses.counts(shown)).toBe(true);
  expect(hand.key("Control").tool().presses.counts(shown)).toBe(true);
});
