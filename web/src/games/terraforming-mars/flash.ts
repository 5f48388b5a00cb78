/** Shared with the other games. */
export { flash } from "../mars/flash";
