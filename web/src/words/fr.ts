/** French. */
import type { en } from "./en";
import { advice } from "./fr/advice";
import { frame } from "./fr/frame";
import { honest } from "./fr/honest";
import { pages } from "./fr/pages";
import { reach } from "./fr/reach";
import { review } from "./fr/review";
import { story } from "./fr/story";

export const fr: Record<keyof typeof en, string> = { ...advice, ...frame, ...honest, ...pages, ...reach, ...review, ...story };
