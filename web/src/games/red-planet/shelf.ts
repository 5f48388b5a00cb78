import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 3,
  minutes: 45,
  says: {
    en: "Nine characters, crowded shuttles, ten zones.",
    fr: "Neuf personnages, des navettes bondées, dix zones.",
    pt: "Nove personagens, naves lotadas, dez zonas.",
  },
  options: {
    first_player: {
      name: { en: "First player", fr: "Premier joueur", pt: "Primeiro jogador" },
      kind: "seat",
    },
    fist: {
      name: { en: "Order from the fist", fr: "Ordre de sortie du poing", pt: "Ordem de saída do punho" },
      kind: "list",
    },
    shuttles: {
      name: { en: "First shuttles", fr: "Premières navettes", pt: "Primeiras naves" },
      kind: "list",
    },
    events: {
      name: { en: "First event cards", fr: "Premières cartes événement", pt: "Primeiras cartas de evento" },
      kind: "list",
    },
    resources: {
      name: { en: "First resource tiles", fr: "Premières tuiles de ressources", pt: "Primeiras peças de recurso" },
      kind: "list",
    },
  },
};
export default shelf;
