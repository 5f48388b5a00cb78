/** English. The other languages have exactly these phrases. */
import { frame } from "./en/frame";
import { pages } from "./en/pages";

export const en = { ...frame, ...pages };
