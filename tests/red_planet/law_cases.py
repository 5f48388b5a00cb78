"""Mission: Red Planet under the laws."""

from __future__ import annotations

from tests.case import Case, GameCases, Json

OUTER = ("vastitas_borealis", "syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus", "arabia")
FOUND = ("rich_vein", "hidden_lake", "radiation", "upheaval", "spent_vein", "barren_ground", "barren_ground.2")

# A table where the rare things happen: every outer zone has its discovery, so that one more is discarded and others
# are looked at, and the shuttles on the pad are empty and manual, some of them filled by a single character.
CROWDED: Json = {
    "round": 6,
    "pad": [{"shuttle": "S31"}, {"shuttle": "S32"}, {"shuttle": "S33"}],
    "zones": [{"zone": OUTER[n], "discovery": FOUND[n], "known_by": [[], [0], [0, 2]][n % 3]} for n in range(7)],
    "event_discard": [{"card": "lichens", "known_by": [1]}, {"card": "ancient_ruins", "known_by": []}],
    "event_deck": ["hostile_natives", "barren_ground.3"],
    "players": [{"bonus": ["subsidy"]}, {"bonus": ["metropolis"]}, {"bonus": ["pioneers", "block_of_ice"]}],
}
NAMED: Json = {"names": ["Ada", "Grace", "Émilie", "Hypatia"], "fist": [2, 0, 3, 1], "shuttles": ["S31", "S05", "S34"]}


BRINGS = GameCases(
    cases=[
        Case("red-planet", 3),
        Case("red-planet", 4, NAMED, name="named"),
        Case("red-planet", 5),
        Case("red-planet", 3, {}, CROWDED, "crowded"),
    ],
    several=("resource",),
    told_to_all=("shows",),
)
