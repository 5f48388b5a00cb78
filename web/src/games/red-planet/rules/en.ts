import type { Chapter } from "./rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "You run a mining company and send astronauts to Mars. Whoever has the most of them in a zone when it is counted takes its score tokens. After ten rounds the most points win.",
      "Ten zones: seven on the rim, three inside. What lies under a zone is found out when the first astronaut sets foot there.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "As many shuttles as players stand on the launch pad. One astronaut of each player is drawn by chance and seated, one to a shuttle; the player drawn first takes the first player’s medal.",
      "Everybody is dealt three event cards, keeps one bonus card in secret and gives the others back.",
    ],
    rulings: [
      { about: "Only discoveries dealt", says: "They are shown and given back, and three new cards are dealt, until there is a bonus card among them." },
      { about: "A shuttle without destination at the start", says: "Whoever’s astronaut is seated in it picks its destination at once." },
    ],
  },
  {
    id: "round",
    title: "A round",
    text: [
      "– New shuttles replace those that left, up to one for each player.",
      "– Everybody secretly chooses one of the characters still in hand.",
      "– The characters are called from 1 to 9. Whoever chose the one called shows it, boards astronauts and uses its effect.",
      "– Shuttles that took off land on Mars.",
      "– Whoever acted last takes the medal.",
      "A character that was played stays out until its owner plays the Recruiter, who brings all of them back.",
    ],
    rulings: [
      { about: "The same character chosen twice", says: "Those players act clockwise, beginning with the medal or the first of them to its left. Each finishes before the next begins." },
      { about: "The pad during a round", says: "It is not refilled. A shuttle that leaves early takes its free seats away from all who come later." },
    ],
  },
  {
    id: "characters",
    title: "The nine characters",
    text: [
      "– 1 Recruiter: board 1; take back all your characters, this one as well.",
      "– 2 Explorer: board 1; up to 3 moves of your astronauts on Mars, each to a neighbouring zone.",
      "– 3 Scientist: board 2, in one or two shuttles; draw an event card, or look at a discovery on Mars.",
      "– 4 Secret Agent: board 2, in two different shuttles; launch a shuttle that is not full.",
      "– 5 Saboteur: board 1; destroy a shuttle on the pad with all aboard.",
      "– 6 Femme Fatale: board 1; replace an opponent’s astronaut by one of yours, in a zone or shuttle where you already have one.",
      "– 7 Travel Agent: board 3 in the same shuttle, or lose the turn.",
      "– 8 Soldier: board 2 in the same shuttle or none; remove one astronaut from an outer zone.",
      "– 9 Pilot: board 2, in one or two shuttles; change the destination of a shuttle, on the pad or in flight.",
    ],
    rulings: [
      { about: "Doing less", says: "You may board fewer than allowed and leave the effect aside, except that the Travel Agent boards three if it is possible and the Soldier two or none." },
      { about: "Secret Agent", says: "The shuttle may be anybody’s, or empty; an empty one reveals nothing when it lands. One without a destination cannot be launched." },
      { about: "Femme Fatale", says: "The astronaut just boarded counts as being there. Yours comes from your reserve; the other one is lost." },
      { about: "Saboteur", says: "Shuttles in flight are safe. Your own astronauts aboard are lost too." },
      { about: "Soldier", says: "The three inner zones are out of reach. The target may be one of your own." },
      { about: "Pilot", says: "The new destination must be another one, and a tile for it must be free; there are two for each zone." },
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
    rulings: [{ about: "Order within a turn", says: "First boarding, then the effect. A shuttle that filled up by boarding has left when the effect is chosen." }],
  },
  {
    id: "exploring",
    title: "Exploring",
    text: [
      "The first astronaut in a zone, by shuttle or on foot, turns up a resource tile: ice (worth 1), sylvanite (2) or celerium (3). It stays for the rest of the game, even if everybody leaves.",
    ],
    rulings: [{ about: "The Explorer in an unknown zone", says: "The tile is turned up at once, before the next move is chosen." }],
  },
  {
    id: "scoring",
    title: "Scoring after rounds 5, 8 and 10",
    text: [
      "Score tokens are added to every explored zone: one after round 5, two after round 8, three after round 10. Whoever has the most astronauts there takes all that lie there.",
      "On a tie after round 5 the token stays. After rounds 8 and 10 the tied players share equally; what is left over stays for the next time, and after round 10 is lost.",
    ],
    rulings: [
      { about: "Second place", says: "It brings nothing." },
      { about: "A zone with nobody in it", says: "Tokens are added and wait; after round 10 they are lost." },
      { about: "A zone explored late", says: "It gets nothing for the scorings it missed." },
    ],
  },
  {
    id: "events",
    title: "Bonus and discovery cards",
    text: [
      "A bonus card stays secret in front of its owner and counts at the end. There is no limit to how many you may hold.",
      "A discovery is laid face down at an outer zone that has none. It is turned over after round 10, before the last tokens are given, and acts on that zone alone. Whoever laid it or looked at it knows it.",
    ],
    rulings: [
      { about: "All seven outer zones taken", says: "A discovery drawn is discarded, and you may look at one that lies there." },
      { about: "Order at the end", says: "Removals come first, then what changes tokens, then what changes points." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "After round 10 and its scoring you count the value of your tokens, your bonus cards, points from discoveries, and 9 points for the most ice tokens, shared by those who are tied and rounded down.",
      "The most points win. If they are equal, more astronauts on Mars; if those are equal too, the win is shared.",
    ],
    rulings: [
      { about: "Who counts as present", says: "Astronauts on Mars after the discoveries have acted. Those still on the pad count neither as present nor as lost." },
      { about: "Lost astronauts", says: "Everyone blown up, shot, replaced or driven out counts, whoever did it. The number is public." },
    ],
  },
  {
    id: "reconstructed",
    title: "What is our reconstruction",
    text: [
      "The rulebook’s figures and the nine characters are the original’s. No public source gives the map’s borders, the seats of each shuttle, most event cards, the mix of resource tiles and the tie-break; those are our own design and marked as such. Owners of the box can correct them in a file of their own.",
    ],
  },
];
