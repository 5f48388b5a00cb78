import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 1,
  minutes: 120,
  says: {
    en: "Warm it, flood it, plant it; own the cards.",
    fr: "Réchauffer, inonder, planter ; et posséder les cartes.",
    pt: "Aquecer, inundar, plantar; e ter as cartas na mão.",
  },
  options: {
    corporate_era: {
      name: { en: "Corporate Era", fr: "Ère corporative", pt: "Era das Corporações" },
      // What the rules fix for this many seats.
      fixed: {
        seats: 1,
        note: {
          en: "The solo game is always played with it.",
          fr: "Le jeu en solo se joue toujours avec.",
          pt: "O jogo solo é sempre jogado com ela.",
        },
      },
    },
    draft: {
      name: { en: "Draft", fr: "Draft", pt: "Draft" },
    },
    beginners: {
      name: { en: "Beginner corporations", fr: "Corporations « débutant »", pt: "Corporações para iniciantes" },
      kind: "seats",
      mark: { en: "Beginner", fr: "Débutant", pt: "Iniciante" },
      note: {
        en: "Starts with a beginner corporation and keeps the cards dealt, without paying for them.",
        fr: "Commence avec une corporation « débutant » et garde les cartes reçues sans les payer.",
        pt: "Começa com uma corporação para iniciantes e fica com as cartas recebidas, sem pagar por elas.",
      },
    },
    house: {
      name: { en: "House cards", fr: "Cartes maison", pt: "Cartas da casa" },
    },
    first_player: {
      name: { en: "First player", fr: "Premier joueur", pt: "Primeiro jogador" },
      kind: "seat",
    },
    deck: {
      name: { en: "Top of the deck", fr: "Dessus de la pioche", pt: "Topo do deck" },
      kind: "list",
    },
    corporations: {
      name: { en: "Corporations dealt", fr: "Corporations distribuées", pt: "Corporações distribuídas" },
      kind: "lists",
      example: "credicor, ecoline; helion, teractor",
    },
  },
};
export default shelf;
