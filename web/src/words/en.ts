/** English. The other languages have exactly these phrases. */
import { frame } from "./en/frame";
import { honest } from "./en/honest";
import { pages } from "./en/pages";
import { reach } from "./en/reach";
import { story } from "./en/story";

export const en = { ...frame, ...honest, ...pages, ...reach, ...story };
