/** French. */
import type { en } from "./en";
import { frame } from "./fr/frame";
import { honest } from "./fr/honest";
import { pages } from "./fr/pages";
import { reach } from "./fr/reach";
import { story } from "./fr/story";

export const fr: Record<keyof typeof en, string> = { ...frame, ...honest, ...pages, ...reach, ...story };
