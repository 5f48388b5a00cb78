/** The open decision as panel and action bar show it: what is lit, what is typed, which way to pay. */

import type { GameParts } from "../games/parts";
import type { OptionShown } from "../table/protocol";
import type { Sitting } from "../table/sitting.svelte";
import { t } from "../words/index.svelte";
import { amountOf, digitsOf, FEW, fits, isQuiet, layoutOf, question, spoken, type Layout } from "./options";
import { bound } from "./names";
import { slide, slidersOf, waysOf, type Way } from "./payment";

export interface Go {
  label: string;
  /** It answers with this key at once; otherwise it confirms what was picked. */
  key: string | null;
  enabled: boolean;
}

export class Asking {
  typed = $state("");
  /** "Pay another way" has been opened. */
  mixing = $state(false);
  private way: Way | null = $state.raw(null);
  private wanted: number | null = $state(null);
  private of = "";

  constructor(
    readonly sitting: Sitting,
    readonly parts: GameParts,
  ) {}

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
  layout: Layout = $derived.by(() => (this.asked ? layoutOf(this.asked) : "rows"));
  source = $derived.by(() => (this.asked?.source ? this.sitting.name(this.asked.source) : ""));
  heading = $derived.by(() => (this.asked ? bound(question(this.asked.prompt, this.source)) : ""));
  /** Passing is chosen and waits for the second word. */
  passing = $derived.by(() => this.sitting.armed === "pass");

  loud: OptionShown[] = $derived.by(() => (this.asked?.options ?? []).filter((option) => !isQuiet(option.key)));
  quiet: OptionShown[] = $derived.by(() => (this.asked?.options ?? []).filter((option) => isQuiet(option.key)));
  filters = $derived.by(() => this.loud.length > FEW && (this.layout === "many" || this.layout === "ticks"));
  /** What the filter lets through; digits count these. */
  shown: OptionShown[] = $derived.by(() => {
    const typed = this.filters ? this.typed.trim() : "";
    return typed ? this.loud.filter((option) => fits(`${option.label} ${option.key.split(" ").slice(1).join(" ")}`, typed)) : this.loud;
  });

  digits: Map<string, number> = $derived.by(() => digitsOf(this.shown));

  // Paying.
  ways: Way[] = $derived.by(() => waysOf(this.asked?.options ?? []) ?? []);
  sliders = $derived.by(() => slidersOf(this.ways));
  get chosenWay(): Way | null {
    return this.way ?? this.ways[0] ?? null;
  }
  slide(resource: string, share: number): void {
    if (this.chosenWay) this.way = slide(this.ways, this.chosenWay, resource, share);
  }

  // A number.
  amounts: number[] = $derived.by(() =>
    this.loud.map((option) => amountOf(option.key)).filter((amount) => amount !== null).sort((a, b) => a - b),
  );
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
  go: Go | null = $derived.by(() => {
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
    if (sitting.several)
      return { label: this.parts.deed?.(sitting, picked) ?? this.plainDeed(picked), key: null, enabled: sitting.canConfirm };
    if (sitting.armed !== null)
      return { label: this.parts.deed?.(sitting, picked) ?? this.plainDeed(picked), key: null, enabled: sitting.canConfirm };
    return null;
  });

  private plainDeed(picked: string[]): string {
    const [only] = picked;
    if (picked.length === 0) return t("table.choose-none");
    if (picked.length === 1 && only) return t("table.choose-this", spoken(this.sitting.label(only)).main);
    return t("table.choose-n", picked.length);
  }

  /** The choice that led here can be taken back at once. */
  get canStepBack(): boolean {
    const sitting = this.sitting;
    return (sitting.state?.undoable ?? 0) > 0 && this.asked?.kind !== "menu" && sitting.undoesAtOnce;
  }

  /** Answer with the option that carries this digit. True if there was one. */
  pick(number: number): boolean {
    const counted = this.layout !== "payment" && this.layout !== "amount";
    const option = counted ? this.shown.find((one) => this.digits.get(one.key) === number) : undefined;
    if (option) this.sitting.answer(option.key);
    return option !== undefined;
  }

  /** Press the lit button. */
  press(): void {
    const go = this.go;
    if (!go?.enabled) return;
    if (go.key !== null) void this.sitting.choose([go.key]);
    else this.sitting.confirm();
  }
}
