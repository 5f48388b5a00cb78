/** What the chapters of Alien Invasion add to a view. A table has the block of its own chapter, and no other. */

export interface Progress {
  have: number;
  need: number;
}

export interface MonolithSeen {
  goals: {
    blueprint: number;
    contract: number;
    technology: string;
    scientist: string;
    discovery: { discovery: number; research: number };
  };
  /** How far the goals are, in the order in which they are named above. */
  standing: Progress[];
  /** Goals that win. */
  to_win: number;
  last_time: number;
  /** The times at which sabotage strikes. */
  icons: number[];
  /** Cubes with which a card strikes. */
  ripe: number;
  deck: number | number[];
  to_come: Record<string, number>;
  in_play: { num: number; id: string; cubes: number }[];
  past: number[];
  bombed: boolean;
  plans_changed: boolean;
  dearer: boolean;
  unrewarded: boolean;
  debt: number;
  disabled: number;
}

export interface VandalismSeen {
  deck: number | string[];
  /** How many cards of each kind are still in the deck. */
  left: Record<string, number>;
  discard: string[];
  vandalised: string[];
  blackouts: { hex: string; seat: number }[];
  limit: number;
  completions: number;
  quota: number;
  repairs: number;
}

export interface InfectionSeen {
  deck: number | string[];
  left: Record<string, number>;
  discard: string[];
  /** Open cards without a colonist that shuffle the deck anew. */
  reshuffle: number;
  missions: { id: string; have: number; need: number }[];
  infected: number;
  active: number;
  limit: number;
  /** Vaccines left. */
  tokens: number;
}

export interface TeamSeen {
  points: number;
  to_win: number;
  last_round: number;
  parts: Record<string, number>;
}

export type Lying = "free" | "red" | "expendable" | "sabotage";

export interface AlienSeen {
  seat: number;
  turn: boolean;
  crystals: number;
  capacity: number;
  red: number;
  expendable: number;
  spaces: Record<string, Lying>;
  locked: string[];
  sabotage_left: number;
  techs: Record<string, number>;
  blueprints: Record<string, { at: "offer" | "held" | "evolved"; nest?: string; used?: boolean }>;
  nests: string[];
  nests_left: number;
  troops: string[];
  troops_left: number;
  to_win: number;
  deploys: number;
  steals: number;
  marches: number;
  corrupted: string[];
  security: string;
  spores: string | null;
}

/** What is printed on the alien's board. */
export interface AlienPrinted {
  spaces: { id: string; level: number; crystals: number; amount: number }[];
  techs: string[];
  top_level: number;
  blueprints: string[];
}

/** A player's infected, or vaccinated, colonists by place. */
export interface HealthSeen {
  quarters: number;
  working: number;
  slots: Record<string, number>;
  mines: string[];
}

/** How many of them are not at home. */
export function outOf(health: HealthSeen | undefined): number {
  if (!health) return 0;
  return health.working + health.mines.length + Object.values(health.slots).reduce((sum, one) => sum + one, 0);
}

export interface ChapterSeen {
  /** Where the time marker stands: time gone by in Monolith, rounds left in Blackout and Outbreak. */
  time?: number;
  outcome?: "undecided" | "lost" | "won";
  monolith?: MonolithSeen;
  vandalism?: VandalismSeen;
  infection?: InfectionSeen;
  team?: TeamSeen;
  alien?: AlienSeen;
}

export type ChapterId = "monolith" | "blackout" | "outbreak" | "invasion";

/** The chapter that is played; null in the base game. */
export function chapterOf(view: ChapterSeen): ChapterId | null {
  if (view.monolith) return "monolith";
  if (view.vandalism) return "blackout";
  if (view.infection) return "outbreak";
  return view.alien ? "invasion" : null;
}

/** Whether each player has points of their own: where all win or lose together, nobody does. */
export function countsPoints(view: ChapterSeen): boolean {
  const chapter = chapterOf(view);
  return chapter === null || chapter === "monolith";
}
