/** Brazilian Portuguese. */
import type { en } from "./en";
import { advice } from "./pt/advice";
import { frame } from "./pt/frame";
import { honest } from "./pt/honest";
import { pages } from "./pt/pages";
import { reach } from "./pt/reach";
import { review } from "./pt/review";
import { story } from "./pt/story";

export const pt: Record<keyof typeof en, string> = { ...advice, ...frame, ...honest, ...pages, ...reach, ...review, ...story };
