/** Which drawings there are. */
import icons from "./icons.svg?raw";

const names = new Set([...icons.matchAll(/id="i-([a-z0-9-]+)"/g)].map((found) => found[1]));

export function hasIcon(name: string): boolean {
  return names.has(name);
}
