import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 2,
  minutes: 60,
  says: {
    en: "The same planet in cards, all at once.",
    fr: "La même planète en cartes, tous en même temps.",
    pt: "O mesmo planeta em cartas, todos ao mesmo tempo.",
  },
  options: {
    first_game: {
      name: { en: "First game", fr: "Première partie", pt: "Primeira partida" },
    },
    advanced_corporations: {
      name: { en: "More corporations to see", fr: "Plus de corporations à voir", pt: "Mais corporações para ver" },
    },
    coop: {
      name: { en: "Two together", fr: "À deux, ensemble", pt: "Dois juntos" },
    },
    difficulty: {
      name: { en: "Level alone", fr: "Niveau en solo", pt: "Nível sozinho" },
      choices: [
        { value: "novice", name: { en: "Novice", fr: "Novice", pt: "Novato" } },
        { value: "advanced", name: { en: "Advanced", fr: "Avancé", pt: "Avançado" } },
        { value: "expert", name: { en: "Expert", fr: "Expert", pt: "Especialista" } },
      ],
    },
    choose_last_neutral: {
      name: { en: "Choose the last neutral cards", fr: "Choisir les dernières cartes neutres", pt: "Escolher as últimas cartas neutras" },
    },
    deck: {
      name: { en: "Top of the deck", fr: "Dessus de la pioche", pt: "Topo do deck" },
      kind: "list",
    },
    oceans: {
      name: { en: "First oceans", fr: "Premiers océans", pt: "Primeiros oceanos" },
      kind: "list",
      example: "plants-2, mc-4",
    },
    corporations: {
      name: { en: "Corporations dealt", fr: "Corporations distribuées", pt: "Corporações distribuídas" },
      kind: "lists",
      example: "credicor, ecoline; helion, teractor",
    },
    neutral: {
      name: { en: "Neutral deck", fr: "Paquet neutre", pt: "Baralho neutro" },
      kind: "list",
      example: "3, 1, 5",
    },
  },
};
export default shelf;
