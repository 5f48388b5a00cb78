import type { GameParts } from "../parts";

const parts: GameParts = {};

export default parts;
