"""Executive actions of advanced buildings."""

from __future__ import annotations

from tests.on_mars.colony import deal, player, use


def test_ones_own_costs_two_crystals() -> None:
    table = use(13)
    table.do("use blueprint-13")
    assert table.changes() == {"crystals": -2, "op": 2}


def test_somebody_elses_needs_a_matching_scientist_who_makes_it_free_for_both() -> None:
    assert "use blueprint-13" not in use(13, whose=1).offers()
    table = use(13, whose=1, scientists=["geologist"])
    table.do("use blueprint-13")
    assert table.changes() == {"op": 2, "geologist": "13"}
    assert "use blueprint-13" not in use(13, whose=1, scientists=["biochemist"]).offers()
    owner = use(13, crystals=0, others=[player(scientists=[{"id": "geologist", "at": 13}])])
    owner.do("use blueprint-13")
    assert owner.changes() == {"op": 2}


def test_casino() -> None:
    table = use(11, quarters=2)
    table.do("use blueprint-11", "boost", "done")
    assert table.changes() == {"crystals": -2, "pending": 3, "quarters": -1, "working": 1}


def test_aqueduct() -> None:
    table = use(18, working=3, quarters=1)
    table.do("use blueprint-18", "amount 2")
    assert table.changes() == {"crystals": -2, "working": -2, "quarters": 2}


def test_trade_market() -> None:
    table = use(20, storage="1 mineral", quarters=1)
    table.do("use blueprint-20", "gain water", "gain plant", "boost", "gain water")
    assert table.storage() == "2 water 1 plant"


def test_trade_market_needs_room_for_what_is_gained() -> None:
    full = "1 mineral 2 battery 2 water 2 plant 2 oxygen"
    table = use(20, storage=full, quarters=0)
    table.choose("use blueprint-20")
    assert "pay 1 mineral" not in table.offers()
    assert "pay 1 battery" in table.offers()


def test_trade_market_is_closed_while_a_damaged_shelter_leaves_no_room_for_any_gain() -> None:
    """Three of each stay where there is room for two: paying one of them makes none."""
    table = use(20, storage="3 battery 3 water 3 plant 3 oxygen", quarters=0)
    assert table.offered("use") == []
    assert table.why("use blueprint-20") == "no-room"
    table = use(20, storage="3 battery 3 water 2 plant 3 oxygen", quarters=0)
    table.do("use blueprint-20")
    assert table.changes() == {"crystals": -2}  # a plant for a plant
    assert table.storage() == "3 battery 3 water 2 plant 3 oxygen"


def test_asking_whether_a_delivery_is_possible_costs_nothing() -> None:
    """The oxygen could go onto the contract, and into the market that is open as well."""
    table = use(20, storage="1 battery 1 oxygen", contracts=[10])
    assert table.offered("deliver") == ["deliver contract-10 oxygen"]
    assert table.storage() == "1 battery 1 oxygen"


def test_automated_production_leaves_out_miners() -> None:
    table = use(3, mars={"0,2": "mine, miner of 0"}, quarters=1)
    table.do("use blueprint-3", "boost")
    assert table.changes() == {"crystals": -2, "battery": 2, "quarters": -1, "working": 1}


def test_biolab_takes_a_contract_for_a_crystal_more() -> None:
    state = {"display": ["contract-4", "geologist"]}
    assert "use blueprint-14" not in use(14, state=state).offers()
    table = use(14, crystals=3, state=state)
    table.do("use blueprint-14")
    assert table.changes() == {"crystals": -3, "contract 4": "empty"}


def test_command_center_moves_the_rover_by_the_level_of_a_rover_tile() -> None:
    table = use(24, lab={"L2.top": "rover"})
    table.do("use blueprint-24", "tech seat 0", "rover S", "rover S")
    assert table.hex("0,2") == "rover of 0"


def test_aerial_elevator_makes_the_main_action_one_of_orbit() -> None:
    table = use(22)
    table.choose("use blueprint-22", "space 1")
    assert table.storage() == "1 oxygen"
    assert "main resupply" in table.offers()
    assert "use blueprint-22" not in use(22, side="orbit").offers()


def test_the_concentrator_lifts_a_tile_of_level_2_by_a_colonist_to_make_four() -> None:
    three = {"-2,3": "oxygen_condenser", "-2,4": "oxygen_condenser", "0,1": "bot of 0"}
    table = deal(
        mars={**three, "4,1": "oxygen_condenser, blueprint 10 of 0"},
        crystals=2,
        storage="1 plant",
        quarters=1,
        lab={"L2.top": "oxygen_condenser"},
    )
    table.build("oxygen_condenser", "-1,1", by="use blueprint-10")
    assert table.player()["working"] == 1
