import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    text: [
      "Des corporations rendent Mars habitable. Trois valeurs doivent atteindre leur but : la température +{temperature-goal} °C, l’oxygène {oxygen-goal} %, et {ocean-goal} océans. La partie s’achève à la génération où les trois y sont.",
      "Qui en fait monter une d’un cran augmente son niveau de terraformation (NT) d’un point. Le NT est à la fois un revenu et des points. D’autres points viennent des verdures, des cités, des cartes, des objectifs et des récompenses.",
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    text: [
      "Chacun reçoit {corporations-dealt} corporations et {cards-dealt} cartes projet, choisit une corporation et paie {card-price} M€ par carte gardée. Le NT commence à {rating}.",
      "Avec l’Ère corporative, on joue les {cards} cartes et les {corporations} corporations, productions de départ à {era-production}. Sans elle, seulement les cartes de base, productions de départ à {production}.",
      "Une corporation « débutant » donne {beginner-money} M€ et {cards-dealt} cartes gratuites ; elle peut jouer à la même table que les autres.",
    ],
  },
  {
    id: "generation",
    title: "Une génération",
    text: [
      "– Le marqueur de premier joueur avance d’une place.",
      "– Recherche : chacun regarde {cards-researched} cartes et en achète autant qu’il veut, {card-price} M€ chacune.",
      "– Actions : à tour de rôle, jusqu’à {actions} actions, encore et encore, jusqu’à ce que tous aient passé.",
      "– Production : toute l’énergie devient chaleur ; puis chacun reçoit son NT plus sa production de M€, et ce que donnent ses autres productions.",
      "La première génération commence par les actions, les cartes ayant été achetées à la mise en place.",
    ],
    rulings: [
      {
        about: "Passer",
        says: "Ne faire aucune action à son tour, c’est passer : on est hors jeu pour cette génération. S’arrêter après une action n’est pas passer.",
      },
      {
        about: "Limites",
        says: "La production de M€ peut descendre à {least-production}, les autres à zéro. Rien ne limite vers le haut, ni la main.",
      },
      { about: "La pioche est vide", says: "La défausse est mélangée aussitôt et devient la pioche." },
    ],
  },
  {
    id: "draft",
    title: "Le draft",
    text: [
      "Une option pour la recherche : prenez une de vos {cards-researched} cartes et passez les autres, jusqu’à ce que chacun en ait de nouveau autant ; achetez ensuite parmi elles. On passe à gauche aux générations paires, à droite aux impaires. Pas de draft à la première génération ni en solo.",
    ],
  },
  {
    id: "actions",
    title: "Les actions",
    text: [
      "– Jouer une carte de sa main.",
      "– Utiliser l’action d’une carte bleue, chacune une fois par génération.",
      "– Un projet standard : vendre des cartes {sale-price} M€ pièce ; centrale électrique {power-plant-cost} M€ (un cran de production d’énergie) ; astéroïde {asteroid-cost} M€ (un cran de température) ; aquifère {aquifer-cost} M€ (un océan) ; verdure {greenery-cost} M€ ; cité {city-cost} M€ (et un cran de production de M€).",
      "– Acquérir un objectif pour {milestone-cost} M€, ou financer une récompense.",
      "– Convertir {greenery-plants} plantes en une verdure, ou {temperature-heat} chaleurs en un cran de température.",
    ],
    rulings: [
      {
        about: "La première action d’une corporation",
        says: "Si une corporation en impose une, ce doit être votre première action de la partie. Vous pouvez passer ; elle attend alors votre prochain tour.",
      },
      {
        about: "Au but",
        says: "On peut encore convertir la chaleur et acheter les projets quand la valeur est à son but. Cela ne rapporte rien.",
      },
    ],
  },
  {
    id: "cards",
    title: "Jouer des cartes",
    text: [
      "La condition d’une carte n’est vérifiée qu’au moment de la jouer. Les vertes agissent une fois, les bleues restent avec une action ou un effet, les rouges sont des événements : elles agissent une fois puis sont posées face cachée.",
      "Les parties d’une carte se font dans l’ordre voulu. Quand plusieurs effets se déclenchent ensemble, le joueur actif choisit leur ordre.",
    ],
    rulings: [
      {
        about: "Ce qui est obligatoire",
        says: "Les changements de production, y compris la baisse de la production de quelqu’un, qui peut devoir être la vôtre. Si c’est impossible, la carte ne peut pas être jouée.",
      },
      {
        about: "Ce qui n’empêche jamais une carte",
        says: "Une valeur déjà au but, des cubes sans carte pour les recevoir, des ressources que personne n’a, une tuile qui n’a sa place nulle part.",
      },
      { about: "Retirer des ressources", says: "Toujours à votre choix, à un seul joueur, jamais imposé à vous-même." },
      {
        about: "Indicateurs des événements",
        says: "Ils comptent pendant que la carte est jouée, plus jamais ensuite. Leurs points comptent à la fin.",
      },
      { about: "Ses propres indicateurs", says: "Les indicateurs d’une carte n’aident pas à remplir sa propre condition." },
      {
        about: "Cubes sur les cartes",
        says: "On n’en ajoute qu’à ses propres cartes, et tous ceux d’une même instruction vont sur une seule carte.",
      },
    ],
  },
  {
    id: "paying",
    title: "Payer",
    text: [
      "L’acier vaut {steel-value} M€ pour les cartes à indicateur bâtiment, le titane {titanium-value} M€ pour celles à indicateur spatial ; à mélanger librement avec l’argent, mais sans rendu de monnaie. Ils ne paient rien d’autre.",
      "Les réductions s’additionnent et un prix ne descend jamais sous zéro. L’argent qui revient « après paiement » ne peut pas servir à payer.",
    ],
    rulings: [
      {
        about: "La chaleur comme argent",
        says: "La chaleur d’Helion paie tout ce qui se paie en M€, y compris les cartes achetées, les objectifs et les récompenses.",
      },
    ],
  },
  {
    id: "mars",
    title: "Température, oxygène, océans",
    text: [
      "Chaque cran vraiment franchi augmente votre NT d’un point. Certains donnent plus : production de chaleur à {first-heat-bonus} et {second-heat-bonus} °C, un océan à {ocean-bonus} °C, un cran de température à {oxygen-bonus} % d’oxygène. Qui franchit le cran en profite, et l’un peut entraîner l’autre.",
    ],
    rulings: [
      { about: "Deux crans quand il n’en reste qu’un", says: "On en franchit un, et le NT monte d’un point." },
      {
        about: "Un bonus impossible",
        says: "L’océan à {ocean-bonus} °C est perdu s’il n’en reste plus, le cran de température s’il est au but.",
      },
    ],
  },
  {
    id: "tiles",
    title: "Les tuiles",
    text: [
      "Poser une tuile rapporte ce qui est imprimé sur la case, et {ocean-money} M€ par océan voisin.",
      "– Les océans vont sur les cases qui leur sont réservées et n’appartiennent à personne.",
      "– Une verdure va à côté d’une de vos tuiles si possible, et augmente l’oxygène d’un cran.",
      "– Une cité ne peut pas toucher une autre cité.",
      "– Les tuiles spéciales suivent leur carte. Certaines cités sont hors du plateau ; elles n’ont pas de voisins.",
    ],
    rulings: [
      { about: "Vos tuiles", says: "Cités, verdures et tuiles spéciales sur le plateau. Ni les océans ni un marqueur de concession." },
      { about: "Noctis City", says: "Sa case n’accepte aucune autre tuile, et la règle des cités voisines ne vaut pas pour elle." },
      { about: "« Sur Mars » et « en jeu »", says: "Les cités hors du plateau sont en jeu mais pas sur Mars." },
      { about: "Une case revendiquée", says: "Personne d’autre ne peut y poser de tuile." },
    ],
  },
  {
    id: "goals",
    title: "Objectifs et récompenses",
    text: [
      "Un objectif s’acquiert pour {milestone-cost} M€ par le premier qui le remplit, et rapporte {milestone-points} points. Pas plus de {goals-claimed} par partie.",
      "N’importe qui peut financer une récompense : la première pour {first-award-cost} M€, la deuxième {second-award-cost}, la troisième {third-award-cost}. À la fin, le meilleur reçoit {award-points} points et le deuxième {second-award-points}, quel que soit celui qui a payé. Pas plus de {goals-claimed} par partie.",
    ],
    rulings: [
      {
        about: "Égalités",
        says: "Tous les premiers ex æquo reçoivent {award-points}, et il n’y a pas de deuxième. Tous les deuxièmes ex æquo reçoivent {second-award-points}. À deux joueurs, pas de deuxième place.",
      },
      { about: "Quand comptent les récompenses", says: "Après la dernière production et les dernières verdures." },
      { about: "Un objectif acquis", says: "Il reste acquis, même si vous ne le remplissez plus." },
    ],
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Quand les trois buts sont atteints, la génération est jouée jusqu’au bout, production comprise. Puis chacun peut encore convertir ses plantes en verdures, dans l’ordre du tour ; elles n’augmentent ni l’oxygène ni le NT.",
      "On compte : le NT ; les récompenses et objectifs ; un point par verdure à vous ; pour chacune de vos cités sur Mars, un point par verdure voisine, à qui qu’elle soit ; et les points de vos cartes. À égalité, qui a le plus de M€ gagne.",
    ],
  },
  {
    id: "solo",
    title: "En solo",
    text: [
      "Vous avez {solo-generations} générations pour atteindre les trois buts ; le NT commence à {solo-rating}. Ni objectifs ni récompenses, et l’Ère corporative est toujours de la partie. Deux cités neutres avec une verdure chacune sont sur Mars dès le début.",
      "L’adversaire neutre a de tout : une baisse de production ne vous touche jamais, et voler réussit toujours.",
    ],
    rulings: [
      { about: "Les dernières verdures", says: "Elles viennent après le verdict et ne peuvent pas changer une défaite en victoire." },
    ],
  },
];
