/** French. */
import type { en } from "./en";
import { frame } from "./fr/frame";
import { pages } from "./fr/pages";
import { redPlanet } from "./fr/red-planet";
import { terraformingMars } from "./fr/terraforming-mars";

export const fr: Record<keyof typeof en, string> = { ...frame, ...pages, ...redPlanet, ...terraformingMars };
