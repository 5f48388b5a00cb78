import type { story as en } from "../en/story";

export const story: Record<keyof typeof en, string> = {
  "table.befell": "Voici ce qui vous est arrivé",
  "table.befell-seen": "Vu",
  "table.found": "{0} ligne trouvée|{0} lignes trouvées",
  "table.search-close": "Fermer la recherche",

  "hint.offer": "Première partie ? De courts conseils expliquent chaque nouvelle décision.",
  "hint.show": "Montrer les conseils",
  "hint.not": "Non, merci",
  "hint.title": "Conseil",
  "hint.seen": "Compris",
  "hint.off": "Plus de conseils",
  "hint.wanted": "Conseils pour une première partie",
  "hint.wanted-why": "À chaque nouveau type de décision : à quoi elle sert. Réactivés, ils reprennent depuis le début.",

  "after.met": "atteint",
  "after.not-met": "pas atteint",
  "after.no-reason": "Trop serré pour le dire par les chiffres.",
  "after.through": "avec : {0}",
  "after.until": "jusqu’à {0}",
  "after.from": "à partir de {0}",
  "after.why-wins": "{1} l’emporte de {0} point.|{1} l’emporte de {0} points.",
  "after.why-wins-by": "{1} l’emporte de {0} point, surtout {2} (+{3} sur {4}).|{1} l’emporte de {0} points, surtout {2} (+{3} sur {4}).",
  "after.why-tiebreak":
    "{1} et {2} ont {0} point chacun ; le départage a tranché.|{1} et {2} ont {0} points chacun ; le départage a tranché.",
  "after.why-shared": "{1} se partagent la victoire avec {0} point chacun.|{1} se partagent la victoire avec {0} points chacun.",
  "after.why-nobody":
    "Personne n’atteint le but ; {1} a le plus de points : {0}.|Personne n’atteint le but ; {1} a le plus de points : {0}.",
  "after.why-solo-won": "{1} y arrive à temps, avec {0} point.|{1} y arrive à temps, avec {0} points.",
  "after.why-solo-lost": "Le temps a manqué à {1}, avec {0} point.|Le temps a manqué à {1}, avec {0} points.",
  "after.why-rival-won": "{1} bat son rival de {0} point.|{1} bat son rival de {0} points.",
  "after.why-rival-ahead":
    "{1} a {0} point d’avance sur son rival, mais l’objectif est manqué.|{1} a {0} points d’avance sur son rival, mais l’objectif est manqué.",
  "after.why-rival-lost": "Il manque {0} point à {1} pour battre son rival.|Il manque {0} points à {1} pour battre son rival.",
  "after.why-most": "Le gros des points est venu {0} : {1} sur {2}.",
  "after.why-always": "{0} a mené du début à la fin.",
  "after.why-from": "{0} a mené {1}.",
  "after.why-until": "{1} a mené {2}, avec {0} point d’avance à ce moment.|{1} a mené {2}, avec {0} points d’avance à ce moment.",
  "after.why-despite": "{0} a gagné davantage {1} (+{2}), sans que cela suffise.",
  "after.why-card": "La meilleure carte : {1}, {0} point pour {2}.|La meilleure carte : {1}, {0} points pour {2}.",
};
