export const terraformingMars = {};
