/** Which of the three frames fits the window. */

export type Form = "wide" | "upright" | "phone";

export function formOf(width: number, height: number): Form {
  if (width < 600 || height < 480 || (width < 900 && height < 640)) return "phone";
  return width < 900 ? "upright" : "wide";
}

/** Under this width the columns at the sides are slim. */
const ROOMY = 1200;
const LYING = 600;

class Screen {
  form: Form = $state(formOf(innerWidth, innerHeight));
  slim = $state(innerWidth < ROOMY);
  private broad = $state(innerWidth >= LYING);
  /** A phone that lies: the choices have a column of their own. */
  lying = $derived(this.form === "phone" && this.broad);

  constructor() {
    addEventListener("resize", () => {
      this.form = formOf(innerWidth, innerHeight);
      this.slim = innerWidth < ROOMY;
      this.broad = innerWidth >= LYING;
    });
  }
}

export const screen = new Screen();
