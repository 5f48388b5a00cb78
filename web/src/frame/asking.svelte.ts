/** The open decision as panel and action bar show it: what is lit, what is typed, which way to pay. */

import type { GameParts } from "../games/parts";
import { idOf } from "../table/lexicon";
import type { Asked, OptionShown } from "../table/protocol";
import type { Sitting } from "../table/sitting.svelte";
import { t } from "../words/index.svelte";
import { amountOf, FEW, fits, isQuiet, layoutOf, shortcutsOf, type Layout } from "./options";
import { Advice } from "./advice/advice.svelte";
import { bound } from "./names";
import { slide, slidersOf, waysOf, type Way } from "./payment";

export interface Go {
  label: string;
  /** It answers with this key at once; otherwise it confirms what was picked. */
  key: string | null;
  enabled: boolean;
  /** Nothing has been picked yet: it does not press itself on anybody. */
  quiet?: boolean;
}

/** A decision, taken apart once. */
function parted(asked: Asked | null) {
  const options = asked?.options ?? [];
  const loud = options.filter((option) => !isQuiet(option.key));
  // Of a number one usually wants the most.
  if (asked?.kind === "amount") loud.sort((a, b) => (amountOf(b.key) ?? 0) - (amountOf(a.key) ?? 0));
  return {
    layout: asked ? layoutOf(asked) : ("rows" as const),
    loud,
    quiet: options.filter((option) => isQuiet(option.key)),
    ways: waysOf(options) ?? [],
    amounts: loud
      .map((option) => amountOf(option.key))
      .filter((amount) => amount !== null)
      .sort((a, b) => a - b),
  };
}

/** A function that remembers its latest result for the same object. */
function memo<From, To>(make: (from: From) => To): (from: From) => To {
  let last: { from: From; to: To } | null = null;
  return (from) => {
    if (last === null || last.from !== from) last = { from, to: make(from) };
    return last.to;
  };
}

export class Asking {
  typed = $state("");
  /** "Pay another way" has been opened. */
  mixing = $state(false);
  /** The choices lie over what puts a key forward, or stand beside it; only on a phone there may be one button for both. */
  covered = $state(true);
  readonly advice: Advice;
  private way: Way | null = $state.raw(null);
  private wanted: number | null = $state(null);
  private of = "";

  constructor(
    readonly sitting: Sitting,
    readonly parts: GameParts,
  ) {
    this.advice = new Advice(sitting);
  }

  /** A new decision starts from nothing. To be called whenever there may be one. */
  follow(id: string): void {
    if (id === this.of) return;
    this.of = id;
    this.typed = "";
    this.mixing = false;
    this.way = null;
    this.wanted = null;
  }

  get asked() {
    return this.sitting.asked;
  }

  // Plain getters: a derived value would end with the frame that made it, and be read once more by what is just leaving.
  private readonly parted = memo(parted);
  get layout(): Layout {
    return this.parted(this.asked).layout;
  }
  get loud(): OptionShown[] {
    return this.parted(this.asked).loud;
  }
  get quiet(): OptionShown[] {
    return this.parted(this.asked).quiet;
  }
  get source(): string {
    return this.asked?.source ? this.sitting.name(this.asked.source) : "";
  }
  /** What asks, where it is no card that could be read: an action is named as a step is, not as something one gets. */
  get action(): string {
    return this.source.charAt(0).toLocaleUpperCase() + this.source.slice(1);
  }
  /** Whose turn it is in which I am asked: mine, or the other's, by name. */
  get whose(): string {
    const other = this.parts.othersTurn?.(this.sitting) ?? null;
    return other === null ? t("table.your-turn") : t("table.turn-of", other);
  }
  get heading(): string {
    return this.asked ? bound(this.asked.prompt) : "";
  }
  /** Passing is chosen and waits for the second word. */
  get passing(): boolean {
    return this.sitting.armed === "pass";
  }
  get filters(): boolean {
    return this.loud.length > FEW && (this.layout === "many" || this.layout === "ticks");
  }
  /** What the filter lets through; shortcuts count these. */
  get shown(): OptionShown[] {
    const typed = this.filters ? this.typed.trim() : "";
    return typed ? this.loud.filter((option) => fits(`${option.label} ${option.detail} ${idOf(option.key)}`, typed)) : this.loud;
  }
  get shortcuts(): Map<string, string> {
    return shortcutsOf(this.shown);
  }

