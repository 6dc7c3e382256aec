"""The regulations we implement, and the articles that no code implements.

Criteria are listed under their codes (``C12``), which is how arbiters cite them.
"""

from __future__ import annotations

from pairwright.handbook.burstein import BURSTEIN_1998, BURSTEIN_2026
from pairwright.handbook.cards import MANUAL_SWISS
from pairwright.handbook.citation import Article, Regulation
from pairwright.handbook.double_swiss import DOUBLE_SWISS_2026
from pairwright.handbook.dubov import DUBOV_1997, DUBOV_2026
from pairwright.handbook.dutch import DUTCH_1998, DUTCH_2009, DUTCH_2017, DUTCH_2026
from pairwright.handbook.knockout import KNOCKOUT
from pairwright.handbook.lim import LIM_1999, LIM_2026
from pairwright.handbook.olympiad import OLYMPIAD_2007
from pairwright.handbook.playoffs import PLAY_OFFS
from pairwright.handbook.round_robin import ROUND_ROBIN
from pairwright.handbook.swiss import ACCELERATION, BASIC_RULES, HANDLING_RULES
from pairwright.handbook.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
from pairwright.handbook.team_tables import SCHEVENINGEN, SKALITZKA
from pairwright.handbook.tie_breaks import TIE_BREAKS_2026, TIE_BREAKS_OF_THE_DOCUMENTS

REGULATIONS: tuple[Regulation, ...] = (
    BASIC_RULES,
    HANDLING_RULES,
    ACCELERATION,
    DUTCH_2026,
    DUTCH_2017,
    TIE_BREAKS_2026,
    DUBOV_2026,
    BURSTEIN_2026,
    TIE_BREAKS_OF_THE_DOCUMENTS,
    LIM_1999,
    LIM_2026,
    DUTCH_1998,
    DUTCH_2009,
    DUBOV_1997,
    BURSTEIN_1998,
    MANUAL_SWISS,
    DOUBLE_SWISS_2026,
    TEAM_SWISS_2026,
    TEAM_SWISS_2024,
    ROUND_ROBIN,
    SCHEVENINGEN,
    SKALITZKA,
    OLYMPIAD_2007,
    KNOCKOUT,
    PLAY_OFFS,
)

NOT_CODE: dict[Article, str] = {
    BASIC_RULES["1"]: "an announcement; the number is an input (`planned_rounds`)",
    BASIC_RULES["9"]: "a principle: `explain` and `why-not` answer to it",
    HANDLING_RULES["2.3"]: "`number` gives numbers before round 1; later corrections belong to the desk",
    HANDLING_RULES["4.3"]: "corrections are acts of the arbiter",
    HANDLING_RULES["4.4"]: "publication is an act of the arbiter",
    TIE_BREAKS_2026["4.3"]: "a classification",
    LIM_1999["B1.3"]: "the scoring is an input",
    TIE_BREAKS_2026["16.6"]: "other rules an organiser may announce; `--edition` and `/P` choose among those there are",
    DUTCH_2026["5.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    DUTCH_1998["F6"]: "publication is an act of the arbiter",
    DUTCH_1998["F7"]: "corrections are acts of the arbiter",
    DUTCH_1998["F8"]: "a withdrawal is an act of the arbiter",
    DUTCH_1998["F10"]: "prizes are not paired; tie-breaks are ranked by their own lists",
    DUBOV_2026["1.4"]: "the value is an input (`scoring`)",
    DUBOV_2026["5.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    BURSTEIN_2026["1.3"]: "the value is an input (`scoring`)",
    DUBOV_1997["9"]: "publication is an act of the arbiter; the averages stand in every explanation",
    BURSTEIN_2026["5.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    MANUAL_SWISS["M7"]: "the values are an input (`scoring`)",
    MANUAL_SWISS["M17"]: "a liberty of the director; not taken",
    MANUAL_SWISS["M18"]: "a liberty of the director; not taken (what it says of the colour due is M15)",
    MANUAL_SWISS["M20"]: "forfeits are results; that such a pair may meet again is M1",
    MANUAL_SWISS["M21"]: "absences are inputs",
    MANUAL_SWISS["M22"]: "an announcement; the number is an input (`planned_rounds`)",
    TEAM_SWISS_2026["1.1"]: "numbers are inputs; `number` gives them before round 1",
    TEAM_SWISS_2024["1.1"]: "numbers are inputs; `number` gives them before round 1",
    TEAM_SWISS_2026["1.4"]: "the value is an input (record 320); that of a drawn match if nothing is said",
    TEAM_SWISS_2024["1.4"]: "the value is an input (record 320); that of a drawn match if nothing is said",
    TEAM_SWISS_2026["4.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    TEAM_SWISS_2024["4.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    DOUBLE_SWISS_2026["4.1"]: "drawn by lot before round 1; an input (`initial_colour`)",
    ROUND_ROBIN["A1.9"]: "`number` gives other numbers as long as no round is paired",
    OLYMPIAD_2007["2"]: "entries are inputs",
    OLYMPIAD_2007["3"]: "entries are inputs",
    OLYMPIAD_2007["4"]: "squads are inputs; a match has as many boards as the event says",
    OLYMPIAD_2007["5"]: "the lists are inputs",
    OLYMPIAD_2007["6"]: "ratings are inputs",
    OLYMPIAD_2007["10"]: "an announcement; the number is an input (`planned_rounds`)",
    OLYMPIAD_2007["56"]: "says who pairs",
    OLYMPIAD_2007["57"]: "who is there is an input (record 240)",
    OLYMPIAD_2007["59"]: "publication and changes are acts of the arbiter",
    OLYMPIAD_2007["60"]: "says who may change articles",
    OLYMPIAD_2007["61"]: "publication and changes are acts of the arbiter",
}
"""Articles that no code implements, and why."""
