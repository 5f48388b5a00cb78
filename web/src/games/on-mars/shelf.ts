import type { OnShelf } from "../../start/games";

const shelf: OnShelf = {
  place: 4,
  minutes: 150,
  says: {
    en: "Commute between orbit and a growing colony.",
    fr: "Entre l’orbite et une colonie qui grandit.",
    pt: "Entre a órbita e uma colônia que cresce.",
  },
};
export default shelf;
