import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "De quoi il s’agit",
    text: [
      "Vous dirigez une agence spatiale qui bâtit la première colonie sur Mars, avec les autres et contre eux. Vous faites la navette entre l’orbite, d’où viennent technologies, plans et fournitures, et la colonie, où l’on construit.",
      "Des bâtiments de toutes sortes font grandir la colonie. Gagne qui a le plus de points d’opportunité quand {missions} missions ou niveaux sont passés.",
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    text: [
      "Chacun a sur Mars un abri avec un robot, un rover sur la mine du centre, des colons dans son quartier d’habitations, {ships} vaisseaux au dépôt et la technologie Abri. Chacun reçoit {goals-dealt} objectifs personnels, secrets.",
      "À tour de rôle, à partir d’un joueur tiré au sort, chacun prend une case libre de l’ordre du tour, en orbite ou dans la colonie, et peut profiter de ce qu’elle offre. Qui occupe la case la plus haute décide de quel côté commence la navette.",
    ],
    rulings: [
      {
        about: "La durée de la partie",
        says: "Une partie courte a deux missions courtes et une longue ; une partie longue en a une courte et deux longues.",
      },
    ],
  },
  {
    id: "turn",
    title: "Une manche et un tour",
    text: [
      "Une manche comprend une phase Colonisation et une phase Navette. Dans la première, chacun joue un tour, dans l’ordre des cases occupées.",
      "À votre tour, vous effectuez une action principale du côté où vous êtes et, avant ou après, au plus une action exécutive. Réaliser un objectif personnel et livrer des biens se fait à tout moment de votre tour.",
      "– Certaines actions prennent un colon de votre quartier d’habitations pour l’une de leurs cases. Si les {slots} cases sont occupées, qui y a le plus de colons les ramène d’abord dans son espace de travail.",
      "– Les colons déjà présents rendent l’action plus chère : un cristal, ou un colon de plus envoyé au travail, par autre joueur présent. À deux, chaque colon présent compte, les vôtres aussi.",
      "– Un renfort prolonge l’effet contre un colon envoyé au travail, ou contre un cristal si l’action le dit. Les colons au travail reviennent quand vous voyagez.",
    ],
    rulings: [
      { about: "L’ordre du tour", says: "Il est fixé au début de la phase. Qui change de case entre-temps garde ce tour." },
      { about: "Rien d’impossible", says: "Une action n’est proposée que si elle peut être exécutée, au moins en partie." },
      { about: "Recruter ou prendre un contrat", says: "Chacun y a sa propre case, qui n’est jamais vidée." },
    ],
  },
  {
    id: "goods",
    title: "Ressources, cristaux et colons",
    text: [
      "Votre stock contient de chaque ressource une unité de plus que vous n’avez d’abris sur Mars. Ce qui n’y entre pas est perdu.",
      "Un minerai peut remplacer une batterie, de l’eau, une plante ou de l’oxygène, mais ni un cristal ni ce que demande un contrat.",
      "Les cristaux vont au dépôt, qui a {depot} emplacements ; chaque vaisseau qui s’y trouve encore en occupe un. Un nouveau cristal attend votre prochain tour, et seuls ceux du dépôt se dépensent. À votre tour, un objectif personnel de votre main peut servir de cristal.",
      "Vous avez {colonists} colons au plus. Il leur faut des lits : chaque abri après le premier en ouvre deux.",
    ],
  },
  {
    id: "orbit",
    title: "Les actions en orbite",
    text: [
      "– Capsule d’atterrissage : descendez aussitôt dans la colonie, sans explorer. Votre tour est fini.",
      "– Obtenir un plan : prenez une carte de l’offre avec l’un de vos {markers} marqueurs et gagnez le bien indiqué. Renfort : une de plus par colon.",
      "– Apprendre une technologie : prenez une tuile d’un type que vous n’avez pas, payez sa ligne et placez-la sur une case libre de la première colonne de votre laboratoire. Renfort : une deuxième contre un colon.",
      "– Recherche et développement : deux développements, chacun vers la colonne suivante, dont vous payez le coût. Renfort : un de plus par colon.",
      "– Réapprovisionner : prenez une ressource ou un cristal à l’entrepôt. Renfort : un de plus par colon.",
    ],
  },
  {
    id: "technology",
    title: "Les technologies",
    text: [
      "Une technologie a le niveau de sa colonne, jusqu’à {top-tech}. Certaines cases offrent un bénéfice à qui y place une technologie.",
      "– Celles des bâtiments permettent de rattacher un bâtiment à d’autres du même type.",
      "– Rover : autant de mouvements de plus que son niveau. Vaisseau : autant de colons de plus par vaisseau. Amélioration : autant d’améliorations de plus.",
      "Vous pouvez utiliser la technologie de n’importe qui. Si elle est à un autre joueur, il choisit à la fin de votre tour : une unité d’oxygène, ou un développement gratuit de cette technologie.",
    ],
    rulings: [
      {
        about: "Une fois par effet",
        says: "On utilise une seule technologie pour tout un effet, et non une par mouvement ou par vaisseau.",
      },
      {
        about: "Sans issue",
        says: "Si la technologie est au dernier niveau ou ne peut pas avancer, son propriétaire reçoit l’oxygène.",
      },
    ],
  },
  {
    id: "colony",
    title: "Les actions dans la colonie",
    text: [
      "– Centre de contrôle : {control-steps} mouvements avec vos robots et {control-steps} avec votre rover, dans l’ordre de votre choix. Chaque cristal en achète un de plus.",
      "– Construire un bâtiment : voir plus bas.",
      "– Améliorer un bâtiment : contre un minerai, un bâtiment du type d’un de vos plans devient avancé et vous appartient. Il doit être dans la zone d’un de vos robots ; un plan du niveau supérieur demande un complexe d’au moins {high-complex}.",
      "– Accueillir un vaisseau : contre une plante et de l’eau, un vaisseau passe de votre dépôt au hangar. Il amène deux colons, ou un colon et un de vos {bots} robots. Il ne part pas plus de vaisseaux de votre dépôt que la colonie n’a de niveaux. Renfort : un vaisseau de plus par colon.",
      "– Recruter un scientifique ou prendre un contrat : payez une carte de l’offre et prenez-la ; puis vous choisissez le contrat qui comble le vide.",
    ],
    rulings: [
      {
        about: "Robots et rovers",
        says: "Deux pions ne s’arrêtent jamais sur un même hexagone. Un robot détruit le cristal ou la tuile où il s’arrête. Un rover ramasse tous les cristaux de son chemin et prend la tuile où il s’arrête.",
      },
      {
        about: "Tuiles Recherche",
        says: "Elles donnent deux développements gratuits. Personne n’en prend deux de la même lettre.",
      },
      { about: "Colons sans lit", says: "Ils restent dans la réserve." },
    ],
  },
  {
    id: "build",
    title: "Construire",
    text: [
      "Une mine prend un colon, qui y reste comme mineur. Un générateur coûte un minerai, un extracteur d’eau une batterie, une serre de l’eau, un condensateur d’oxygène une plante, un abri de l’oxygène.",
      "L’hexagone doit être sans bâtiment et dans votre zone de construction : celui d’un de vos robots, ou à côté.",
      "– Soit le bâtiment reste seul, à exactement deux hexagones d’un autre du même type ; soit il en rejoint un ou plusieurs et forme un complexe, et il faut alors la technologie de ce type, d’un niveau au moins égal au nombre de bâtiments rejoints.",
      "– Vous gagnez autant de ce que rapporte le bâtiment que son complexe compte de bâtiments. Un abri rapporte des cristaux.",
      "– Les flèches de la tuile posent des cristaux sur les hexagones vides voisins.",
      "– La première fois que vous formez ou agrandissez un complexe d’un type, vous placez son cube Progrès ; les abris n’en ont pas.",
    ],
    rulings: [
      { about: "Vos propres abris", says: "Seuls vos propres abris comptent comme étant du même type." },
      {
        about: "Un obstacle",
        says: "Un cristal ou une tuile à cet endroit est perdu. Un robot ou un rover va sur l’hexagone libre le plus proche, au choix de son propriétaire.",
      },
      {
        about: "Le mineur d’une mine améliorée",
        says: "Il rentre chez son propriétaire, et la mine rapporte dès lors à qui a le marqueur.",
      },
    ],
  },
  {
    id: "life-support",
    title: "Le système de survie et le niveau de la colonie",
    text: [
      "Générateurs, extracteurs d’eau, serres et condensateurs d’oxygène font chacun monter leur marqueur d’une ligne. Le premier bâtiment d’une colonne rapporte {first-step} points.",
      "Tant qu’un marqueur est sous la ligne du niveau de la colonie, qui construit marque la tuile Récompense de la colonne et prend un bonus : rappeler un colon, déplacer des robots, un cristal ou un minerai.",
      "Quand les quatre marqueurs ont atteint la ligne, le niveau de la colonie monte à la fin du tour : l’entrepôt se remplit, les technologies aussi à trois ou quatre, et de nouveaux plans arrivent aux niveaux {first-count} et {second-count}.",
      "Aux niveaux {first-count} et {second-count}, chacun marque ses cubes Progrès : {cubes-one}, {cubes-two}, {cubes-three}, {cubes-four} ou {cubes-five} points pour un à cinq cubes. À partir du niveau {fewer-missions}, chaque nouveau niveau compte comme une mission achevée.",
    ],
  },
  {
    id: "executive",
    title: "Les actions exécutives",
    text: [
      "Là où un vaisseau a quitté le dépôt, une action exécutive est libre. Elle coûte des cristaux et se joue des deux côtés.",
      "– Un développement gratuit : {price-develop-free}. Deux mouvements du rover : {price-rover}. Prendre un plan : {price-blueprint}. Améliorer un bâtiment : {price-upgrade}. Gagner un minerai : {price-mineral}. Deux mouvements des robots : {price-bots}. Prendre une ressource à l’entrepôt : {price-warehouse}.",
      "– Utiliser un de vos bâtiments avancés : {use-price}. Avec un scientifique c’est gratuit, et il peut aussi aller dans ceux des autres.",
    ],
    rulings: [
      {
        about: "Où travaille un scientifique",
        says: "Il y reste tant que vous ne l’envoyez pas ailleurs. Pendant ce temps, vous et le propriétaire du bâtiment l’utilisez gratuitement.",
      },
      {
        about: "Le bâtiment d’un autre",
        says: "Vous l’utilisez avec vos pions, votre stock et vos colons, et ce qu’il rapporte est à vous.",
      },
    ],
  },
  {
    id: "missions",
    title: "Missions et objectifs personnels",
    text: [
      "{missions} missions sont en jeu. Qui fait ce que l’une demande avance son marqueur d’un cran et gagne ses cristaux, jusqu’à ce qu’elle soit achevée.",
      "Un objectif personnel se montre à votre tour dès que sa condition est remplie : vous effectuez deux développements gratuits, ou prenez ce que la carte propose. Chacun n’en réalise qu’un par partie.",
    ],
    rulings: [
      {
        about: "Après la fin du tour",
        says: "Si le nouveau niveau de la colonie remplit l’un de vos objectifs, on vous le demande avant le tour suivant.",
      },
    ],
  },
  {
    id: "travel",
    title: "La phase Navette",
    text: [
      "La navette avance d’une case vers le bout de son côté. De là, elle passe de l’autre côté et s’arrête sur la case du niveau de la colonie. Plus le niveau est haut, plus elle est donc rare. Au niveau {shuttle-stops} elle ne bouge plus, et au niveau {top-level} elle voyage une dernière fois.",
      "Dans l’ordre du tour, qui est du côté qu’elle a quitté peut voyager avec elle. Les autres peuvent sacrifier un vaisseau de leur hangar.",
      "– Vers la colonie : placez l’une des {discoveries-on-offer} découvertes sur un hexagone vide à exactement {explored} hexagones de votre rover.",
      "– Vers l’orbite : chacun de vos bâtiments avancés produit une unité, et chacun de vos mineurs un minerai.",
      "– Puis vos colons reviennent du côté où vous arrivez et de l’espace de travail, et vous prenez là une case libre, avec ce qu’elle offre.",
    ],
    rulings: [
      { about: "Le rover qui n’a pas bougé", says: "Avant son premier déplacement, il compte comme étant sur la mine du centre." },
      {
        about: "Ce n’est pas votre tour",
        says: "Dans cette phase, on ne réalise pas d’objectif personnel et aucun ne sert de cristal.",
      },
    ],
  },
  {
    id: "end",
    title: "La fin",
    text: [
      "Quand une phase Colonisation s’achève et que {missions} missions ou niveaux sont passés, la fin est proche : la phase Navette suit, puis une dernière phase Colonisation. Ensuite on compte.",
      "– Les points déjà marqués, et une fois encore les cubes Progrès.",
      "– {ship-points} par vaisseau au hangar.",
      "– Quartier d’habitations : {beds-two}, {beds-three}, {beds-four}, {beds-five} ou {beds-six} pour la deuxième à la sixième rangée, selon la plus haute où loge un colon.",
      "– Chaque technologie selon son niveau : {level-one}, {level-two}, {level-three}, {level-four}, {level-five} ou {level-six}.",
      "– Chaque plan construit : {low-points} au niveau inférieur, {high-points} au niveau supérieur ; chaque plan non construit coûte autant.",
      "– Scientifiques : {scientist-points} par bâtiment avancé du type qu’ils marquent, quel qu’en soit le propriétaire.",
      "– Contrats : {upgrade-points} pour un bâtiment avancé dans un complexe de {contract-complex}, {upgrade-penalty} sinon ; {delivery-points} pour une livraison, {delivery-penalty} si elle est incomplète.",
      "En cas d’égalité, on compare les cristaux au dépôt, les bâtiments avancés, les cubes Progrès.",
    ],
    rulings: [
      { about: "Space Oddity", says: "Si la table le veut, la partie s’arrête avec la phase qui achève la dernière mission." },
      {
        about: "Dernières livraisons",
        says: "Les biens qui complètent un contrat y vont d’eux-mêmes ; on vous demande seulement si des contrats se les disputent.",
      },
    ],
  },
  {
    id: "first-colonists",
    title: "Premiers Colons",
    text: [
      "Cette variante est plus simple pour débuter : des missions fixes, une case de l’ordre du tour tirée au sort, et de petites tâches.",
      "Chacun a une carte secrète avec des bâtiments. Construisez l’un d’eux : vous la montrez et piochez {tasks-drawn} tâches. Une tâche accomplie à votre tour se montre contre sa récompense, une par tour.",
    ],
  },
  {
    id: "solo",
    title: "Seul contre Lacerda",
    text: [
      "Lacerda joue contre vous, au gré d’un paquet de cartes. Chacune nomme une action pour chaque côté et dit s’il prend la navette. Il ne paie pas de ressources ; quand il ne peut pas faire ce que dit la carte, il déplace son rover.",
      "– Il construit ce qui manque au système de survie, là où naît le plus grand complexe. Il améliore, prend des technologies, au plus {lacerda-scientists} scientifiques, et des contrats, qui sont toujours remplis.",
      "– Quand son paquet a été épuisé une fois, chaque carte fait aussi avancer une mission.",
      "– Chaque nouveau niveau de la colonie lui donne un abri, un vaisseau et un robot.",
      "Vous gagnez si vous avez à la fin tout ce que demande l’objectif choisi. Ses points sont comptés aussi, pour comparer.",
    ],
    rulings: [
      {
        about: "Votre technologie",
        says: "S’il s’en sert, vous choisissez comme avec tout autre joueur. Si vous utilisez la sienne, il la développe.",
      },
      {
        about: "S’il a le choix",
        says: "Il prend ce qui est le mieux pour lui et le pire pour vous ; sinon, le sort décide.",
      },
    ],
  },
  {
    id: "invasion",
    title: "Alien Invasion : Invasion",
    text: [
      "Deux à quatre humains jouent ensemble contre un alien. Les humains ont une piste de points commune et gagnent avec {invasion-points} points ; l’alien gagne dès que {invasion-troops} de ses troupes sont sur Mars.",
      "Après chaque tour d’un humain, l’alien joue le sien. Il pose un jeton sur une de ses actions, et peut payer {invasion-second} cristal pour une deuxième. Si tous ses jetons sont posés quand son tour commence, il reprend d’abord les rouges. Certaines actions ne s’ouvrent qu’avec le niveau de la colonie.",
      "– L’alien construit des nids, déploie des troupes à côté, les déplace, vole des cristaux, apprend et développe ses propres technologies, et fait évoluer des nids, dont chacun reçoit un pouvoir.",
      "– Quand un humain utilise la technologie d’un autre, l’alien peut développer une des siennes d’un niveau.",
      "– En action exécutive, les humains frappent les troupes proches de leurs robots ou de l’unité de sécurité ({invasion-strike} cristal ; une technologie Défense en retire davantage), sabotent une action de l’alien ({invasion-sabotage}) ou purifient un bâtiment corrompu ({invasion-cleanse}). L’alien paie {invasion-repair} cristaux pour ôter un jeton Sabotage.",
      "– Bâtiments avancés, contrats et scientifiques rapportent aussitôt, chaque mission accomplie rapporte {invasion-mission-points}, et chaque troupe retirée {invasion-troop-points}.",
      "Après la manche {invasion-last-round}, gagne le camp le plus proche de la victoire.",
    ],
    rulings: [
      {
        about: "Ce qui est de nous",
        says: "On connaît les deux buts, le déroulement des tours et les familles d’actions. Le plateau de l’alien avec ses valeurs, ses technologies et ses pouvoirs, les ripostes des humains et la dernière manche sont notre reconstitution.",
      },
    ],
  },
  {
    id: "outbreak",
    title: "Alien Invasion : Outbreak",
    text: [
      "De deux à quatre, on gagne ou on perd ensemble. Il faut accomplir deux cartes Mission ; il n’y a pas d’autres missions, et personne ne compte de points. Toutes les mains sont visibles.",
      "À partir de la manche {outbreak-first-round}, chaque tour commence par une carte Infection. Elle nomme un lieu, où un colon sain tombe malade ; s’il n’y en a pas, un colon d’un quartier d’habitations tombe malade. Les cartes sans colon restent visibles : dès qu’il y en a {outbreak-reshuffle}, on remélange toutes les cartes.",
      "– Les colons infectés ne paient pas, ne renforcent pas et ne produisent rien dans les mines. À la fin de chaque tour, ils contaminent tous les autres de la même action, du même espace de travail, ou leurs voisins du quartier d’habitations.",
      "– En action exécutive, on soigne un colon, ou on en vaccine un, qui ne tombera plus jamais malade. Le microbiologiste le fait gratuitement.",
      "Le temps est écoulé après {outbreak-time-two}, {outbreak-time-three} ou {outbreak-time-four} manches, à deux, trois ou quatre, et plus tôt en difficile. On perd alors, ou si {outbreak-limit} colons sont infectés après un tour ({outbreak-hard-limit} en difficile), ou tous.",
    ],
    rulings: [
      {
        about: "Ce qui est de nous",
        says: "On connaît le but, les limites d’infectés, le moment des cartes et la contagion. La pioche, la durée, les traitements, le microbiologiste et les cartes Mission sont notre reconstitution.",
      },
    ],
  },
  {
    id: "blackout",
    title: "Alien Invasion : Blackout",
    text: [
      "De deux à quatre, on gagne ou on perd ensemble. En {blackout-time-two}, {blackout-time-three} ou {blackout-time-four} manches ({blackout-hard-time-two}, {blackout-hard-time-three} ou {blackout-hard-time-four} en difficile), il faut réaliser {blackout-quota-two}, {blackout-quota-three} ou {blackout-quota-four} missions et objectifs personnels, à deux, trois ou quatre. Toutes les mains sont visibles, et chacun peut réaliser {blackout-goals} objectifs.",
      "Après chaque tour, on pioche une carte Vandalisme. Elle nomme un genre de bâtiment, et qui vient de jouer en choisit un. Le premier coup laisse une marque ; le deuxième met le bâtiment en panne, et un colon du quartier d’habitations y est couché.",
      "– Un bâtiment en panne ne fait partie d’aucun complexe, ne produit rien et ne peut être ni amélioré ni utilisé.",
      "– Chaque réalisation donne {blackout-repairs} étapes de réparation ({blackout-hard-repairs} en difficile) : de la panne à la marque, ou de la marque à l’état neuf.",
      "Avec {blackout-limit} pannes, on perd aussitôt ; de même si personne n’a de colon à coucher.",
    ],
    rulings: [
      {
        about: "Ce qui est de nous",
        says: "On connaît le quota, la limite des pannes, la façon dont les bâtiments sont touchés et le fait que les réalisations réparent. La durée, la pioche et le nombre de réparations sont notre reconstitution.",
      },
    ],
  },
  {
    id: "monolith",
    title: "Alien Invasion : Monolith",
    text: [
      "Un seul joueur, sans Lacerda. On tire cinq objectifs : un plan du niveau supérieur, un contrat, une technologie au dernier niveau, un scientifique avec assez de bâtiments, et des tuiles. Il en faut {monolith-goals} pour gagner.",
      "Après chaque manche, le marqueur de temps avance d’un cran et l’on pioche une carte Sabotage : elle pose un cube sur la plus ancienne carte de sa lettre, et rejoint les {monolith-cards} du début. Aux icônes d’alien de la piste, la première à {monolith-first-icon}, les cartes qui ont {monolith-cubes} cubes frappent.",
      "– Un objectif ne compte que tant qu’il est atteint : un sabotage peut vous le reprendre. Avec {monolith-goals} objectifs, vous pouvez vous arrêter à la fin d’un tour, ou continuer pour le dernier.",
      "– Chaque mission achevée ajoute {monolith-mission-points} points au score.",
      "Au temps {monolith-time} ({monolith-hard-time} en difficile), la partie est finie : avec moins d’objectifs, vous avez perdu.",
    ],
    rulings: [
      {
        about: "Ce qui est de nous",
        says: "La piste, les objectifs et les cartes Sabotage sont connus. Quelques valeurs de la mise en place, la reconstruction des ruines et le choix de s’arrêter sont notre reconstitution.",
      },
    ],
  },
  {
    id: "ours",
    title: "Ce qui est notre reconstitution",
    text: [
      "Aucune source publique ne donne tout ce qui est imprimé sur les plateaux et les tuiles. Nous avons conçu le reste nous-mêmes, en accord avec tous les totaux connus : les hexagones de départ des bâtiments, des abris et des tuiles Recherche, les flèches des tuiles Bâtiment, la plupart des bénéfices de l’ordre du tour et du laboratoire, les missions qui sont longues, et la plupart des récompenses des Premiers Colons.",
      "Les cartes et tuiles concernées sont signalées parmi les cartes. Qui possède la boîte peut corriger une copie du fichier du matériel et jouer avec.",
    ],
  },
];
