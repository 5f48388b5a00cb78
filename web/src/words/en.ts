/** English. The other languages have exactly these phrases. */
import { advice } from "./en/advice";
import { frame } from "./en/frame";
import { honest } from "./en/honest";
import { pages } from "./en/pages";
import { reach } from "./en/reach";
import { review } from "./en/review";
import { story } from "./en/story";

export const en = { ...advice, ...frame, ...honest, ...pages, ...reach, ...review, ...story };
