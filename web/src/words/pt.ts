/** Brazilian Portuguese. */
import type { en } from "./en";
import { frame } from "./pt/frame";
import { pages } from "./pt/pages";
import { redPlanet } from "./pt/red-planet";
import { terraformingMars } from "./pt/terraforming-mars";

export const pt: Record<keyof typeof en, string> = { ...frame, ...pages, ...redPlanet, ...terraformingMars };
