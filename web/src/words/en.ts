/** English. The other languages have exactly these phrases. */
import { frame } from "./en/frame";
import { pages } from "./en/pages";
import { reach } from "./en/reach";
import { story } from "./en/story";

export const en = { ...frame, ...pages, ...reach, ...story };
