import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "Corporations make Mars habitable with cards. Three figures must reach their goals: the temperature +{temperature-goal} °C, the oxygen {oxygen-goal} %, and {ocean-goal} oceans. At the end of the phase in which the last of them is there, the game ends.",
      "Whoever raises one of them by a step raises the own terraform rating by one. The rating is both income and points. More points come from forests and cards.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "Everybody is dealt {corporations-dealt} corporations and {cards-dealt} project cards out of {cards}, keeps all the cards for nothing, and chooses one of the corporations in secret. There are {corporations} of them. The rating starts at {rating}.",
      "In a first game everybody has a beginner’s corporation, and {starters-dealt} of the cards are simple green ones.",
    ],
    rulings: [
      {
        about: "More corporations",
        says: "Where the table allows it, cards from the hand may be discarded to look at one more corporation each.",
      },
    ],
  },
  {
    id: "round",
    title: "A round",
    text: [
      "– Planning: all choose one of the five phases at the same time, in secret. The phase of your last round is barred.",
      "– The choices are shown together. Every phase that somebody chose is played by all, once, in the order of the numbers; whoever chose it has its bonus as well.",
      "– At the end of the round, whoever holds more than {hand-limit} cards sells the rest.",
    ],
    rulings: [
      { about: "Changing your mind", says: "A choice can be taken back until the last player has chosen." },
      {
        about: "The same phase twice",
        says: "Several players may choose the same phase. It is played once, and each of them has the bonus.",
      },
    ],
  },
  {
    id: "phases",
    title: "The five phases",
    text: [
      "– I, Development: everybody may play one green card. Bonus: it costs {phase-discount} M€ less.",
      "– II, Construction: everybody may play one blue or red card. Bonus: play a second one, or draw a card.",
      "– III, Action: everybody uses the actions of blue cards, each once, and standard actions as often as they like. Bonus: use one action of a card again.",
      "– IV, Production: everybody gains M€ for rating and M€ production, and heat, plants and cards by their production. Bonus: {phase-money} M€ more.",
      "– V, Research: everybody draws {research-draw} cards and keeps {research-keep}. Bonus: draw {research-bonus-draw} and keep {research-bonus-keep}.",
    ],
    rulings: [
      { about: "All at once", says: "In a phase nobody waits for a turn. The phase ends when all are done." },
      {
        about: "A card for free",
        says: "Where a card lets you play a green card without paying, its printed cost may be {free-cost} M€ at most.",
      },
      {
        about: "The second card of phase II",
        says: "If it is neither played nor exchanged for a card, the card is drawn when the phase ends.",
      },
    ],
  },
  {
    id: "actions",
    title: "Standard actions",
    text: [
      "– A forest for {forest-plants} plants or {forest-cost} M€: a point, and a step of oxygen.",
      "– A step of temperature for {temperature-heat} heat or {temperature-cost} M€.",
      "– An ocean for {ocean-cost} M€: flip a tile and take what it shows.",
    ],
    rulings: [
      {
        about: "What must be turned",
        says: "As long as it still brings something, nobody ends phase III with enough heat for a step of temperature or enough plants for a forest.",
      },
    ],
  },
  {
    id: "cards",
    title: "Playing cards",
    text: [
      "Green cards give production, metal or something at once; blue ones have an action or an effect; red ones are events. All of them stay in front of you, and their tags count, those of events too.",
      "A requirement names a zone of a track, a number of oceans or tags. Tracks count as they stood when the phase began.",
    ],
    rulings: [
      { about: "Own tags", says: "The tags of a card do not help to meet its own requirement." },
      { about: "Order", says: "When several effects are set off at once, you choose their order." },
    ],
  },
  {
    id: "paying",
    title: "Paying",
    text: [
      "Steel and titanium are never spent. Each steel takes {steel-value} M€ off every card with a building tag, each titanium {titanium-value} M€ off every card with a space tag.",
      "Cards from the hand can be sold for {sale-price} M€ each, in phases I to III and while paying. Discounts add up; a price never falls below zero.",
    ],
  },
  {
    id: "mars",
    title: "Temperature, oxygen, oceans",
    text: [
      "Every step really made raises your rating by one. Oceans bring what is under the tile as well: M€, plants or cards.",
      "The phase in which a track reaches its goal is played to its end: until then everybody may still raise it, and gains rating for it.",
    ],
    rulings: [
      {
        about: "Last call",
        says: "When all are done and a track has just reached its goal, whoever can still do something is asked once more.",
      },
      { about: "After the goal", says: "From the next phase on, raising that track brings nothing." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "When all three goals are reached, the phase is played to its end, and the game is over. Count the rating, a point for each forest, and the points on your cards.",
      "On a tie, compare M€, heat and plants together, with the cards in hand counted as sold.",
    ],
  },
  {
    id: "together",
    title: "Together",
    text: [
      "Two players have {coop-rounds} rounds. They win together if all three goals are reached by then and each has at least {coop-points} points; otherwise both lose.",
      "In every round each takes a cube: one of {coop-copper} copper ones, which is money, or one of {coop-colour} coloured ones, which lets the two swap a card from their hands.",
    ],
    rulings: [{ about: "The last cube of a kind", says: "If both want it, the player in the lead seat has it." }],
  },
  {
    id: "solo",
    title: "Alone",
    text: [
      "You have {solo-rounds} rounds to reach all three goals. In every round a card of the neutral deck shows a second phase, which you play without its bonus.",
      "When the neutral deck has been gone through, it is shuffled, and oxygen or temperature rises by itself, without rating: {novice-steps} steps for a novice, {advanced-steps} for an advanced player, none for an expert.",
    ],
    rulings: [{ about: "The last rounds", says: "If it was agreed so, you choose the order of the neutral cards in the last pass." }],
  },
];
