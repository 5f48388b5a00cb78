/** Which of the four frames fits the window. */

export type Form = "wide" | "tablet" | "upright" | "phone";

export function formOf(width: number, height: number): Form {
  if (width < 600 || height < 480) return "phone";
  if (width < 900) return "upright";
  return width < 1200 ? "tablet" : "wide";
}

class Screen {
  form: Form = $state(formOf(innerWidth, innerHeight));

  constructor() {
    addEventListener("resize", () => {
      this.form = formOf(innerWidth, innerHeight);
    });
  }
}

export const screen = new Screen();
