import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "Corporations make Mars habitable. Three figures must reach their goals: the temperature +{temperature-goal} °C, the oxygen {oxygen-goal} %, and {ocean-goal} oceans. In the generation in which all three are there, the game ends.",
      "Whoever raises one of them by a step raises the own terraform rating by one. The rating is both income and points. More points come from greeneries, cities, cards, milestones and awards.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "Everybody is dealt {corporations-dealt} corporations and {cards-dealt} project cards, chooses one corporation and pays {card-price} M€ for every card kept. The rating starts at {rating}.",
      "With the Corporate Era all {cards} cards and {corporations} corporations are used and every production starts at {era-production}. Without it, only the basic cards are used and every production starts at {production}.",
      "A beginner corporation brings {beginner-money} M€ and {cards-dealt} cards for nothing; it can sit at the same table as the others.",
    ],
  },
  {
    id: "generation",
    title: "A generation",
    text: [
      "– The first player’s marker moves one seat on.",
      "– Research: everybody looks at {cards-researched} cards and buys any of them for {card-price} M€ each.",
      "– Actions: in turn order, each player takes up to {actions} actions, again and again, until all have passed.",
      "– Production: all energy becomes heat; then everybody gains money equal to rating plus M€ production, and what the other productions bring.",
      "The first generation begins with the actions, since the cards were bought at set-up.",
    ],
    rulings: [
      {
        about: "Passing",
        says: "Taking no action on your turn is passing: you are out for this generation. Stopping after one action is not passing.",
      },
      {
        about: "Limits",
        says: "M€ production can go down to {least-production}, the others to zero. There is no limit upwards and none to the hand.",
      },
      { about: "The deck runs out", says: "The discard pile is shuffled at once and becomes the deck." },
    ],
  },
  {
    id: "draft",
    title: "Drafting",
    text: [
      "An option for the research phase: take one of your {cards-researched} cards and pass the others on, until everybody has as many again. Then buy from these. Even generations pass to the left, odd ones to the right. There is no draft in the first generation and none in the solo game.",
    ],
  },
  {
    id: "actions",
    title: "The actions",
    text: [
      "– Play a card from your hand.",
      "– Use the action of a blue card; each once a generation.",
      "– A standard project: sell cards for {sale-price} M€ each; power plant {power-plant-cost} M€ (a step of energy production); asteroid {asteroid-cost} M€ (a step of temperature); aquifer {aquifer-cost} M€ (an ocean); greenery {greenery-cost} M€; city {city-cost} M€ (and a step of M€ production).",
      "– Claim a milestone for {milestone-cost} M€, or fund an award.",
      "– Turn {greenery-plants} plants into a greenery, or {temperature-heat} heat into a step of temperature.",
    ],
    rulings: [
      {
        about: "A corporation’s first action",
        says: "Where a corporation names one, it must be your first action of the game. You may pass instead; it then waits for your next turn.",
      },
      {
        about: "At the goal",
        says: "Heat can still be turned, and projects bought, when the figure is at its goal. It then brings nothing.",
      },
    ],
  },
  {
    id: "cards",
    title: "Playing cards",
    text: [
      "A card’s requirement is checked only when it is played. Green cards act once, blue ones stay with an action or an effect, red ones are events: they act once and are then put face down.",
      "The parts of a card may be done in the order you like. When several effects are set off at once, the active player chooses their order.",
    ],
    rulings: [
      {
        about: "What must be done",
        says: "Changes of production are compulsory, also the lowering of somebody’s production, which may have to be your own. If it is not possible, the card cannot be played.",
      },
      {
        about: "What never stops a card",
        says: "A figure already at its goal, cubes without a card to put them on, resources nobody has, a tile that fits nowhere.",
      },
      { about: "Taking resources away", says: "Always your choice, from one player, never forced on yourself." },
      { about: "Tags of events", says: "They count while the card is played and never afterwards. Their points count at the end." },
      { about: "Own tags", says: "The tags of a card do not help to meet its own requirement." },
      { about: "Cubes on cards", says: "You add cubes to your own cards only, and all of one instruction go on one card." },
    ],
  },
  {
    id: "paying",
    title: "Paying",
    text: [
      "Steel is worth {steel-value} M€ for cards with a building tag, titanium {titanium-value} M€ for cards with a space tag; mixed with money as you like, but no change is given. Neither pays for anything else.",
      "Discounts add up and a price never falls below zero. Money that comes back “after paying” cannot help to pay.",
    ],
    rulings: [{ about: "Heat as money", says: "Helion’s heat pays whatever is paid in M€, bought cards, milestones and awards included." }],
  },
  {
    id: "mars",
    title: "Temperature, oxygen, oceans",
    text: [
      "Every step really made raises your rating by one. Some steps bring more: heat production at {first-heat-bonus} and {second-heat-bonus} °C, an ocean at {ocean-bonus} °C, a step of temperature at {oxygen-bonus} % oxygen. Whoever makes the step takes it, and one may set off the next.",
    ],
    rulings: [
      { about: "Two steps with one left", says: "You make one, and your rating rises by one." },
      {
        about: "Bonus that cannot be had",
        says: "The ocean at {ocean-bonus} °C is lost if none is left, the step of temperature if it is at its goal.",
      },
    ],
  },
  {
    id: "tiles",
    title: "Tiles",
    text: [
      "Placing a tile brings what is printed on the space, and {ocean-money} M€ for every ocean next to it.",
      "– Oceans go on the spaces reserved for them and belong to nobody.",
      "– A greenery goes next to one of your own tiles if that is possible, and raises the oxygen by a step.",
      "– A city may not lie next to another city.",
      "– Special tiles follow their card. Some cities lie off the map; they have no neighbours.",
    ],
    rulings: [
      { about: "Own tiles", says: "Cities, greeneries and special tiles on the map. Oceans and a claim marker are none." },
      { about: "Noctis City", says: "Its space takes no other tile, and the rule about neighbouring cities does not hold for it." },
      { about: "“On Mars” and “in play”", says: "Cities off the map are in play but not on Mars." },
      { about: "A claimed space", says: "Nobody else may place a tile there." },
    ],
  },
  {
    id: "goals",
    title: "Milestones and awards",
    text: [
      "A milestone is claimed for {milestone-cost} M€ by whoever meets it first, and brings {milestone-points} points. Only {goals-claimed} can be claimed in a game.",
      "An award is funded by anybody: the first for {first-award-cost} M€, the second for {second-award-cost}, the third for {third-award-cost}. At the end, whoever is best at it gets {award-points} points and the second best {second-award-points}, no matter who funded it. Only {goals-claimed} can be funded.",
    ],
    rulings: [
      {
        about: "Ties",
        says: "All who are tied for first get {award-points}, and there is no second place. All who are tied for second get {second-award-points}. With two players there is no second place.",
      },
      { about: "When awards are counted", says: "After the last production and the last greeneries." },
      { about: "A milestone once claimed", says: "It stays, even if you no longer meet it." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "When all three goals are reached the generation is played to its end, with its production. Then everybody may turn plants into greeneries once more, in turn order; these raise neither oxygen nor rating.",
      "Count: rating; awards and milestones; a point for each of your greeneries; for each of your cities on Mars a point for each greenery next to it, whoever’s it is; and the points on your cards. On a tie, more M€ wins.",
    ],
  },
  {
    id: "solo",
    title: "Alone",
    text: [
      "You have {solo-generations} generations to reach all three goals; the rating starts at {solo-rating}. There are no milestones and no awards, and the Corporate Era is always used. Two neutral cities with a greenery each lie on Mars from the start.",
      "The neutral opponent has everything: a lowering of production never touches you, and stealing always works.",
    ],
    rulings: [{ about: "The last greeneries", says: "They come after the goals were judged and cannot turn a loss into a win." }],
  },
];
