/** By which symbol reward tiles, missions, goals and actions are known. */

export const REWARDS: Record<string, string> = {
  rw_tech: "tech",
  rw_ships: "ship-piece",
  rw_advanced: "blueprint",
  rw_mines: "mine",
  rw_bots: "bots",
  rw_discovery: "moves",
  rw_shelters: "shelter",
  rw_colonists: "colonist",
};

export const MISSIONS: Record<string, string> = {
  m_research: "research",
  m_blueprint: "blueprint",
  m_advanced: "upgrade",
  m_bots: "bots",
  m_discovery: "moves",
  m_tech: "tech",
  m_progress: "goal",
  m_scientist: "scientist",
  m_contract: "contract",
};

/** What a private goal counts. */
export const NEEDS: Record<string, string> = {
  blueprints: "blueprint",
  advanced_buildings: "upgrade",
  mines: "mine",
  discoveries: "moves",
  advanced_in_complex: "upgrade",
  advanced_in_complexes: "upgrade",
  same_resource: "any",
  shelters: "shelter",
  colony_level: "goal",
  colonists: "colonist",
  techs: "tech",
  ships: "ship-piece",
  research: "research",
  scientists_and_contracts: "scientist",
  techs_on_cells: "tech",
  progress_cubes: "goal",
};

/** Main actions. */
export const ACTIONS: Record<string, string> = {
  "landing-pod": "pod",
  "obtain-blueprint": "blueprint",
  "learn-tech": "tech",
  "research-dev": "research",
  resupply: "warehouse",
  "control-center": "moves",
  construct: "greenhouse",
  upgrade: "upgrade",
  "welcome-ship": "ship",
  "hire-or-contract": "scientist",
};

/** Executive actions of the depot. */
export const EXECUTIVES: Record<string, string> = {
  "develop-free": "tech",
  rover: "rover",
  blueprint: "blueprint",
  upgrade: "upgrade",
  mineral: "mineral",
  bots: "bots",
  warehouse: "warehouse",
};
