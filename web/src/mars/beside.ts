/** Where a box goes beside the thing that opened it: under it, else above it, and always within the screen. */

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const GAP = 6;

export function beside(
  from: { left: number; right: number; top: number; bottom: number },
  box: Size,
  screen: Size,
): { left: number; top: number } {
  const within = (wanted: number, size: number, room: number) => Math.max(EDGE, Math.min(wanted, room - size - EDGE));
  const under = from.bottom + GAP;
  const above = from.top - GAP - box.height;
  const top = under + box.height + EDGE <= screen.height || above < EDGE ? under : above;
  return { left: within(from.right - box.width, box.width, screen.width), top: within(top, box.height, screen.height) };
}