  // Paying.
  get ways(): Way[] {
    return this.parted(this.asked).ways;
  }
  get sliders() {
    return slidersOf(this.ways, this.parts.money);
  }
  get chosenWay(): Way | null {
    return this.way ?? this.ways[0] ?? null;
  }
  slide(thing: string, share: number): void {
    if (this.chosenWay) this.way = slide(this.ways, this.chosenWay, thing, share, this.parts.money);
  }

  // A number.
  get amounts(): number[] {
    return this.parted(this.asked).amounts;
  }
  get amount(): number {
    return this.wanted ?? amountOf(this.loud[0]?.key ?? "") ?? 0;
  }
  step(by: number): void {
    const at = this.amounts.indexOf(this.amount) + by;
    this.wanted = this.amounts[Math.max(0, Math.min(this.amounts.length - 1, at))] ?? null;
  }
  setAmount(wanted: number): void {
    const near = [...this.amounts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    this.wanted = near[0] ?? null;
  }

  /** The one lit button, if the decision has one now. */
  get go(): Go | null {
    const sitting = this.sitting;
    if (!this.asked || this.passing) return null;
    const idle = !sitting.busy;
    if (this.layout === "payment" && this.chosenWay)
      return { label: t("table.pay", this.chosenWay.label), key: this.chosenWay.key, enabled: idle };
    if (this.layout === "amount") {
      const option = this.loud.find((one) => amountOf(one.key) === this.amount);
      return option ? { label: t("table.take", option.label), key: option.key, enabled: idle } : null;
    }
    const picked = [...sitting.picked];
    if (sitting.several) {
      const label = this.parts.deed?.(sitting, picked) ?? this.plainDeed(picked);
      return { label, key: null, enabled: sitting.canConfirm, quiet: picked.length === 0 };
    }
    if (sitting.armed !== null)
      return { label: this.parts.deed?.(sitting, picked) ?? this.plainDeed(picked), key: null, enabled: sitting.canConfirm };
    // What is put forward by the choices themselves, such as a way to pay, is never covered by them.
    const proposed = this.covered && this.asked.kind !== "payment" ? null : sitting.proposed;
    return proposed && sitting.offers(proposed.key) ? { ...proposed, enabled: idle } : null;
  }

  private plainDeed(picked: string[]): string {
    const [only] = picked;
    const least = this.asked?.least ?? 0;
    if (picked.length < least && least > 1) return t("table.choose-n", least);
    if (picked.length === 0) return t(least > 0 ? "table.choose" : "table.choose-none");
    if (picked.length === 1 && only) return t("table.choose-this", this.sitting.label(only));
    return t("table.choose-n", picked.length);
  }

  /** The choice that led here can be taken back at once. */
  get canStepBack(): boolean {
    const sitting = this.sitting;
    return (sitting.state?.undoable ?? 0) > 0 && this.asked?.kind !== "menu" && sitting.undoesAtOnce;
  }

  /** Answer with the option that has this shortcut. True if there was one. */
  pick(shortcut: string): boolean {
    const counted = this.layout !== "payment" && this.layout !== "amount";
    const option = counted ? this.shown.find((one) => this.shortcuts.get(one.key)?.toLowerCase() === shortcut) : undefined;
    if (option) this.sitting.answer(option.key);
    return option !== undefined;
  }

  /** Press the lit button. */
  press(): void {
    const go = this.go;
    if (!go?.enabled) return;
    if (go.key !== null) this.sitting.take(go.key);
    else this.sitting.confirm();
  }
}
