import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "You run a mining company and send astronauts to Mars. Whoever has the most of them in a zone when it is counted takes its score tokens. After {rounds} rounds the most points win.",
      "There are {zones} zones: {outer-zones} on the rim, {inner-zones} inside. What lies under a zone is found out when the first astronaut sets foot there.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "As many shuttles as players stand on the launch pad. One astronaut of each player is drawn by chance and seated, one to a shuttle; the player drawn first takes the first player’s medal.",
      "Everybody is dealt {cards-dealt} event cards, keeps one bonus card in secret and gives the others back.",
    ],
    rulings: [
      {
        about: "Only discoveries dealt",
        says: "They are shown and given back, and {cards-dealt} new cards are dealt, until there is a bonus card among them.",
      },
      { about: "A shuttle without destination at the start", says: "Whoever’s astronaut is seated in it picks its destination at once." },
    ],
  },
  {
    id: "round",
    title: "A round",
    text: [
      "– New shuttles replace those that left or were destroyed, up to one for each player.",
      "– Everybody secretly chooses one of the characters still in hand.",
      "– The characters are called by their numbers, from the first to the last. Whoever chose the one called shows it, boards astronauts and uses its effect.",
      "– Shuttles that took off land on Mars.",
      "– Whoever acted last takes the medal.",
      "A character that was played stays out until its owner plays the Recruiter, who brings all of them back.",
    ],
    rulings: [
      {
        about: "The same character chosen twice",
        says: "Those players act clockwise, beginning with the medal or the first of them to its left. Each finishes before the next begins.",
      },
      {
        about: "The pad during a round",
        says: "It is not refilled. A shuttle that leaves early takes its free seats away from all who come later.",
      },
    ],
  },
  {
    id: "characters",
    title: "The {characters} characters",
    text: [],
    cards: "character",
    rulings: [
      {
        about: "Doing less",
        says: "You may board fewer than allowed and leave the effect aside, except with two characters: the Travel Agent boards three if it is possible, and so does the Soldier with two.",
      },
      {
        about: "Secret Agent",
        says: "The shuttle may be anybody’s, or empty; an empty one reveals nothing when it lands. One without a destination cannot be launched.",
      },
      {
        about: "Femme Fatale",
        says: "The astronaut just boarded counts as being there. Yours comes from your reserve; the other one is lost.",
      },
      { about: "Saboteur", says: "Shuttles in flight are safe. Your own astronauts aboard are lost too." },
      {
        about: "Soldier",
        says: "The {inner-zones} inner zones are out of reach. The target may be one of your own.",
      },
      {
        about: "Pilot",
        says: "The new destination must be another one, and a tile for it must be free; there are {destination-tiles} for each zone. A shuttle that has no destination yet is left to whoever boards it first.",
      },
    ],
  },
  {
    id: "shuttles",
    title: "Boarding and flight",
    text: [
      "A shuttle takes off the moment its last seat is filled, in the middle of a turn if need be. Nobody can board it any more.",
      "Until it lands at the end of the round its crew is in flight: not on Mars, in no zone, and out of the Soldier’s and the Explorer’s reach.",
      "Some shuttles have no destination. Whoever puts the first astronaut aboard picks one. A destination tile always counts before what is printed.",
    ],
    rulings: [
      {
        about: "Order within a turn",
        says: "First boarding, then the effect. A shuttle that filled up by boarding has left when the effect is chosen.",
      },
    ],
  },
  {
    id: "exploring",
    title: "Exploring",
    text: [
      "The first astronaut in a zone, by shuttle or on foot, turns up a resource tile: ice (worth {ice-value}), sylvanite ({sylvanite-value}) or celerium ({celerium-value}). It stays for the rest of the game, even if everybody leaves.",
    ],
    rulings: [{ about: "The Explorer in an unknown zone", says: "The tile is turned up at once, before the next move is chosen." }],
  },
  {
    id: "scoring",
    title: "Scoring after rounds {first-scoring}, {second-scoring} and {last-scoring}",
    text: [
      "Score tokens are added to every explored zone: {first-tokens} after round {first-scoring}, {second-tokens} after round {second-scoring}, {last-tokens} after round {last-scoring}. Whoever has the most astronauts there takes all that lie there.",
      "On a tie after round {first-scoring} what was added stays. After rounds {second-scoring} and {last-scoring} the tied players share equally; what is left over stays for the next time, and after round {last-scoring} is lost.",
    ],
    rulings: [
      { about: "Second place", says: "It brings nothing." },
      { about: "A zone with nobody in it", says: "Tokens are added and wait; after round {last-scoring} they are lost." },
      { about: "A zone explored late", says: "It gets nothing for the scorings it missed." },
    ],
  },
  {
    id: "events",
    title: "Bonus and discovery cards",
    text: [
      "A bonus card stays secret in front of its owner and counts at the end. There is no limit to how many you may hold.",
      "A discovery is laid face down at an outer zone that has none. It is turned over after round {rounds}, before the last tokens are given, and acts on that zone alone. Whoever laid it or looked at it knows it.",
    ],
    rulings: [
      { about: "All outer zones taken", says: "A discovery drawn is discarded, and you may look at one that lies there." },
      { about: "Order at the end", says: "Removals come first, then what changes tokens, then what changes points." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "After round {rounds} and its scoring you count the value of your tokens, your bonus cards, points from discoveries, and {ice-majority} points for the most ice tokens, shared by those who are tied and rounded down.",
      "The most points win. If they are equal, more astronauts on Mars; if those are equal too, the win is shared.",
    ],
    rulings: [
      {
        about: "Who counts as present",
        says: "Astronauts on Mars after the discoveries have acted. Those still on the pad count neither as present nor as lost.",
      },
      { about: "Lost astronauts", says: "Everyone blown up, shot, replaced or driven out counts, whoever did it. The number is public." },
    ],
  },
  {
    id: "reconstructed",
    title: "What is our reconstruction",
    text: [
      "The rulebook’s figures and the characters are the original’s. No public source gives the map’s borders, the seats of each shuttle, most event cards, the mix of resource tiles and the tie-break; those are our own design and marked as such. Owners of the box can correct them in a file of their own.",
    ],
  },
];
