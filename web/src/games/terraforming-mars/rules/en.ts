import type { Chapter } from "./rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "Corporations make Mars habitable. Three figures must reach their goals: the temperature +8 °C, the oxygen 14 %, and nine oceans. In the generation in which all three are there, the game ends.",
      "Whoever raises one of them by a step raises the own terraform rating by one. The rating is both income and points. More points come from greeneries, cities, cards, milestones and awards.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "Everybody is dealt two corporations and ten project cards, chooses one corporation and pays 3 M€ for every card kept. The rating starts at 20.",
      "With the Corporate Era all 208 cards and 12 corporations are used and every production starts at 0. Without it, only the basic cards are used and every production starts at 1.",
      "A beginner corporation brings 42 M€ and ten cards for nothing; it can sit at the same table as the others.",
    ],
  },
  {
    id: "generation",
    title: "A generation",
    text: [
      "– The first player’s marker moves one seat on.",
      "– Research: everybody looks at four cards and buys any of them for 3 M€ each.",
      "– Actions: in turn order, each player takes one or two actions, again and again, until all have passed.",
      "– Production: all energy becomes heat; then everybody gains money equal to rating plus M€ production, and what the other productions bring.",
      "The first generation begins with the actions, since the cards were bought at set-up.",
    ],
    rulings: [
      { about: "Passing", says: "Taking no action on your turn is passing: you are out for this generation. Stopping after one action is not passing." },
      { about: "Limits", says: "M€ production can go down to −5, the others to 0. There is no limit upwards and none to the hand." },
      { about: "The deck runs out", says: "The discard pile is shuffled at once and becomes the deck." },
    ],
  },
  {
    id: "draft",
    title: "Drafting",
    text: [
      "An option for the research phase: take one of your four cards and pass the others on, until everybody has four. Then buy from these. Even generations pass to the left, odd ones to the right. There is no draft in the first generation and none in the solo game.",
    ],
  },
  {
    id: "actions",
    title: "The actions",
    text: [
      "– Play a card from your hand.",
      "– Use the action of a blue card; each once a generation.",
      "– A standard project: sell cards for 1 M€ each; power plant 11 M€ (energy production +1); asteroid 14 M€ (temperature +1); aquifer 18 M€ (an ocean); greenery 23 M€; city 25 M€ (and M€ production +1).",
      "– Claim a milestone for 8 M€, or fund an award.",
      "– Turn 8 plants into a greenery, or 8 heat into a step of temperature.",
    ],
    rulings: [
      { about: "A corporation’s first action", says: "Where a corporation names one, it must be your first action of the game. You may pass instead; it then waits for your next turn." },
      { about: "At the goal", says: "Heat can still be turned, and projects bought, when the figure is at its goal. It then brings nothing." },
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
      { about: "What must be done", says: "Changes of production are compulsory, also the lowering of somebody’s production, which may have to be your own. If it is not possible, the card cannot be played." },
      { about: "What never stops a card", says: "A figure already at its goal, cubes without a card to put them on, resources nobody has, a tile that fits nowhere." },
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
      "Steel is worth 2 M€ for cards with a building tag, titanium 3 M€ for cards with a space tag; mixed with money as you like, but no change is given. Neither pays for anything else.",
      "Discounts add up and a price never falls below 0. Money that comes back “after paying” cannot help to pay.",
    ],
    rulings: [{ about: "Heat as money", says: "Helion’s heat pays whatever is paid in M€, bought cards, milestones and awards included." }],
  },
  {
    id: "mars",
    title: "Temperature, oxygen, oceans",
    text: [
      "Every step really made raises your rating by one. Some steps bring more: heat production at −24 and −20 °C, an ocean at 0 °C, a step of temperature at 8 % oxygen. Whoever makes the step takes it, and one may set off the next.",
    ],
    rulings: [
      { about: "Two steps with one left", says: "You make one, and your rating rises by one." },
      { about: "Bonus that cannot be had", says: "The ocean at 0 °C is lost if none is left, the step of temperature if it is at its goal." },
    ],
  },
  {
    id: "tiles",
    title: "Tiles",
    text: [
      "Placing a tile brings what is printed on the space, and 2 M€ for every ocean next to it.",
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
      "A milestone is claimed for 8 M€ by whoever meets it first, and brings 5 points. Only three can be claimed in a game.",
      "An award is funded by anybody: the first for 8 M€, the second for 14, the third for 20. At the end, whoever is best at it gets 5 points and the second best 2, no matter who funded it. Only three can be funded.",
    ],
    rulings: [
      { about: "Ties", says: "All who are tied for first get 5, and there is no second place. All who are tied for second get 2. With two players there is no second place." },
      { about: "When awards are counted", says: "After the last production and the last greeneries." },
      { about: "A milestone once claimed", says: "It stays, even if you no longer meet it." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "When all three goals are reached the generation is played to its end, with its production. Then everybody may turn plants into greeneries once more, in turn order; these raise neither oxygen nor rating.",
      "Count: rating; awards and milestones; 1 point for each of your greeneries; for each of your cities on Mars 1 point for each greenery next to it, whoever’s it is; and the points on your cards. On a tie, more M€ wins.",
    ],
  },
  {
    id: "solo",
    title: "Alone",
    text: [
      "You have 14 generations to reach all three goals; the rating starts at 14. There are no milestones and no awards, and the Corporate Era is always used. Two neutral cities with a greenery each lie on Mars from the start.",
      "The neutral opponent has everything: a lowering of production never touches you, and stealing always works.",
    ],
    rulings: [{ about: "The last greeneries", says: "They come after the goals were judged and cannot turn a loss into a win." }],
  },
];
