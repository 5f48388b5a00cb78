"""Hints for a first game, in French."""

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "corporation": "Votre corporation fixe votre argent de départ et vos points forts. Choisissez celle qui va avec plusieurs de vos cartes.",
    "choose-phase": "Chaque phase choisie par quelqu’un est jouée par tous, et qui l’a choisie a son bonus. Choisissez ce dont vous avez le plus besoin, et devinez ce que les autres vous offriront.",
    "choose-neutral": "Pendant ces dernières manches, vous dites quelle phase neutre est jouée en plus. Prenez celle qui va le mieux avec la vôtre.",
    "phase": "Aux phases I et II on joue des cartes, à la phase III on utilise des actions, tous en même temps. Les cartes inutiles se vendent à tout moment pour payer.",
    "pay": "Vous payez en argent, avec ce que vos cartes permettent et en vendant des cartes de votre main. Gardez ce qui vous sert mieux ailleurs.",
    "keep": "Gardez les cartes que vous pourrez jouer bientôt. Au début, cherchez la production ; à la fin, les points.",
    "discard": "Séparez-vous de ce que vous ne jouerez guère. Ces cartes ne rapportent rien.",
    "redraw": "Échangez les cartes que vous ne jouerez guère contre de nouvelles.",
    "discard-to-draw": "Échangez une carte que vous ne jouerez guère contre une nouvelle. Une carte plante en rapporte deux.",
    "take-shown": "Vous prenez une des cartes qui ont le bon indicateur. Prenez celle que vous jouerez le plus tôt.",
    "limit": "Dix cartes seulement restent en main. Vendez ce que vous ne jouerez guère ; l’argent aidera pour le reste.",
    "offer": "Un cran de plus, c’est un point et de l’argent à chaque phase de production. Le prix est juste tant qu’il reste quelques manches.",
    "order": "Plusieurs effets se produisent, dans l’ordre de votre choix. Commencez par celui qui améliore les autres.",
    "branch": "Une carte, plusieurs possibilités. Prenez celle qui vous aide le plus maintenant.",
    "add-to": "Ces ressources se posent sur une carte. Mettez-les là où elles valent des points, ou là où une action s’en sert.",
    "add-to-any": "Toute carte qui accueille des ressources peut les recevoir. Celles qui marquent pour chacune y gagnent le plus.",
    "take-cube": "Un animal ou un microbe est dépensé. Prenez-le là où il vaut le moins.",
    "spend-any": "L’un devient l’autre, autant que vous voulez. Gardez ce dont vous aurez besoin.",
    "cube": "Le cuivre, c’est de l’argent. Un cube de couleur permet d’échanger une carte avec votre partenaire ; il n’y en a que trois.",
    "swap": "Chacun donne une carte que l’autre n’a pas vue. Utile si l’une des vôtres sert mieux à votre partenaire.",
    "gift": "Donnez ce que votre partenaire utilisera mieux que vous.",
    "help": "Mars avance d’elle-même, sans niveau pour vous. Aidez la piste en retard.",
}
