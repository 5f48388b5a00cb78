/** French. */
import type { en } from "./en";
import { frame } from "./fr/frame";
import { pages } from "./fr/pages";
import { story } from "./fr/story";

export const fr: Record<keyof typeof en, string> = { ...frame, ...pages, ...story };
