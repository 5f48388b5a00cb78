/** English. The other languages have exactly these phrases. */
import { frame } from "./en/frame";
import { pages } from "./en/pages";
import { redPlanet } from "./en/red-planet";
import { terraformingMars } from "./en/terraforming-mars";

export const en = { ...frame, ...pages, ...redPlanet, ...terraformingMars };
