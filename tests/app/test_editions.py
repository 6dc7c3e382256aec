"""Which edition of the rules a tournament is paired by."""

import pytest

from pairwright.app.editions import announcement, choose, encoded_type, split_code
from pairwright.errors import NotApplicable, UnknownCode
from pairwright.model.tournament import Information, Tournament


def tournament(system: str = "", start: str = "") -> Tournament:
    """One that announces this."""
    return Tournament(system=system, information=Information(start=start))


@pytest.mark.parametrize(
    ("announced", "start", "system", "edition"),
    [
        ("FIDE_DUTCH_2026", "", "", ""),
        ("FIDE_DUTCH_2025", "", "", ""),
        ("FIDE_DUTCH_2026_BAKU", "", "", ""),
        ("fide_dutch_baku", "2026/02/01", "", ""),
        ("FIDE_DUTCH", "2026/02/01", "", ""),
        ("", "2026/09/05", "", ""),
        ("", "", "", ""),
        ("", "1405/01/20", "", ""),
        ("FIDE_DUTCH_2017", "", "dutch-2026", ""),
        ("FIDE_DUTCH_2017", "", "", "2026"),
        ("FIDE_DUTCH", "2025/05/01", "dutch", "2026"),
        ("FIDE_DUBOV", "", "FIDE_DUTCH_2026", ""),
    ],
)
def test_the_rules_of_2026(announced: str, start: str, system: str, edition: str) -> None:
    """The user's word, the record, the date, and at last the newest edition."""
    assert choose(tournament(announced, start), system, edition).system.code == "dutch-2026"


@pytest.mark.parametrize(
    ("announced", "start", "edition"),
    [
        ("FIDE_DUTCH_2017", "2026/03/01", ""),
        ("FIDE_DUTCH_2017_BAKU", "", ""),
        ("FIDE_DUTCH", "2026/01/31", ""),
        ("", "2025/10/01", ""),
        ("FIDE_DUTCH_2026", "", "2017"),
    ],
)
def test_the_rules_of_2017(announced: str, start: str, edition: str) -> None:
    """Until 31 January 2026, or by name."""
    assert choose(tournament(announced, start), "", edition).system.code == "dutch-2017"


@pytest.mark.parametrize(
    ("announced", "start", "system", "edition", "named"),
    [
        ("FIDE_DUBOV_1997", "", "", "1901", "dubov-1901"),
        ("FIDE_BURSTEIN_1901_BAKU", "", "", "", "burstein-1901"),
        ("CUSTOM_SCHILLER", "", "", "", "custom-schiller"),
        ("FIDE_DUTCH_2026", "", "custom", "", "custom"),
    ],
)
def test_what_is_not_built_is_refused_by_name(
    announced: str, start: str, system: str, edition: str, named: str
) -> None:
    """The arbiter reads which system he would need, and which there is."""
    with pytest.raises(NotApplicable, match="dutch-2026") as refusal:
        choose(tournament(announced, start), system, edition)
    assert refusal.value.feature == named


@pytest.mark.parametrize(
    ("announced", "start", "system", "code"),
    [
        ("FIDE_DUBOV", "2026/03/07", "", "dubov-2026"),
        ("FIDE_DUBOV_2026", "", "", "dubov-2026"),
        ("CUSTOM_SWISS_DUBOV_1997", "1998/03/07", "", "dubov-1997"),
        ("CUSTOM_SWISS_BURSTEIN_1998", "", "", "burstein-1998"),
        ("FIDE_BURSTEIN_BAKU", "2026/03/07", "", "burstein-2026"),
        ("FIDE_DUTCH_2026", "", "burstein", "burstein-2026"),
    ],
)
def test_the_other_systems_of_2026(announced: str, start: str, system: str, code: str) -> None:
    """Dubov and Burstein, by record or by the user's word."""
    assert choose(tournament(announced, start), system).system.code == code


def test_a_system_nobody_knows() -> None:
    """A typing mistake is answered with the systems there are."""
    with pytest.raises(UnknownCode, match=r"there is no system swizz; there is .*dutch-2026"):
        choose(tournament(), "swizz")


@pytest.mark.parametrize(
    ("announced", "start", "said"),
    [
        (
            "",
            "",
            "no pairing system is named (record 192), and the first day is not known (record 042): dutch-2026 is "
            "taken, the newest edition",
        ),
        (
            "",
            "2026/03/07",
            "no pairing system is named (record 192): dutch-2026 is taken, the edition in force when the tournament "
            "began (2026/03/07)",
        ),
        ("FIDE_DUTCH", "soon", "the first day is not known (record 042): dutch-2026 is taken, the newest edition"),
    ],
)
def test_what_was_inferred_is_said(announced: str, start: str, said: str) -> None:
    """Without a word in the file the arbiter reads what was taken, and why."""
    assert [str(notice) for notice in choose(tournament(announced, start)).notices] == [said]


@pytest.mark.parametrize("start", ["2026-02-01", "2026.2.1", "2026/02/01"])
def test_dates_as_people_write_them(start: str) -> None:
    """The first day of the rules of 2026, however it is separated."""
    assert choose(tournament("FIDE_DUTCH", start)).system.code == "dutch-2026"


def test_a_date_nobody_can_read_is_none() -> None:
    """The newest rules are taken, and that is said."""
    assert len(choose(tournament("FIDE_DUTCH", "in spring")).notices) == 1


def test_nothing_is_said_when_the_file_says_it() -> None:
    """A record with a year, or the system and a date, needs no comment."""
    assert choose(tournament("FIDE_DUTCH_2026")).notices == ()
    assert choose(tournament("FIDE_DUTCH", "2026/03/07")).notices == ()


@pytest.mark.parametrize(
    ("announced", "start", "written"),
    [
        ("", "", "FIDE_DUTCH_2026"),
        ("", "2026/03/07", "FIDE_DUTCH"),
        ("FIDE_DUTCH", "", "FIDE_DUTCH_2026"),
        ("FIDE_DUTCH_BAKU", "", "FIDE_DUTCH_2026_BAKU"),
        ("FIDE_DUTCH_2025_BAKU", "", "FIDE_DUTCH_2025_BAKU"),
        ("FIDE_DUTCH", "2026/03/07", "FIDE_DUTCH"),
        ("FIDE_BURSTEIN", "2026/03/07", "FIDE_DUTCH"),
    ],
)
def test_the_system_is_announced(announced: str, start: str, written: str) -> None:
    """A paired tournament says what it is paired by, and with which acceleration; what it says rightly stays."""
    chosen = choose(tournament(), "dutch-2026").system
    said = announcement(tournament(announced, start), chosen)
    assert said == written
    assert choose(tournament(said, start)).notices == ()


def test_acceleration_is_no_part_of_the_system() -> None:
    """``_BAKU`` says how points are counted, not which system is meant."""
    assert encoded_type(tournament("FIDE_DUTCH_2026_BAKU")) == "FIDE_DUTCH_2026"
    assert split_code("FIDE_DUTCH_2026_BAKU") == ("dutch", "2026")
    assert split_code("dutch-2026") == ("dutch", "2026")
    assert split_code("FIDE_DUBOV") == ("dubov", "")


def test_a_date_of_another_calendar_chooses_no_old_rules() -> None:
    """1405 of the Persian calendar is not before 2026; the newest rules are taken, and I am told."""
    (notice,) = choose(tournament("", "1405/01/20"), "", "").notices
    assert "1405/01/20 is no date of the Gregorian calendar" in str(notice)
