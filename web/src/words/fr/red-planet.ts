export const redPlanet = {};
