/** Our symbols of this game, in boxes of 24 by 24. A colour is the name of a token; "" is the colour of the text around. */

export interface Part {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

export const GLYPHS: Record<string, Part[]> = {
  mineral: [
    { d: "M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5h-12a5 5 0 0 1 -5 -5v-12a5 5 0 0 1 5 -5z", fill: "om-mineral" },
    { d: "M4.5 16.5 7 8.5l5.5-3.5 5 3 2 6.5-4 5H8z", fill: "om-mineral-ink" },
    { d: "m7 8.5 4.5 3.5 6-4M11.5 12l-1 7", line: "om-mineral", width: 1.3 },
  ],
  battery: [
    { d: "M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5h-12a5 5 0 0 1 -5 -5v-12a5 5 0 0 1 5 -5z", fill: "om-battery" },
    { d: "M9.5 3.5h5v2.3H17a1 1 0 0 1 1 1V19.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V6.8a1 1 0 0 1 1-1h2.5z", fill: "om-battery-ink" },
    { d: "M13 8.5 9 14h2.6l-.8 4L15 12.5h-2.6z", fill: "om-battery" },
  ],
  water: [
    { d: "M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5h-12a5 5 0 0 1 -5 -5v-12a5 5 0 0 1 5 -5z", fill: "om-water" },
    { d: "M12 3.5c2.2 4 6 7 6 11a6 6 0 0 1-12 0c0-4 3.8-7 6-11z", fill: "om-water-ink" },
    { d: "M9 14.5a3 3 0 0 0 2.7 3", line: "om-water", width: 1.6 },
  ],
  plant: [
    { d: "M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5h-12a5 5 0 0 1 -5 -5v-12a5 5 0 0 1 5 -5z", fill: "om-plant" },
    { d: "M11 20.5V13C6.5 13 4.5 10 4.5 6c4.8 0 7 2.3 7.5 5.5C12.5 8 15 5 19.5 5c0 4.8-2 7.5-6.5 8v7.5z", fill: "om-plant-ink" },
  ],
  oxygen: [
    {
      d: "M6 1h12a5 5 0 0 1 5 5v12a5 5 0 0 1 -5 5h-12a5 5 0 0 1 -5 -5v-12a5 5 0 0 1 5 -5z",
      fill: "om-oxygen",
      line: "om-oxygen-edge",
      width: 0.8,
    },
    { d: "M4.3 13a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0 -9.4 0z", line: "om-oxygen-ink", width: 2.6 },
    { d: "M13.8 8a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z", line: "om-oxygen-ink", width: 2.2 },
    { d: "M15.1 17a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z", fill: "om-oxygen-ink" },
  ],
  crystal: [
    { d: "M10 2.5 15 8v9.5l-5 4-5-4V8z", fill: "om-crystal", line: "om-crystal-edge", width: 1.2 },
    { d: "M10 2.5v19M5 8l5 3.5L15 8", line: "om-crystal-cut", width: 1.1 },
    { d: "M15 12.5 19.5 9l2 3v6l-3.5 3.5-3-2z", fill: "om-crystal-hi", line: "om-crystal-edge", width: 1.2 },
  ],
  mine: [
    { d: "M12 3.5 5 20.5M12 3.5l7 17M8 13h8M6.7 16.8h10.6M12 3.5V8", line: "", width: 2 },
    { d: "M9.7 8.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0z", fill: "" },
  ],
  generator: [
    { d: "M12 11.5V21M9 21h6", line: "", width: 2 },
    {
      d: "M12 10.5c-1.8-2.5-1.8-5 0-8 1.8 3 1.8 5.5 0 8zM12.5 11c3-.3 5.3.9 7 4-3.5 0-5.7-1.2-7-4zM11.5 11c-1.3 2.8-3.5 4-7 4 1.7-3.1 4-4.3 7-4z",
      fill: "",
    },
  ],
  water_extractor: [
    { d: "M6 20.5 10 9h4l4 11.5M7.5 16h9M12 9V5.5M12 5.5h6v4", line: "", width: 1.9 },
    { d: "M18 11c1 1.7 2 2.5 2 4a2 2 0 0 1-4 0c0-1.5 1-2.3 2-4z", fill: "" },
  ],
  greenhouse: [
    { d: "M3.5 20v-7.5a8.5 8.5 0 0 1 17 0V20z", line: "", width: 1.9 },
    { d: "M11.2 20v-5.5C8 14.5 7 12.5 7 10c3 0 4.6 1.5 5 3.7.4-2.3 2-4 5-4 0 3.2-1.3 5-4.2 5.3V20z", fill: "" },
  ],
  oxygen_condenser: [
    { d: "M7 20.5V9.5a5 5 0 0 1 10 0v11z", line: "", width: 1.9 },
    { d: "M12 4.5V2.5M4 20.5h16", line: "", width: 1.9 },
    { d: "M8.8 15a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z", line: "", width: 1.6 },
    { d: "M12.3 10.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z", fill: "" },
  ],
  shelter: [
    { d: "M3 18.5a9 9 0 0 1 18 0z", line: "", width: 1.9 },
    { d: "M12 9.5v9M6.5 11.5 9 18.5M17.5 11.5 15 18.5M9.8 18.5v-3h4.4v3", line: "", width: 1.4 },
  ],
  rover: [
    { d: "M3 14.5 5.5 9h9l4.5 3.5v2z", fill: "" },
    { d: "M3.9 17.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z", line: "", width: 1.9 },
    { d: "M13.9 17.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z", line: "", width: 1.9 },
    { d: "M14 9V5h4", line: "", width: 1.7 },
  ],
  ship: [
    { d: "M12 2c3.5 3 4.7 7 4.5 12h-9C7.3 9 8.5 5 12 2z", fill: "" },
    { d: "M7.5 11 4.5 16.5 7.5 16M16.5 11l3 5.5-3-.5", fill: "" },
    { d: "M10 16.5 12 21.5l2-5", line: "", width: 1.9 },
  ],
  upgrade: [{ d: "m5 13 7-7 7 7M5 20l7-7 7 7", line: "", width: 2.6 }],
  bots: [
    { d: "M8.5 9h7a3 3 0 0 1 3 3v4.5a3 3 0 0 1 -3 3h-7a3 3 0 0 1 -3 -3v-4.5a3 3 0 0 1 3 -3z", fill: "" },
    { d: "M12 9V5M3.5 12v5M20.5 12v5", line: "", width: 1.9 },
    { d: "M10.3 4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z", fill: "" },
  ],
  colonist: [
    {
      d: "M12 1.6a5.4 5.4 0 0 1 4.2 8.8c2.6 1 4.3 3.4 4.3 6.4v4.6a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-4.6c0-3 1.7-5.4 4.3-6.4A5.4 5.4 0 0 1 12 1.6z",
      fill: "",
      line: "plate",
      width: 1.4,
    },
    { d: "M8.6 6.3c1.8-1.1 5-1.1 6.8 0 .3 2.4-1.3 3.7-3.4 3.7s-3.7-1.3-3.4-3.7z", fill: "plate" },
  ],
  "bot-piece": [
    { d: "M12 1.2v3.5", line: "plate", width: 3.6 },
    { d: "M12 1.5v4M2.8 11.5v5.5M21.2 11.5v5.5", line: "", width: 2 },
    { d: "M8.2 5h7.6a4 4 0 0 1 4 4v6a4 4 0 0 1 -4 4h-7.6a4 4 0 0 1 -4 -4v-6a4 4 0 0 1 4 -4z", fill: "", line: "plate", width: 1.3 },
    { d: "M6.5 19h3.5v3.5H6.5zM14 19h3.5v3.5H14z", fill: "", line: "plate", width: 1.1 },
  ],
  "rover-piece": [
    { d: "M15.5 7V2.5h4", line: "", width: 2 },
    { d: "M1.5 16 4 6.5h13l5.5 5.5v4z", fill: "", line: "plate", width: 1.3 },
    { d: "M2.6 18.3a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0z", fill: "", line: "plate", width: 1.6 },
    { d: "M14 18.3a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0z", fill: "", line: "plate", width: 1.6 },
  ],
  "ship-piece": [
    { d: "M12 .8c4 3.4 5.3 8.5 5 14.7H7C6.7 9.3 8 4.2 12 .8z", fill: "", line: "plate", width: 1.3 },
    { d: "M7.2 11 3 18l4 -1.5M16.8 11 21 18l-4-1.5M9.5 16l2.5 6.5 2.5-6.5", fill: "", line: "plate", width: 1.2 },
  ],
  shuttle: [
    { d: "M12 1c3 2.5 4.5 6 4.5 11v2l4 4v3l-6.5-2h-4L3.5 21v-3l4-4v-2C7.5 7 9 3.5 12 1z", fill: "om-hull", line: "plate", width: 1.2 },
    { d: "M10 7.5c1.2-.8 2.8-.8 4 0v3h-4z", fill: "plate" },
  ],
  blueprint: [
    {
      d: "M5.5 4h13a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z",
      fill: "om-print",
      line: "sea-bed-line",
      width: 1.2,
    },
    { d: "M7 16.5v-5l5-3.5 5 3.5v5M7 16.5h10M10.5 16.5v-3h3v3", line: "om-print-line", width: 1.3 },
  ],
  pod: [{ d: "M5 14c0-5 2.5-9 7-10.5C16.5 5 19 9 19 14l-2.5 2h-9zM8 16l-2 4.5M16 16l2 4.5M9.5 11.5h5", line: "", width: 1.8 }],
  warehouse: [{ d: "M4 8.5h16V20H4zM4 8.5 6.5 4h11L20 8.5M9.5 12.5h5", line: "", width: 1.8 }],
  contract: [{ d: "M6 3h9l3.5 3.5V21H6zM9 10h6.5M9 13.5h6.5M9 17h3", line: "", width: 1.7 }],
  goal: [
    { d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z", line: "", width: 1.7 },
    { d: "M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", line: "", width: 1.7 },
    { d: "M10.7 12a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z", fill: "" },
  ],
  moves: [{ d: "M5 18.5h3.5V14H13V9.5h4.5M14 5.5l4 4-4 4", line: "", width: 1.9 }],
  tech: [
    { d: "M7 3.5h10l5 8.5-5 8.5H7L2 12z", line: "", width: 1.8 },
    { d: "M12 8.500v7M8.500 12h7", line: "", width: 1.8 },
  ],
  research: [
    { d: "M9.5 3.5h5M10.5 3.5V10L5 18.5a1.7 1.7 0 0 0 1.5 2.5h11a1.7 1.7 0 0 0 1.5-2.5L13.5 10V3.5M8 15.5h8", line: "", width: 1.8 },
  ],
  scientist: [
    { d: "M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", line: "", width: 1.8 },
    { d: "M4.5 21c0-4.5 3-7.500 7.500-7.500s7.500 3 7.500 7.500zM9.500 14l2.500 3.500 2.500-3.500", line: "", width: 1.8 },
  ],
  defense: [{ d: "M12 2.500 20 5.500v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6zM8 12h8M12 8v8", line: "", width: 1.9 }],
  troop: [
    { d: "M12 2.500c5 0 8 3.400 8 8 0 5-4.500 11-8 11s-8-6-8-11c0-4.600 3-8 8-8z", fill: "om-alien" },
    {
      d: "M5.800 10.500c3 0 5 1.800 5 4.700-3 0-5-1.800-5-4.700zM18.200 10.500c-3 0-5 1.800-5 4.700 3 0 5-1.800 5-4.700z",
      fill: "om-alien-ink",
    },
  ],
  nest: [
    { d: "M2.500 20C3.500 11 7 4.500 12 4.500S20.500 11 21.500 20z", fill: "om-alien-lo", line: "om-alien", width: 1.5 },
    { d: "M8 20c0-4.500 1.500-7.500 4-7.500s4 3 4 7.500z", fill: "om-alien-ink", line: "om-alien", width: 1.2 },
  ],
  bolt: [{ d: "M13.500 2.500 5 13.500h6l-1.500 8L19 10h-6.500z", fill: "" }],
  virus: [
    { d: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", fill: "" },
    { d: "M12 2.500v19M2.500 12h19M5.300 5.300l13.400 13.400M18.700 5.300 5.300 18.700", line: "", width: 1.6 },
  ],
  vaccine: [
    { d: "M6 13.5 13.5 6l4.5 4.5-7.5 7.5z", fill: "" },
    { d: "m3 21 4.5-4.5M15.7 8.3 19.5 4.5M17 2.5 21.5 7", line: "", width: 2.2 },
  ],
  monolith: [{ d: "M8.500 2.500h7v18.500h-7zM5 21h14", line: "", width: 1.9 }],
  any: [
    { d: "M5.500 2.500h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z", line: "", width: 1.6 },
    { d: "M9 9.200a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.500M12 17.500v.1", line: "", width: 2 },
  ],
};

/** What has a hexagonal plate of its own colour: buildings, and the technologies that are for none. */
export const PLATES: ReadonlySet<string> = new Set([
  "mine",
  "generator",
  "water_extractor",
  "greenhouse",
  "oxygen_condenser",
  "shelter",
  "rover",
  "ship",
  "upgrade",
  "defense",
]);
