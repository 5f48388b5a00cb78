import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 4,
  minutes: 150,
  says: {
    en: "Commute between orbit and a growing colony.",
    fr: "Entre l’orbite et une colonie qui grandit.",
    pt: "Entre a órbita e uma colônia que cresce.",
  },
  options: {
    chapter: {
      name: { en: "Alien Invasion", fr: "Alien Invasion", pt: "Alien Invasion" },
      says: {
        en: "A chapter has its own way to win, and to lose.",
        fr: "Chaque chapitre se gagne et se perd à sa manière.",
        pt: "Cada capítulo se ganha e se perde a seu modo.",
      },
      choices: [
        { value: "base", name: { en: "Base game", fr: "Jeu de base", pt: "Jogo base" } },
        { value: "invasion", name: { en: "Invasion", fr: "Invasion", pt: "Invasion" } },
        { value: "outbreak", name: { en: "Outbreak", fr: "Outbreak", pt: "Outbreak" } },
        { value: "blackout", name: { en: "Blackout", fr: "Blackout", pt: "Blackout" } },
        { value: "monolith", name: { en: "Monolith", fr: "Monolith", pt: "Monolith" } },
      ],
    },
    hard: {
      name: { en: "Hard", fr: "Difficile", pt: "Difícil" },
    },
    length: {
      name: { en: "Length", fr: "Durée", pt: "Duração" },
      says: {
        en: "Short: one of three missions is a long one; long: two are.",
        fr: "Courte : une mission longue sur trois ; longue : deux.",
        pt: "Curta: uma missão longa entre três; longa: duas.",
      },
      choices: [
        { value: "short", name: { en: "Short", fr: "Courte", pt: "Curta" } },
        { value: "long", name: { en: "Long", fr: "Longue", pt: "Longa" } },
      ],
    },
    solo_goal: {
      name: { en: "Goal alone", fr: "Objectif en solo", pt: "Objetivo sozinho" },
      says: {
        en: "What you must reach to win.",
        fr: "Ce qu’il faut atteindre pour gagner.",
        pt: "O que é preciso alcançar para vencer.",
      },
      choices: [
        { value: "first_colonists", name: { en: "First Colonists", fr: "Premiers Colons", pt: "Primeiros Colonos" } },
        { value: "next_generation", name: { en: "Next Generation", fr: "Nouvelle génération", pt: "Nova Geração" } },
        { value: "hunky_dory", name: { en: "Hunky Dory", fr: "Tout va pour le mieux", pt: "Tudo às Mil Maravilhas" } },
        { value: "martian_potato", name: { en: "Martian Potato", fr: "Survie martienne", pt: "Batata Marciana" } },
      ],
    },
    space_oddity: {
      name: { en: "Space Oddity", fr: "Space Oddity", pt: "Space Oddity" },
    },
    first_colonists: {
      name: { en: "First Colonists", fr: "Premiers Colons", pt: "Primeiros Colonos" },
    },
    lacerda_quarters: {
      name: { en: "Lacerda’s quarters", fr: "Quartiers de Lacerda", pt: "Alojamentos de Lacerda" },
      says: {
        en: "What his living quarters score at the end.",
        fr: "Ce qu’ils lui rapportent à la fin.",
        pt: "Quantos pontos lhe rendem no fim.",
      },
      choices: [
        { value: "open", name: { en: "As built", fr: "Selon ses abris", pt: "Pelos abrigos" } },
        { value: "21", name: { en: "Full: 21 points", fr: "Au complet : 21 points", pt: "Cheios: 21 pontos" } },
      ],
    },
    round_limit: {
      name: { en: "Last round", fr: "Dernière manche", pt: "Última rodada" },
      example: "12",
    },
    first_player: {
      name: { en: "First player", fr: "Premier joueur", pt: "Primeiro jogador" },
      kind: "seat",
    },
    missions: {
      name: { en: "Missions", fr: "Missions", pt: "Missões" },
      kind: "list",
      example: "m_blueprint, m_scientist, m_research",
    },
    rewards: {
      name: { en: "Reward tiles", fr: "Tuiles Récompense", pt: "Peças de recompensa" },
      kind: "list",
      example: "rw_tech, rw_ships, rw_bots, rw_mines",
    },
    goals: {
      name: { en: "Private goals dealt", fr: "Objectifs distribués", pt: "Objetivos distribuídos" },
      kind: "lists",
      example: "goal-7, goal-14; goal-3",
    },
    blueprints: {
      name: { en: "First blueprints", fr: "Premiers plans", pt: "Primeiros projetos" },
      kind: "list",
      example: "blueprint-2, blueprint-7",
    },
    discoveries: {
      name: { en: "First discoveries", fr: "Premières découvertes", pt: "Primeiras descobertas" },
      kind: "list",
      example: "d_crystals, d_hire",
    },
    techs: {
      name: { en: "First technologies", fr: "Premières technologies", pt: "Primeiras tecnologias" },
      kind: "list",
      example: "rover, mine, upgrade",
    },
    solo_deck: {
      name: { en: "Lacerda’s first cards", fr: "Premières cartes de Lacerda", pt: "Primeiras cartas de Lacerda" },
      kind: "list",
      example: "solo-3, solo-7",
    },
    infection_deck: {
      name: { en: "First infection cards", fr: "Premières cartes Infection", pt: "Primeiras cartas de infecção" },
      kind: "list",
      example: "any_mine, no_colonist",
    },
    outbreak_missions: {
      name: { en: "Outbreak missions", fr: "Missions d’Outbreak", pt: "Missões de Outbreak" },
      kind: "list",
      example: "o_domes, o_genebank",
    },
    vandalism: {
      name: { en: "First vandalism cards", fr: "Premières cartes Vandalisme", pt: "Primeiras cartas de vandalismo" },
      kind: "list",
      example: "v_mine, v_quiet",
    },
    sabotage: {
      name: { en: "First sabotage cards", fr: "Premières cartes Sabotage", pt: "Primeiras cartas de sabotagem" },
      kind: "list",
      example: "crystal_theft, mine_explosion",
    },
  },
};
export default shelf;
