"""What the cards are: their numbers, categories and facts, as lists by card for the hot paths.

Cards declare themselves in ``cards/``: each declaration fills its place in these lists. The lists of symbols
and
powers are read from the effects, so that a card can never do anything else than what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.combinators import NOTHING
from ziggurat.kernel.move import Kind
from ziggurat.kernel.standing import When

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.kernel.effects import Effect

IDS: Final = (
    "agriculture", "irrigation", "selective_breeding", "mechanized_agriculture", "bronze", "iron", "coal",
    "oil", "philosophy", "alchemy", "scientific_method", "computers", "religion", "theology",
    "organized_religion", "printing_press", "journalism", "multimedia", "drama", "opera", "movies",
    "bread_and_circuses", "team_sports", "professional_sports", "warriors", "swordsmen", "riflemen",
    "modern_infantry", "knights", "cavalrymen", "tanks", "cannon", "rockets", "air_forces", "despotism",
    "monarchy", "theocracy", "constitutional_monarchy", "republic", "communism", "democracy",
    "fundamentalism", "code_of_laws", "justice_system", "civil_service", "cartography", "navigation",
    "satellites", "warfare", "strategy", "military_theory", "masonry", "architecture", "engineering",
    "alexander_the_great", "aristotle", "hammurabi", "homer", "julius_caesar", "moses",
    "christopher_columbus", "frederick_barbarossa", "genghis_khan", "joan_of_arc", "leonardo_da_vinci",
    "michelangelo", "isaac_newton", "james_cook", "johann_sebastian_bach", "maximilien_robespierre",
    "napoleon_bonaparte", "william_shakespeare", "albert_einstein", "bill_gates", "charlie_chaplin",
    "mahatma_gandhi", "sid_meier", "winston_churchill", "colossus", "hanging_gardens",
    "library_of_alexandria", "pyramids", "great_wall", "st_peters_basilica", "taj_mahal",
    "universitas_carolina", "eiffel_tower", "kremlin", "ocean_liner_service", "transcontinental_railroad",
    "fast_food_chains", "first_space_flight", "hollywood", "internet", "cultural_heritage_a",
    "engineering_genius_a", "frugality_a", "patriotism_a", "rich_land_a", "stockpile_a", "urban_growth_a",
    "breakthrough_i", "cultural_heritage_i", "engineering_genius_i", "frugality_i", "patriotism_i",
    "reserves_i", "rich_land_i", "urban_growth_i", "breakthrough_ii", "efficient_upgrade_ii",
    "engineering_genius_ii", "frugality_ii", "patriotism_ii", "reserves_ii", "revolutionary_idea_ii",
    "rich_land_ii", "urban_growth_ii", "wave_of_nationalism_ii", "efficient_upgrade_iii",
    "endowment_for_the_arts_iii", "engineering_genius_iii", "military_build_up_iii", "patriotism_iii",
    "reserves_iii", "revolutionary_idea_iii", "urban_growth_iii", "development_of_agriculture",
    "development_of_civilization", "development_of_crafts", "development_of_markets",
    "development_of_politics", "development_of_religion", "development_of_science",
    "development_of_settlement", "development_of_trade_routes", "development_of_warfare", "barbarians",
    "border_conflict", "crusades", "cultural_influence", "foray", "good_harvest", "immigration",
    "new_deposits", "pestilence", "raiders", "rats", "rebellion", "reign_of_terror",
    "scientific_breakthrough", "uncertain_borders", "developed_territory_i", "historic_territory_i",
    "inhabited_territory_i", "strategic_territory_i", "vast_territory_i", "wealthy_territory_i",
    "fighting_band", "heavy_cavalry", "legion", "medieval_army", "phalanx", "enslave", "plunder_i",
    "raid_i", "defense_colonization_i", "open_borders_agreement", "trade_routes_agreement", "civil_unrest",
    "cold_war", "crime_wave", "economic_progress", "emigration", "iconoclasm", "independence_declaration",
    "international_agreement", "national_pride", "politics_of_strength", "popularization_of_science",
    "prosperity", "ravages_of_time", "refugees", "terrorism", "developed_territory_ii",
    "historic_territory_ii", "inhabited_territory_ii", "strategic_territory_ii", "vast_territory_ii",
    "wealthy_territory_ii", "classic_army", "conquistadors", "defensive_army", "fortifications",
    "mobile_artillery", "napoleonic_army", "annex", "infiltrate", "plunder_ii", "raid_ii", "spy",
    "war_over_technology", "war_over_territory", "defense_colonization_ii", "acceptance_of_supremacy",
    "international_trade_agreement", "promise_of_military_protection", "scientific_cooperation",
    "impact_of_agriculture", "impact_of_architecture", "impact_of_balance", "impact_of_colonies",
    "impact_of_competition", "impact_of_government", "impact_of_happiness", "impact_of_industry",
    "impact_of_population", "impact_of_progress", "impact_of_science", "impact_of_strength",
    "impact_of_technology", "impact_of_variety", "impact_of_wonders", "entrenchments", "mechanized_army",
    "modern_army", "shock_troops", "armed_intervention", "plunder_iii", "raid_iii", "war_over_culture",
    "defense_colonization_iii", "international_tourism", "loss_of_sovereignty", "military_pact",
    "peace_treaty",
)  # fmt: skip
"""Every card face by its number: civil cards first, technologies that workers stand on before all others."""

CARD: Final = Kind("card", IDS)
CARDS: Final = len(IDS)
NONE: Final = -1

CATEGORIES: Final = (
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air",
    "government", "special_civil", "special_colonization", "special_military", "special_construction",
    "leader", "wonder", "action", "event", "territory", "tactic", "aggression", "war", "bonus", "pact",
)  # fmt: skip
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
GOVERNMENT: Final = 11
SPECIAL_CIVIL: Final = 12
SPECIAL_COLONIZATION: Final = 13
SPECIAL_MILITARY: Final = 14
SPECIAL_CONSTRUCTION: Final = 15
LEADER: Final = 16
WONDER: Final = 17
ACTION: Final = 18
EVENT: Final = 19
TERRITORY: Final = 20
TACTIC: Final = 21
AGGRESSION: Final = 22
WAR: Final = 23
BONUS: Final = 24
PACT: Final = 25

WORKED: Final = 34
"""The cards below this number are technologies that workers stand on."""
STORES: Final = 12
"""The cards below this number can hold blue tokens: farms, mines, labs (those for Bill Gates alone)."""
CIVIL_CARDS: Final = 127
"""The cards below this number are civil cards; military ones follow."""
INITIAL: Final = tuple(
    [CARD.number(word) for word in ["agriculture", "bronze", "philosophy", "religion", "warriors"]]
)
AGRICULTURE: Final = CARD.number("agriculture")
BRONZE: Final = CARD.number("bronze")
PHILOSOPHY: Final = CARD.number("philosophy")
RELIGION: Final = CARD.number("religion")
WARRIORS: Final = CARD.number("warriors")
DESPOTISM: Final = CARD.number("despotism")
HOMER: Final = CARD.number("homer")

AGES: Final = ("A", "I", "II", "III", "IV")
AGE: Final = Kind("age", AGES)
LAST_AGE: Final = 4

SYMBOLS: Final = (
    "science", "culture", "strength", "happiness", "civil", "military", "yellow", "blue", "colonization",
    "civil_hand", "military_hand", "limit", "food", "resource", "defense",
)  # fmt: skip
"""What stands at the bottom of a card."""

PLACES: Final = CARDS + 2 * (CARDS - CIVIL_CARDS)
"""Behind the cards come the two sides of each military card; those of pacts do things of their own."""

CATEGORY: Final[list[int]] = [NONE] * PLACES
LEVEL: Final[list[int]] = [0] * PLACES
SCIENCE_COST: Final[list[int]] = [0] * PLACES
REVOLUTION: Final[list[int]] = [0] * PLACES
COST: Final[list[int]] = [0] * PLACES
"""In resources, for a building or unit; in military actions, for an aggression or war."""
STAGES: Final[list[tuple[int, ...]]] = [()] * PLACES
COPIES: Final[list[tuple[int, int, int]]] = [(0, 0, 0)] * PLACES
EFFECT: Final[list[Effect[Any]]] = [NOTHING] * PLACES
ATTACK_RULE: Final[list[int]] = [0] * PLACES

SCIENCE: Final[list[int]] = [0] * PLACES
CULTURE: Final[list[int]] = [0] * PLACES
STRENGTH: Final[list[int]] = [0] * PLACES
HAPPINESS: Final[list[int]] = [0] * PLACES
CIVIL: Final[list[int]] = [0] * PLACES
MILITARY: Final[list[int]] = [0] * PLACES
YELLOW: Final[list[int]] = [0] * PLACES
BLUE: Final[list[int]] = [0] * PLACES
COLONIZATION: Final[list[int]] = [0] * PLACES
CIVIL_HAND: Final[list[int]] = [0] * PLACES
MILITARY_HAND: Final[list[int]] = [0] * PLACES
LIMIT: Final[list[int]] = [0] * PLACES
FOOD: Final[list[int]] = [0] * PLACES
RESOURCE: Final[list[int]] = [0] * PLACES
DEFENSE: Final[list[int]] = [0] * PLACES
SYMBOL: Final = (
    SCIENCE, CULTURE, STRENGTH, HAPPINESS, CIVIL, MILITARY, YELLOW, BLUE, COLONIZATION, CIVIL_HAND,
    MILITARY_HAND, LIMIT, FOOD, RESOURCE, DEFENSE,
)  # fmt: skip
POWERS: Final[list[int]] = [0] * PLACES
"""What else a card does as long as it lies there, as a mask; told by name in ``standing.py``."""
ARMY: Final[list[tuple[int, int, int, int, int]]] = [(0, 0, 0, 0, 0)] * PLACES
"""Infantry, cavalry and artillery of one army, its strength, and that of an obsolete one."""
AT_ONCE: Final[list[int]] = [1] * PLACES
"""How many stages of a wonder one civil action may build."""
DISCOUNT: Final[list[tuple[int, ...]]] = [(0, 0, 0, 0)] * PLACES
"""How much less urban buildings of each level cost."""
RATES: Final[list[tuple[tuple[int, int, int], ...]]] = [()] * PLACES
"""What it adds to ratings: the rating, the thing counted, and how much for each."""
WAITING: Final[list[tuple[When, ...]]] = [()] * PLACES
"""What it does when something befalls its owner."""

NO_RULE: Final = 0
FORBIDDEN: Final = 1
CANCELS: Final = 2
ATTACKER_BONUS: Final = 3
ATTACK_RULES: Final = ("none", "forbidden", "cancels", "attacker_bonus")


def card(
    id: str,
    category: int,
    level: int,
    copies: Sequence[int],
    effect: Effect[Any] = NOTHING,
    *,
    science: int = 0,
    revolution: int = 0,
    cost: int = 0,
    stages: tuple[int, ...] = (),
) -> int:
    """Declare a card; its number."""
    number = CARD.number(id)
    CATEGORY[number] = category
    LEVEL[number] = level
    two, three, four = copies
    COPIES[number] = (two, three, four)
    SCIENCE_COST[number] = science
    REVOLUTION[number] = revolution
    COST[number] = cost
    STAGES[number] = stages
    learn(number, effect)
    return number


def learn(number: int, effect: Effect[Any]) -> None:
    """Note what a card does; also for tests that put another effect in its place."""
    EFFECT[number] = effect
    for symbol in SYMBOL:
        symbol[number] = 0
    POWERS[number] = 0
    ARMY[number] = (0, 0, 0, 0, 0)
    AT_ONCE[number] = 1
    DISCOUNT[number] = (0, 0, 0, 0)
    RATES[number] = ()
    if CIVIL_CARDS <= number < CARDS:
        ATTACK_RULE[number] = NO_RULE
        learn(side(number, 0), NOTHING)
        learn(side(number, 1), NOTHING)
    WAITING[number] = ()
    for part in effect.walk():
        if isinstance(part, When):
            WAITING[number] = (*WAITING[number], part)
        note = getattr(part, "note", None)
        if note is not None:
            note(number)


def is_technology(number: int) -> bool:
    """Code of Laws, "Technology cards": whatever has a cost in science, and the initial ones."""
    return number < WORKED or GOVERNMENT <= CATEGORY[number] <= SPECIAL_CONSTRUCTION


def copies_for(number: int, players: int) -> int:
    """How many of a card the decks for so many players hold."""
    return COPIES[number][players - 2]


def value(number: int) -> int:
    """What a blue token on a card is worth; on a lab its level, for Bill Gates."""
    if number < PHILOSOPHY:
        return FOOD[number] + RESOURCE[number]
    return LEVEL[number]


def side(number: int, which: int) -> int:
    """The place of a pact's side A (0) or B (1) in the lists."""
    return CARDS + 2 * (number - CIVIL_CARDS) + which
