"""All cards, one declaration each, in families. Importing this fills the lists of the catalog."""

from ziggurat.games.through_the_ages.cards import (
    action_cards,
    aggressions,
    bonus_cards,
    events_a,
    events_i,
    events_ii,
    events_iii,
    governments,
    leaders,
    pacts,
    special_technologies,
    tactics,
    technologies,
    territories,
    wars,
    wonders,
)

__all__ = [
    "action_cards",
    "aggressions",
    "bonus_cards",
    "events_a",
    "events_i",
    "events_ii",
    "events_iii",
    "governments",
    "leaders",
    "pacts",
    "special_technologies",
    "tactics",
    "technologies",
    "territories",
    "wars",
    "wonders",
]
