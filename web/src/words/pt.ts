/** Brazilian Portuguese. */
import type { en } from "./en";
import { frame } from "./pt/frame";
import { honest } from "./pt/honest";
import { pages } from "./pt/pages";
import { reach } from "./pt/reach";
import { story } from "./pt/story";

export const pt: Record<keyof typeof en, string> = { ...frame, ...honest, ...pages, ...reach, ...story };
