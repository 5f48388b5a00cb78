"""Hints for a first game, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "keep": "Cette carte bonus reste secrète et rapporte à la fin si vous faites ce qu’elle demande. Gardez celle dont les zones ou les ressources sont à votre portée.",
    "character": "Tout le monde choisit en secret, puis les personnages sont appelés de 1 à 9. Les petits numéros agissent d’abord et prennent les places ; un personnage joué ne revient qu’avec le Recruteur.",
    "board": "Vos astronautes n’arrivent sur Mars qu’en navette. Regardez où elle se pose et quand elle sera complète : seule une navette complète décolle d’elle-même.",
    "board-together": "Ces astronautes voyagent ensemble : il faut une navette avec assez de places. C’est un bon moyen de prendre une zone d’un coup.",
    "destination": "Vous décidez où cette navette se pose. Pensez à vos cartes bonus et aux zones où quelques astronautes suffisent pour la majorité.",
    "branch": "Choisissez l’un des deux. Une nouvelle carte événement peut être un bonus pour vous ; regarder une découverte dit ce que vaudra vraiment une zone.",
    "look": "Une découverte change sa zone à la fin de la partie. Regardez là où vous avez des astronautes, ou là où vous comptez aller.",
    "place-discovery": "Vous seul connaissez cette carte jusqu’à la fin. Bonne, posez-la là où vous êtes fort ; mauvaise, là où sont les autres.",
    "move": "Vos astronautes passent dans des zones voisines, un pas à la fois. Le même peut continuer, ou plusieurs bouger ; cherchez les zones où un de plus donne la majorité.",
    "launch": "Vous pouvez faire partir une navette avant qu’elle soit complète. Faites-le quand les vôtres sont à bord et que d’autres veulent encore monter.",
    "destroy": "Tout l’équipage est perdu pour de bon. Cherchez une navette pleine d’adversaires, et vérifiez qu’aucun des vôtres n’y est.",
    "replace": "Votre astronaute prend la place d’un adversaire : un de plus pour vous, un de moins pour lui. De quoi renverser une majorité.",
    "replace-whom": "Prenez la place de celui qui vous talonne ici, ou du joueur qui mène.",
    "kill": "Un astronaute d’une zone extérieure est perdu pour de bon. Choisissez une zone où un de moins change la majorité ; vous pouvez aussi renoncer.",
    "kill-whom": "Éliminez un astronaute de celui qui vous sépare de la majorité ici, ou du joueur qui mène.",
    "redirect": "Envoyez une navette ailleurs, même en vol. Menez les vôtres là où il faut, ou vos adversaires là où ils ne servent à rien.",
}
