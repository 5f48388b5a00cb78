"""Hints for Invasion, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "first-nest": "Les troupes apparaissent sur vos nids et autour. Commencez loin des robots des humains, là où il y a de la place.",
    "alien-turn": "Chaque action ne sert qu’une fois avant le retour de vos jetons : répartissez-les. Vous gagnez avec vingt troupes sur Mars en même temps.",
    "alien-second": "Une seconde action coûte un cristal et un jeton de plus. Le pouvoir d’un nid est gratuit, mais ne sert qu’une fois avant la remise à zéro.",
    "token": "Les jetons rouges reviennent à la remise à zéro, pas les jetons à usage unique. Dépensez un de ceux-ci pour repousser votre remise à zéro d’un tour.",
    "nest": "Chaque nid fait de la place à d’autres troupes. Un nouveau nid peut aussi recevoir un plan.",
    "deploy": "Placez les troupes hors de portée des robots et de l’unité de sécurité, ou à côté de ce que vous voulez piller ou corrompre.",
    "steal": "On prend d’abord les cristaux proches des troupes, puis ceux de l’entrepôt, puis ceux des humains que vos troupes côtoient.",
    "alien-learn": "Une Couvée très développée amène plus de troupes à chaque déploiement. La Carapace émousse les frappes, le Siphon paie le reste.",
    "alien-develop": "La Couvée ne rapporte qu’une fois très développée. Deux niveaux de Carapace sauvent une troupe à chaque frappe.",
    "react": "Les humains se sont entraidés, et vous en tirez la leçon. Faites ce pas : il est gratuit.",
    "plan": "Un plan ne sert à rien tant qu’un nid n’a pas évolué avec lui. Le jeton à usage unique est à vous tout de suite.",
    "march": "Une troupe en marche chasse mineurs et robots et prend les cristaux, mais elle n’entre pas dans un bâtiment avancé.",
    "evolve": "Le pouvoir sert une fois par cycle de vos jetons, à la place d’une seconde action.",
    "evolve-nest": "Les pouvoirs agissent de partout : n’importe quel nid convient.",
    "corrupt": "Un bâtiment corrompu ne produit rien, brise son complexe et ne peut pas être amélioré. Choisissez-en un dont les humains ont besoin.",
    "abduct": "L’équipe perd aussitôt les points de ce scientifique et devra le payer à nouveau.",
    "spores": "Choisissez l’action dont les humains vont avoir le plus besoin.",
    "tunnels": "Choisissez une troupe sur le point d’être frappée, ou trop éloignée pour servir.",
    "tunnel-to": "Un coin tranquille sauve la troupe ; un hexagone voisin d’un abri permet d’en voler le propriétaire.",
    "strike": "Chaque troupe éliminée rapporte des points à l’équipe, et l’alien devra la déployer à nouveau.",
}
