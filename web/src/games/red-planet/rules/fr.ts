import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    text: [
      "Vous dirigez une compagnie minière et envoyez des astronautes sur Mars. Qui en a le plus dans une zone au moment d’un décompte y prend les jetons de score. Après {rounds} manches, le meilleur total gagne.",
      "Il y a {zones} zones : {outer-zones} au bord, {inner-zones} au centre. Ce que cache une zone se découvre quand le premier astronaute y pose le pied.",
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    text: [
      "Autant de navettes que de joueurs attendent sur la zone de départ. Un astronaute de chaque joueur est tiré au sort et placé, un par navette ; le premier tiré donne la médaille de premier joueur à son propriétaire.",
      "Chacun reçoit {cards-dealt} cartes événement, garde en secret une carte bonus et rend les autres.",
    ],
    rulings: [
      {
        about: "Rien que des découvertes",
        says: "On les montre, on les rend et on en reçoit {cards-dealt} autres, jusqu’à avoir une carte bonus.",
      },
      {
        about: "Une navette sans destination au départ",
        says: "Le propriétaire de l’astronaute qui s’y trouve choisit aussitôt sa destination.",
      },
    ],
  },
  {
    id: "round",
    title: "Une manche",
    text: [
      "– De nouvelles navettes remplacent celles qui sont parties ou ont été détruites, jusqu’à une par joueur.",
      "– Chacun choisit en secret l’un des personnages qu’il a encore en main.",
      "– Les personnages sont appelés par leur numéro, du premier au dernier. Qui a choisi celui qu’on appelle le montre, embarque des astronautes et applique son effet.",
      "– Les navettes qui ont décollé se posent sur Mars.",
      "– Le dernier à avoir joué prend la médaille.",
      "Un personnage joué reste de côté jusqu’à ce que son propriétaire joue le Recruteur, qui les ramène tous.",
    ],
    rulings: [
      {
        about: "Le même personnage choisi deux fois",
        says: "On joue dans le sens horaire, à partir de la médaille ou du premier concerné à sa gauche. Chacun termine avant le suivant.",
      },
      { about: "La zone de départ pendant la manche", says: "Elle n’est pas complétée. Une navette partie tôt emporte ses places libres." },
    ],
  },
  {
    id: "characters",
    title: "Les {characters} personnages",
    text: [],
    cards: "character",
    rulings: [
      {
        about: "En faire moins",
        says: "On peut embarquer moins que permis et laisser l’effet de côté ; sauf pour deux personnages : le Voyagiste en embarque trois si c’est possible, et le Militaire deux.",
      },
      {
        about: "Agent secret",
        says: "La navette peut être à n’importe qui, ou vide ; vide, elle ne révèle rien en se posant. Sans destination, elle ne peut pas décoller.",
      },
      {
        about: "Vamp",
        says: "L’astronaute qui vient d’embarquer compte comme présent. Le vôtre vient de votre réserve ; l’autre est perdu.",
      },
      { about: "Terroriste", says: "Les navettes en vol sont à l’abri. Vos propres astronautes à bord sont perdus aussi." },
      {
        about: "Militaire",
        says: "Les {inner-zones} zones centrales sont hors d’atteinte. La cible peut être à vous.",
      },
      {
        about: "Pilote",
        says: "La nouvelle destination doit être différente, et une tuile doit être libre ; il y en a {destination-tiles} par zone. Une navette encore sans destination est laissée au premier qui y embarque.",
      },
    ],
  },
  {
    id: "shuttles",
    title: "Embarquement et vol",
    text: [
      "Une navette décolle dès que sa dernière place est prise, au milieu d’un tour s’il le faut. Plus personne n’y monte.",
      "Jusqu’à l’atterrissage en fin de manche, son équipage est en vol : il n’est pas sur Mars, ne compte dans aucune zone, et ni le Militaire ni l’Explorateur ne peuvent l’atteindre.",
      "Certaines navettes n’ont pas de destination. Qui y place le premier astronaute la choisit. Une tuile de destination l’emporte toujours sur ce qui est imprimé.",
    ],
    rulings: [
      {
        about: "L’ordre dans un tour",
        says: "D’abord l’embarquement, puis l’effet. Une navette complétée par l’embarquement est déjà partie quand on choisit l’effet.",
      },
    ],
  },
  {
    id: "exploring",
    title: "Explorer",
    text: [
      "Le premier astronaute dans une zone, en navette ou à pied, retourne une tuile de ressource : glace (valeur {ice-value}), sylvanite ({sylvanite-value}) ou celerium ({celerium-value}). Elle reste jusqu’à la fin, même si tout le monde s’en va.",
    ],
    rulings: [
      { about: "L’Explorateur en zone inconnue", says: "La tuile est retournée aussitôt, avant de choisir le déplacement suivant." },
    ],
  },
  {
    id: "scoring",
    title: "Décomptes après les manches {first-scoring}, {second-scoring} et {last-scoring}",
    text: [
      "Chaque zone explorée reçoit des jetons de score : {first-tokens} après la manche {first-scoring}, {second-tokens} après la manche {second-scoring}, {last-tokens} après la manche {last-scoring}. Qui y a le plus d’astronautes prend tout ce qui s’y trouve.",
      "À égalité après la manche {first-scoring}, ce qui a été ajouté reste. Après les manches {second-scoring} et {last-scoring}, les ex æquo partagent à parts égales ; le reste attend la fois suivante et, après la manche {last-scoring}, est perdu.",
    ],
    rulings: [
      { about: "La deuxième place", says: "Elle ne rapporte rien." },
      { about: "Une zone sans personne", says: "Les jetons s’ajoutent et attendent ; après la manche {last-scoring}, ils sont perdus." },
      { about: "Une zone explorée tard", says: "Elle ne rattrape pas les décomptes manqués." },
    ],
  },
  {
    id: "events",
    title: "Cartes bonus et découverte",
    text: [
      "Une carte bonus reste secrète et compte à la fin. On peut en avoir autant qu’on veut.",
      "Une découverte est posée face cachée près d’une zone extérieure qui n’en a pas. Elle est retournée après la manche {rounds}, avant la dernière distribution, et n’agit que sur sa zone. Qui l’a posée ou regardée la connaît.",
    ],
    rulings: [
      {
        about: "Toutes les zones extérieures sont prises",
        says: "Une découverte piochée est défaussée, et vous pouvez en regarder une en place.",
      },
      { about: "L’ordre à la fin", says: "D’abord les retraits, puis ce qui touche aux jetons, puis ce qui touche aux points." },
    ],
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Après la manche {rounds} et son décompte, on additionne la valeur des jetons, les cartes bonus, les points des découvertes, et {ice-majority} points pour le plus de jetons de glace, partagés entre ex æquo et arrondis vers le bas.",
      "Le meilleur total gagne. À égalité, qui a le plus d’astronautes sur Mars ; à égalité encore, la victoire est partagée.",
    ],
    rulings: [
      {
        about: "Qui est présent",
        says: "Les astronautes sur Mars après l’effet des découvertes. Ceux qui sont encore au départ ne comptent ni présents ni perdus.",
      },
      {
        about: "Astronautes perdus",
        says: "Détruits, abattus, remplacés ou chassés : tous comptent, quel que soit le responsable. Le nombre est public.",
      },
    ],
  },
  {
    id: "reconstructed",
    title: "Ce que nous avons reconstitué",
    text: [
      "Les chiffres du livret et les personnages sont ceux de l’original. Aucune source publique ne donne les frontières de la carte, les places de chaque navette, la plupart des cartes événement, le mélange des tuiles de ressources ni le départage ; c’est notre propre travail, marqué comme tel. Qui possède la boîte peut les corriger dans un fichier à lui.",
    ],
  },
];
