import type { Chapter } from "../../../browse/rules";

export const chapters: Chapter[] = [
  {
    id: "goal",
    title: "What it is about",
    text: [
      "You lead a space agency that builds the first colony on Mars, together with the others and against them. You commute between the orbit, where technologies, blueprints and supplies come from, and the colony, where you build.",
      "Buildings of all kinds let the colony grow. Whoever has scored the most opportunity points when {missions} missions or levels have gone by is the winner.",
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    text: [
      "Everybody has a shelter on Mars with a bot on it, a rover on the mine in the middle, colonists in the living quarters, {ships} ships in the depot and the shelter technology. Everybody is dealt {goals-dealt} private goals, in secret.",
      "In turn, from a player drawn by lot, all take a free space of the turn order, in orbit or in the colony, and may use what it offers. Whoever has the highest space decides on which side the shuttle starts.",
    ],
    rulings: [
      {
        about: "The length of a game",
        says: "A short game has two short missions and a long one; a long game has one short mission and two long ones.",
      },
    ],
  },
  {
    id: "turn",
    title: "A round and a turn",
    text: [
      "A round has a colonization phase and a shuttle phase. In the first, all take one turn each, in the order of the spaces they stand on.",
      "In your turn you take one main action of the side on which you are and, before or after it, at most one executive action. Private goals can be completed and goods delivered at any moment of your turn.",
      "– Some actions take a colonist from your living quarters onto one of their slots. If all {slots} slots are busy, whoever has the most colonists there takes them back to the working area first.",
      "– Colonists who are already there make the action dearer: one crystal, or one more colonist sent to work, for each other player there. With two players each colonist there counts, your own too.",
      "– A boost does more of the same for a colonist sent to work, or for a crystal where the action says so. Colonists at work come home when you travel.",
    ],
    rulings: [
      { about: "The order of turns", says: "It is fixed when the phase begins. Whoever changes places meanwhile keeps that turn." },
      { about: "Nothing that fails", says: "An action is offered only if it can be carried out, at least in part." },
      { about: "Hire or contract", says: "Everybody has one slot of their own there, and it is never cleared." },
    ],
  },
  {
    id: "goods",
    title: "Resources, crystals and colonists",
    text: [
      "Your storage holds one more of each resource than you have shelters on Mars. What does not fit is lost.",
      "A mineral can stand in for a battery, water, a plant or oxygen, but not for a crystal, and not on a contract.",
      "Crystals lie in the depot, which has {depot} places; each ship that still stands there takes one. A new crystal waits until your next turn, and only those in the depot can be spent. In your turn a private goal from your hand can be given up as one crystal.",
      "You have {colonists} colonists at most. They need beds: every shelter after the first opens two more.",
    ],
  },
  {
    id: "orbit",
    title: "Actions in orbit",
    text: [
      "– Landing pod: go to the colony at once, without exploring. Your turn is over.",
      "– Obtain a blueprint: take a card from the display with one of your {markers} markers, and gain the good shown on it. Boost: one more for each colonist.",
      "– Learn a technology: take a tile of a kind that you do not have, pay for its row, and put it onto a free cell in the first column of your laboratory. Boost: a second one for a colonist.",
      "– Research and development: two steps with your technologies, each to the next column, whose cost you pay. Boost: one more for each colonist.",
      "– Resupply: take a resource or a crystal from the warehouse. Boost: one more for each colonist.",
    ],
  },
  {
    id: "technology",
    title: "Technologies",
    text: [
      "A technology has the level of its column, up to {top-tech}. Cells offer a benefit to whoever moves a technology there.",
      "– Those of buildings let you join a building to others of its type.",
      "– Rover: as many more steps as its level. Ship: as many more colonists with each ship. Upgrade: as many more upgrades.",
      "You may use anybody’s technology. If it is another player’s, that player is asked at the end of your turn: an oxygen, or a free step with the technology you used.",
    ],
    rulings: [
      { about: "Once for each effect", says: "You use one technology for the whole of an effect, not one for each step or ship of it." },
      { about: "Nowhere to go", says: "If the technology is at its last level or the way is blocked, its owner has the oxygen." },
    ],
  },
  {
    id: "colony",
    title: "Actions in the colony",
    text: [
      "– Control center: {control-steps} steps with your bots and {control-steps} with your rover, in any order. Each crystal buys one more.",
      "– Construct a building: see below.",
      "– Upgrade a building: for a mineral, a building of the type of one of your blueprints becomes advanced and yours. It must lie in the zone of one of your bots; a blueprint of the higher level needs a complex of {high-complex} or more.",
      "– Welcome a ship: for a plant and water a ship leaves your depot for the hangar. It brings two colonists, or a colonist and one of your {bots} bots. No more ships may leave your depot than the colony has levels. Boost: one more ship for each colonist.",
      "– Hire a scientist or take a contract: pay for a card of the display and take it; you then choose the contract that fills the gap.",
    ],
    rulings: [
      {
        about: "Bots and rovers",
        says: "No two pieces end on one hex. A bot destroys the crystal or the tile on which it ends. A rover collects every crystal on its way, and takes the tile on which it ends.",
      },
      { about: "Research tiles", says: "They give two free steps with technologies. Nobody takes two of the same letter." },
      { about: "Colonists without a bed", says: "They stay in the supply." },
    ],
  },
  {
    id: "build",
    title: "Constructing",
    text: [
      "A mine takes a colonist, who stays on it as a miner. A generator costs a mineral, a water extractor a battery, a greenhouse water, an oxygen condenser a plant, a shelter oxygen.",
      "The hex must be free of buildings and in a building zone of yours: where one of your bots stands, or beside it.",
      "– It either stands alone, exactly two steps from another building of its type; or it joins one or more of them to a complex, and then you need the technology of that type, with a level of at least as many buildings as it joins.",
      "– You gain as much of what the building yields as its complex has buildings. A shelter yields crystals.",
      "– The arrows of the tile lay crystals onto empty hexes beside it.",
      "– The first time you make or enlarge a complex of a type, you place its progress cube; shelters have none.",
    ],
    rulings: [
      { about: "Your own shelters", says: "Only your own shelters count as being of the same type." },
      {
        about: "Something in the way",
        says: "A crystal or a tile there is lost. A bot or a rover moves to the nearest free hex, chosen by its owner.",
      },
      {
        about: "The miner of an upgraded mine",
        says: "He goes home to his owner, and from then on the mine yields to the owner of the marker.",
      },
    ],
  },
  {
    id: "life-support",
    title: "Life support and the colony’s level",
    text: [
      "Generators, water extractors, greenhouses and oxygen condensers each raise their marker by one row. The first of a column to be built in the game scores {first-step} points.",
      "While a marker is below the row of the colony’s level, its builder scores the reward tile of the column and takes a bonus: call back a colonist, move bots, a crystal or a mineral.",
      "When all four markers have reached the row, the colony’s level rises at the end of the turn: the warehouse is refilled, with three or four players the technologies too, and at levels {first-count} and {second-count} new blueprints come.",
      "At levels {first-count} and {second-count} everybody scores for progress cubes: {cubes-one}, {cubes-two}, {cubes-three}, {cubes-four} or {cubes-five} points for one to five. From level {fewer-missions} on each new level counts as a mission done.",
    ],
  },
  {
    id: "executive",
    title: "Executive actions",
    text: [
      "Where a ship has left its place in the depot, an executive action is open. It costs crystals and can be taken on either side.",
      "– A free step with a technology: {price-develop-free}. Two steps with the rover: {price-rover}. Take a blueprint: {price-blueprint}. Upgrade a building: {price-upgrade}. Gain a mineral: {price-mineral}. Two steps with bots: {price-bots}. Take a resource from the warehouse: {price-warehouse}.",
      "– Use an advanced building of yours: {use-price}. With a scientist it is free, and he can go to other players’ buildings, too.",
    ],
    rulings: [
      {
        about: "Where a scientist works",
        says: "He stays until you send him elsewhere. As long as he is there, you and the building’s owner may use it for nothing.",
      },
      { about: "A building of others", says: "You use it with your own pieces, storage and colonists, and what it yields is yours." },
    ],
  },
  {
    id: "missions",
    title: "Missions and private goals",
    text: [
      "{missions} missions are in play. Whoever does what one of them asks moves its marker by one and gains its crystals, until it is done.",
      "A private goal can be shown in your turn as soon as its condition holds: you take two free steps with technologies, or what the card offers instead. Everybody completes only one in a game.",
    ],
    rulings: [
      {
        about: "After the end of a turn",
        says: "If a private goal has come true through the colony’s new level, you are asked before the next turn begins.",
      },
    ],
  },
  {
    id: "travel",
    title: "The shuttle phase",
    text: [
      "The shuttle moves one space towards the end of its side. From there it travels to the other side, where it stops on the space of the colony’s level. So the higher the level, the rarer it travels. At level {shuttle-stops} it stands still, and at level {top-level} it travels one last time.",
      "In the order of turns, everybody on the side that it left may travel with it. Others may give up a ship of their hangar.",
      "– To the colony: put one of {discoveries-on-offer} discoveries onto a free hex exactly {explored} steps from your rover.",
      "– To orbit: each of your advanced buildings yields one, and each of your miners a mineral.",
      "– Then your colonists come home from the side where you arrive and from the working area, and you take a free space there, with what it offers.",
    ],
    rulings: [
      { about: "The rover’s first steps", says: "Until it moves, it counts as standing on the mine in the middle." },
      { about: "No turn of your own", says: "In this phase no private goal is completed, and none can stand for a crystal." },
    ],
  },
  {
    id: "end",
    title: "The end",
    text: [
      "When the colonization phase ends and {missions} missions or levels are done, the end is near: the shuttle phase follows, and one more colonization phase. Then you count.",
      "– The points scored so far, and progress cubes once more.",
      "– {ship-points} for each ship in the hangar.",
      "– Living quarters: {beds-two}, {beds-three}, {beds-four}, {beds-five} or {beds-six} for the second to the sixth row, whichever is the highest with a colonist in it.",
      "– Each technology by its level: {level-one}, {level-two}, {level-three}, {level-four}, {level-five} or {level-six}.",
      "– Each blueprint built: {low-points} at the lower level, {high-points} at the higher; each that is not, as many less.",
      "– Scientists: {scientist-points} for each advanced building of the type they score, whoever owns it.",
      "– Contracts: {upgrade-points} for one that wants an advanced building in a complex of {contract-complex}, and {upgrade-penalty} if it is not met; {delivery-points} for a delivery, and {delivery-penalty} if it is not complete.",
      "On a tie, compare crystals in the depot, advanced buildings, progress cubes.",
    ],
    rulings: [
      { about: "Space Oddity", says: "Where the table plays so, the game ends with the phase in which the last mission is done." },
      { about: "Last deliveries", says: "Goods that complete a contract go there by themselves; you are asked where contracts compete." },
    ],
  },
  {
    id: "first-colonists",
    title: "First Colonists",
    text: [
      "This variant is easier to begin with: fixed missions, a space of the turn order by lot, and small tasks.",
      "Everybody has a secret card with buildings. Construct one of them, and you show it and draw {tasks-drawn} tasks. A task done in your turn can be shown for its reward, one in a turn.",
    ],
  },
  {
    id: "solo",
    title: "Alone against Lacerda",
    text: [
      "Lacerda plays against you, by a deck of cards. Each names an action for either side, and says whether he travels with the shuttle. He pays no resources; where he cannot do what the card says, he moves his rover.",
      "– He constructs what the life support lacks, wherever the largest complex comes about. He upgrades, takes technologies, at most {lacerda-scientists} scientists, and contracts, which are always fulfilled.",
      "– When his deck has run out once, each card also does one step of a mission.",
      "– Each new level of the colony gives him a shelter, a ship and a bot.",
      "You win if at the end you have everything that the chosen goal asks for. His points are counted, too, so that you can compare.",
    ],
    rulings: [
      { about: "Your technology", says: "If he uses it, you are asked as by any other player. If you use his, he develops it." },
      { about: "Where he has a choice", says: "He takes what is best for him and worst for you; otherwise the lot decides." },
    ],
  },
  {
    id: "invasion",
    title: "Alien Invasion: Invasion",
    text: [
      "Two to four humans play together against one alien. The humans have one common track of points and win with {invasion-points}; the alien wins as soon as {invasion-troops} of its troops are on Mars.",
      "After each human turn the alien has a turn of its own. It lays a token on one of its actions, and may pay {invasion-second} crystal for a second one. If all tokens are spent when its turn begins, it takes the red ones back first. Some actions open only with the level of the colony.",
      "– The alien builds nests, deploys troops near them, moves them, steals crystals, learns and develops its own technologies, and evolves nests, which gives each of them a power.",
      "– Whenever a human uses another human’s technology, the alien may develop one of its own by a step.",
      "– As an executive action humans strike at troops near their bots or the security unit ({invasion-strike} crystal; a defense technology removes more), sabotage an action of the alien’s ({invasion-sabotage}), or cleanse a corrupted building ({invasion-cleanse}). The alien pays {invasion-repair} crystals to get rid of a sabotage token.",
      "– Advanced buildings, contracts and scientists score at once, each mission that is completed scores {invasion-mission-points}, and each troop that is removed {invasion-troop-points}.",
      "After round {invasion-last-round}, whoever is nearer to winning wins.",
    ],
    rulings: [
      {
        about: "What is ours",
        says: "Known are the two goals, the scheme of turns and the kinds of actions. The alien’s board with its figures, technologies and powers, the humans’ counter-measures and the last round are our reconstruction.",
      },
    ],
  },
  {
    id: "outbreak",
    title: "Alien Invasion: Outbreak",
    text: [
      "Two to four players win or lose together. Two mission cards are to be fulfilled; there are no other missions, and nobody counts points. All hands are open.",
      "From round {outbreak-first-round} on, each turn begins with an infection card. It names a place, where a healthy colonist falls ill; if there is none, one falls ill in somebody’s living quarters. Cards without a colonist stay open: with {outbreak-reshuffle} of them, all cards are shuffled again.",
      "– Infected colonists do not pay, do not boost and yield nothing in mines. At the end of each turn they infect all others on the same action, at the same work, or beside them in the living quarters.",
      "– As an executive action you cure a colonist, or vaccinate one, who can then never fall ill. The microbiologist does it for nothing.",
      "Time runs out after {outbreak-time-two}, {outbreak-time-three} or {outbreak-time-four} rounds with two, three or four players, and earlier if it is to be hard. You lose then, or if {outbreak-limit} colonists are infected after a turn ({outbreak-hard-limit} if it is to be hard), or all of them.",
    ],
    rulings: [
      {
        about: "What is ours",
        says: "Known are the aim, the limits of infected, when cards are drawn and how the infection spreads. The deck, the length, the treatments, the microbiologist and the mission cards are our reconstruction.",
      },
    ],
  },
  {
    id: "blackout",
    title: "Alien Invasion: Blackout",
    text: [
      "Two to four players win or lose together. Within {blackout-time-two}, {blackout-time-three} or {blackout-time-four} rounds ({blackout-hard-time-two}, {blackout-hard-time-three} or {blackout-hard-time-four} if it is to be hard) they complete {blackout-quota-two}, {blackout-quota-three} or {blackout-quota-four} missions and private goals, with two, three or four players. All hands are open, and everybody may complete {blackout-goals} goals.",
      "After each turn a vandalism card is drawn. It names a kind of building, and whoever had the turn chooses one. The first hit leaves a mark; the second blacks the building out, and a colonist from the living quarters is laid on it.",
      "– A building that is dark is part of no complex, yields nothing and cannot be upgraded or used.",
      "– Each completion gives {blackout-repairs} steps of repair ({blackout-hard-repairs} if it is to be hard): from dark to marked, or from marked to sound.",
      "With {blackout-limit} blackouts you lose at once; so you do if nobody has a colonist to lay down.",
    ],
    rulings: [
      {
        about: "What is ours",
        says: "Known are the quota, the limit of blackouts, how buildings are hit and that completions repair. The length, the deck and the number of repairs are our reconstruction.",
      },
    ],
  },
  {
    id: "monolith",
    title: "Alien Invasion: Monolith",
    text: [
      "One player, alone and without Lacerda. Five goals are drawn: a blueprint of the higher level, a contract, a technology at the top level, a scientist with enough buildings, and tiles. {monolith-goals} of them win.",
      "After each round the time marker moves by one, and a sabotage card is drawn: it lays a cube on the oldest card of its letter, and joins the {monolith-cards} that lay there at the start. At the alien icons on the track, the first at {monolith-first-icon}, cards with {monolith-cubes} cubes strike.",
      "– Goals count only while they are met: sabotage can take one away again. With {monolith-goals} of them you may stop at the end of a turn, or play on for the last.",
      "– Each mission that is completed adds {monolith-mission-points} points to the score.",
      "At time {monolith-time} ({monolith-hard-time} if it is to be hard) the game is over: with fewer goals you have lost.",
    ],
    rulings: [
      {
        about: "What is ours",
        says: "The track, the goals and the sabotage cards are known. Some values of the set-up, how ruins are built anew and the choice to stop are our reconstruction.",
      },
    ],
  },
  {
    id: "ours",
    title: "What is our reconstruction",
    text: [
      "No public source gives all that is printed on the boards and tiles. We designed the rest ourselves, so that it fits all totals that are known: the hexes where buildings, shelters and research tiles start, the arrows on building tiles, most benefits of the turn order and of the laboratory, which missions are long, and most of the First Colonists’ rewards.",
      "Cards and tiles of which that is true are marked in the card browser. Whoever owns the box can correct a copy of the file of components and play with it.",
    ],
  },
];
