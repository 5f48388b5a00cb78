"""The 24 blueprints: what each one's executive action does once it is built."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.on_mars.effects.blueprints import TakeBlueprint
from areo.on_mars.effects.construct import Construct
from areo.on_mars.effects.goods import Score, TakeFromWarehouse, Trade
from areo.on_mars.effects.movement import Move
from areo.on_mars.effects.people import Hire, RecallAmount, RecallFromActions
from areo.on_mars.effects.ships import Welcome
from areo.on_mars.effects.special import Casino, ProduceAll, Radar
from areo.on_mars.effects.tech import Develop, Learn
from areo.on_mars.effects.travel import Travel
from areo.on_mars.effects.upgrades import Upgrade
from areo.on_mars.numbers import GENERATOR, GREENHOUSE, MINE, ORBIT, OXYGEN_CONDENSER, SHELTER, WATER_EXTRACTOR


class Blueprint:
    """A blueprint, by its number: its name and its executive action."""

    def __init__(self, name: str, fr: str, pt: str, effect: AnyEffect) -> None:
        self.names: Final = {"en": name, "fr": fr, "pt": pt}
        self.effect: Final = effect


BLUEPRINT_CARDS: Final = [
    Blueprint("Construction Yard", "Chantier", "Canteiro de obras", Upgrade(boost=True)),
    Blueprint("Metal Deposit", "Gisement de métal", "Depósito de metal", Construct(MINE, lifting=True)),
    Blueprint("Automated Production", "Production automatisée", "Produção automatizada", ProduceAll()),
    Blueprint("Wind Turbines", "Éoliennes", "Turbinas eólicas", Construct(GENERATOR, lifting=True)),
    Blueprint("Private Ship", "Vaisseau privé", "Nave particular", Welcome(3)),
    Blueprint(
        "Moisture Vaporator",
        "Vaporateur d’humidité",
        "Vaporizador de umidade",
        Construct(WATER_EXTRACTOR, lifting=True),
    ),
    Blueprint("Biomarket", "Biomarché", "Biomercado", TakeFromWarehouse(boost=True)),
    Blueprint("Hydroponic Farm", "Ferme hydroponique", "Fazenda hidropônica", Construct(GREENHOUSE, lifting=True)),
    Blueprint("Oxygen Tank", "Réservoir d’oxygène", "Tanque de oxigênio", Learn(boost=True)),
    Blueprint("Concentrator", "Concentrateur", "Concentrador", Construct(OXYGEN_CONDENSER, lifting=True)),
    Blueprint("Casino", "Casino", "Cassino", Casino(2)),
    Blueprint("Gym", "Salle de sport", "Academia", Construct(SHELTER, lifting=True)),
    Blueprint("Mineral Mine", "Mine de minerais", "Mina de minérios", Score(2)),
    Blueprint("Biolab", "Biolabo", "Biolaboratório", Hire(scientists=False)),
    Blueprint("Radar", "Radar", "Radar", Radar()),
    Blueprint("Builder Drone AI600", "Drone bâtisseur AI600", "Drone construtor AI600", Upgrade(anywhere=True)),
    Blueprint("Research Lab", "Laboratoire de recherche", "Laboratório de pesquisa", Develop(2, boost=True)),
    Blueprint("Aqueduct", "Aqueduc", "Aqueduto", RecallAmount(2)),
    Blueprint("Eco Resort", "Éco-village", "Resort ecológico", RecallFromActions()),
    Blueprint("Trade Market", "Marché", "Mercado", Trade(2)),
    Blueprint("Recycling Bots", "Robots recycleurs", "Robôs recicladores", Move(2, collects=True)),
    Blueprint("Aerial Elevator", "Ascenseur aérien", "Elevador aéreo", Travel(ORBIT)),
    Blueprint("Library", "Bibliothèque", "Biblioteca", TakeBlueprint(boost=True)),
    Blueprint("Command Center", "Centre de commandement", "Centro de comando", Move(rover=0)),
]
