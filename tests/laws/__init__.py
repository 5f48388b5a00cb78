"""The laws that every game keeps, whatever it is about.

A law takes a table at some decision, with a source of chance, and fails if it is broken there. A new game needs
one line in law_cases.py, where what it hides and which pieces it has may be told as well.
`AREO_DEPTH` says how thoroughly they are tried: 10 plays ten times as many games as 1, the default.
"""

from tests.laws.agreement import retell, tell, told
from tests.laws.copies import (
    copies_play_on_alike,
    copies_without_history_have_none,
    positions_restore_exactly,
    positions_say_everything,
    what_is_handed_out_can_be_changed,
)
from tests.laws.decisions import (
    asking_changes_nothing,
    decisions_are_real,
    decisions_can_be_read,
    every_answer_is_accepted,
    illegal_answers_leave_no_trace,
    why_says_what_is_missing,
)
from tests.laws.past import records_replay, the_latest_choice_can_be_undone_or_told_something, undo_restores
from tests.laws.playing import (
    LANGUAGES,
    Law,
    along,
    answer_to,
    digest,
    eyes,
    open_decisions,
    picture,
    play_on,
    questions,
    readable,
    through_json,
    times,
)
from tests.laws.points import pieces_are_conserved, scores_add_up
from tests.laws.secrets import (
    Path,
    a_forecast_knows_no_secret,
    a_new_deal_depends_on_its_chance_alone,
    a_new_deal_does_not_tell_the_seed,
    a_new_deal_has_nothing_to_undo,
    a_new_deal_looks_the_same,
    a_new_deal_plays_to_its_end,
    a_new_deal_shows_the_same,
    a_rule_of_thumb_knows_no_secret,
    at,
    hidden_things_move,
    views_are_true,
)

__all__ = [
    "LANGUAGES",
    "Law",
    "Path",
    "a_forecast_knows_no_secret",
    "a_new_deal_depends_on_its_chance_alone",
    "a_new_deal_does_not_tell_the_seed",
    "a_new_deal_has_nothing_to_undo",
    "a_new_deal_looks_the_same",
    "a_new_deal_plays_to_its_end",
    "a_new_deal_shows_the_same",
    "a_rule_of_thumb_knows_no_secret",
    "along",
    "answer_to",
    "asking_changes_nothing",
    "at",
    "copies_play_on_alike",
    "copies_without_history_have_none",
    "decisions_are_real",
    "decisions_can_be_read",
    "digest",
    "every_answer_is_accepted",
    "eyes",
    "hidden_things_move",
    "illegal_answers_leave_no_trace",
    "open_decisions",
    "picture",
    "pieces_are_conserved",
    "play_on",
    "positions_restore_exactly",
    "positions_say_everything",
    "questions",
    "readable",
    "records_replay",
    "retell",
    "scores_add_up",
    "tell",
    "the_latest_choice_can_be_undone_or_told_something",
    "through_json",
    "times",
    "told",
    "undo_restores",
    "views_are_true",
    "what_is_handed_out_can_be_changed",
    "why_says_what_is_missing",
]
