import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    text: [
      "Des corporations rendent Mars habitable à coups de cartes. Trois valeurs doivent atteindre leur objectif : la température +{temperature-goal} °C, l’oxygène {oxygen-goal} % et {ocean-goal} océans. La partie s’achève à la fin de la phase où la dernière y est.",
      "Qui fait monter l’une d’elles d’un cran augmente d’un cran son niveau de terraformation. Ce niveau est à la fois un revenu et des points. D’autres points viennent des forêts et des cartes.",
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    text: [
      "Chacun reçoit {corporations-dealt} corporations et {cards-dealt} cartes projet parmi {cards}, garde toutes ces cartes sans rien payer et choisit en secret l’une des corporations. Il y en a {corporations}. Le niveau commence à {rating}.",
      "Pour une première partie, chacun a une corporation de débutant, et {starters-dealt} des cartes sont des vertes toutes simples.",
    ],
    rulings: [
      {
        about: "D’autres corporations",
        says: "Si la table le permet, on peut défausser des cartes de sa main pour voir chaque fois une corporation de plus.",
      },
    ],
  },
  {
    id: "round",
    title: "Une manche",
    text: [
      "– Planification : tous choisissent en même temps, en secret, l’une des cinq phases. Celle de votre manche précédente est exclue.",
      "– Les choix sont révélés ensemble. Chaque phase choisie par quelqu’un est jouée par tous, une fois, dans l’ordre des numéros ; qui l’a choisie a en plus son bonus.",
      "– À la fin de la manche, qui a plus de {hand-limit} cartes vend celles en trop.",
    ],
    rulings: [
      { about: "Changer d’avis", says: "On peut reprendre son choix tant que le dernier joueur n’a pas choisi." },
      {
        about: "Deux fois la même phase",
        says: "Plusieurs joueurs peuvent choisir la même phase. Elle est jouée une fois, et chacun d’eux a le bonus.",
      },
    ],
  },
  {
    id: "phases",
    title: "Les cinq phases",
    text: [
      "– I, Développement : chacun peut jouer une carte verte. Bonus : elle coûte {phase-discount} M€ de moins.",
      "– II, Construction : chacun peut jouer une carte bleue ou rouge. Bonus : en jouer une deuxième, ou piocher une carte.",
      "– III, Action : chacun utilise les actions de ses cartes bleues, une fois chacune, et les actions standard autant qu’il veut. Bonus : refaire l’action d’une carte.",
      "– IV, Production : chacun gagne des M€ selon son niveau et sa production de M€, ainsi que la chaleur, les plantes et les cartes qu’il produit. Bonus : {phase-money} M€ de plus.",
      "– V, Recherche : chacun pioche {research-draw} cartes et en garde {research-keep}. Bonus : en piocher {research-bonus-draw} et en garder {research-bonus-keep}.",
    ],
    rulings: [
      { about: "Tous à la fois", says: "Dans une phase, personne n’attend son tour. Elle s’achève quand tous ont terminé." },
      {
        about: "Une carte gratuite",
        says: "Si une carte permet de jouer une verte sans payer, le coût imprimé de celle-ci est de {free-cost} M€ au plus.",
      },
      {
        about: "La deuxième carte de la phase II",
        says: "Si elle n’est ni jouée ni échangée contre une carte, cette carte est piochée à la fin de la phase.",
      },
    ],
  },
  {
    id: "actions",
    title: "Les actions standard",
    text: [
      "– Une forêt pour {forest-plants} plantes ou {forest-cost} M€ : un point et un cran d’oxygène.",
      "– Un cran de température pour {temperature-heat} chaleurs ou {temperature-cost} M€.",
      "– Un océan pour {ocean-cost} M€ : on retourne une tuile et on prend ce qu’elle montre.",
    ],
    rulings: [
      {
        about: "Ce qu’il faut convertir",
        says: "Tant que cela apporte encore quelque chose, personne ne termine la phase III avec assez de chaleur pour un cran de température ou assez de plantes pour une forêt.",
      },
    ],
  },
  {
    id: "cards",
    title: "Jouer des cartes",
    text: [
      "Les vertes donnent une production, du métal ou un gain immédiat ; les bleues ont une action ou un effet ; les rouges sont des événements. Toutes restent devant vous et leurs icônes comptent, celles des événements aussi.",
      "Une condition nomme une zone d’une piste, un nombre d’océans ou des icônes. Les pistes comptent telles qu’elles étaient au début de la phase.",
    ],
    rulings: [
      { about: "Ses propres icônes", says: "Les icônes d’une carte n’aident pas à remplir sa propre condition." },
      { about: "Ordre", says: "Quand plusieurs effets se déclenchent à la fois, vous choisissez leur ordre." },
    ],
  },
  {
    id: "paying",
    title: "Payer",
    text: [
      "L’acier et le titane ne se dépensent jamais. Chaque acier retire {steel-value} M€ du prix de toute carte à icône bâtiment, chaque titane {titanium-value} M€ du prix de toute carte à icône spatiale.",
      "Les cartes en main se vendent {sale-price} M€ pièce, dans les phases I à III et pendant un paiement. Les réductions s’ajoutent ; un prix ne descend jamais sous zéro.",
    ],
  },
  {
    id: "mars",
    title: "Température, oxygène, océans",
    text: [
      "Chaque cran réellement gagné augmente votre niveau d’un cran. Les océans donnent aussi ce que la tuile cachait : des M€, des plantes ou des cartes.",
      "La phase où une piste atteint son objectif est jouée jusqu’au bout : d’ici là, tous peuvent encore la faire monter et y gagner du niveau.",
    ],
    rulings: [
      {
        about: "Dernier appel",
        says: "Quand tous ont terminé et qu’une piste vient d’atteindre son objectif, qui peut encore faire quelque chose est interrogé une fois de plus.",
      },
      { about: "Après l’objectif", says: "Dès la phase suivante, faire monter cette piste n’apporte plus rien." },
    ],
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Quand les trois objectifs sont atteints, la phase est jouée jusqu’au bout et la partie est finie. On compte le niveau, un point par forêt et les points des cartes.",
      "En cas d’égalité, on compare M€, chaleur et plantes réunis, les cartes en main étant comptées comme vendues.",
    ],
  },
  {
    id: "together",
    title: "Ensemble",
    text: [
      "Deux joueurs ont {coop-rounds} manches. Ils gagnent ensemble si les trois objectifs sont alors atteints et si chacun a au moins {coop-points} points ; sinon, tous deux perdent.",
      "À chaque manche, chacun prend un cube : l’un des {coop-copper} cubes de cuivre, qui vaut de l’argent, ou l’un des {coop-colour} cubes de couleur, qui permet aux deux d’échanger une carte de leur main.",
    ],
    rulings: [{ about: "Le dernier cube d’une sorte", says: "Si les deux le veulent, il revient au joueur qui tient la première place." }],
  },
  {
    id: "solo",
    title: "En solo",
    text: [
      "Vous avez {solo-rounds} manches pour atteindre les trois objectifs. À chaque manche, une carte du paquet neutre montre une deuxième phase, que vous jouez sans son bonus.",
      "Quand le paquet neutre est épuisé, on le mélange, et l’oxygène ou la température monte tout seul, sans niveau : {novice-steps} crans pour un novice, {advanced-steps} pour un joueur avancé, aucun pour un expert.",
    ],
    rulings: [
      { about: "Les dernières manches", says: "Si c’est convenu, vous choisissez l’ordre des cartes neutres lors du dernier passage." },
    ],
  },
];
