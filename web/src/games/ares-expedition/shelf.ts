import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 2,
  minutes: 60,
  says: {
    en: "The same planet in cards, all at once.",
    fr: "La même planète en cartes, tous en même temps.",
    pt: "O mesmo planeta em cartas, todos ao mesmo tempo.",
  },
};
export default shelf;
