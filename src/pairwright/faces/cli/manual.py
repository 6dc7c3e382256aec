"""The help of every command: what it is for, and examples to copy."""

from __future__ import annotations


def _page(about: str, *examples: tuple[str, str]) -> str:
    """A help text: paragraphs, then commands with what they do."""
    lines = ["\n\n".join(" ".join(paragraph.split()) for paragraph in about.split("\n\n"))]
    if examples:
        lines.append("[bold]Examples[/bold]")
        lines += [
            f"[cyan]{command}[/cyan]" + (f"  [dim]{meaning}[/dim]" if meaning else "") for command, meaning in examples
        ]
    return "\n\n".join(lines)


PROGRAM = _page(
    """Pairs chess tournaments by the FIDE rules, checks pairings, and says why.

    Start with [cyan]pairwright pair FILE[/cyan], where FILE is what your tournament program exports (TRF). Every
    command explains itself: [cyan]pairwright pair --help[/cyan].

    Results go to standard output, notices and repairs to standard error. Exit codes: 0 ok; 1 no legal pairing (check:
    rounds or places differ; validate: repairs were needed); 2 unexpected; 3 bad request or file; 4 too large; 5 file
    access.

    Managers that drive a pairing engine can use its protocol: [cyan]pairwright FILE -p OUT[/cyan],
    [cyan]FILE -c[/cyan], [cyan]-g CONFIG -o FILE -s SEED[/cyan], [cyan]-r[/cyan]."""
)

PAIR = _page(
    """Pair the next round, or pair an earlier round again.

    Who asked for a bye or is away is taken from the file. What the file does not say is inferred, and said, or asked
    for. An earlier round (--round) is paired from what was known before it.""",
    ("pairwright pair open.trf", "the next round, as a table"),
    ("pairwright pair open.trf --explain", "with the reasons"),
    ("pairwright pair open.trf --format trf -o next.trf", "the file with the round added"),
    ("pairwright pair open.trf --format javafo", "the engines' protocol: pairs, then white black"),
    ("pairwright pair season.zip --format jsonl", "a line of JSON per tournament"),
)

CHECK = _page(
    """Compare every round with what the rules give, and the places with the tie-breaks the file names.

    For a round that differs: what the rules give, what the file has, and the first criterion that decides between
    them. Of several files those with differences are shown, and a total. Exit code 0 if all rounds are as they should
    be, 1 if some differ or places are wrong.""",
    ("pairwright check open.trf", "all rounds"),
    ("pairwright check open.trf --round 4", "round 4 only"),
    ("pairwright check season.zip --format jsonl", "a line of JSON per tournament"),
)

EXPLAIN = _page(
    """Say why a round is paired as it is: brackets, floaters, deciding criteria, colours.

    In brackets "4 with 7" is a pair, the higher ranked first; on boards "4-7" has White first. In steps, which begin
    with their article, "4-7" is a pair as the procedure makes it: the colours stand with the boards.""",
    ("pairwright explain open.trf --round 5", "the whole round"),
    ("pairwright explain open.trf --round 5 --board 3", "one board"),
    ("pairwright explain open.trf --round 5 --player 12", "why 12 has this opponent and this colour"),
)

WHY_NOT = _page(
    """Say why two players do not meet.

    The two are made to meet, the rest is paired as well as the rules allow, and the first criterion on which that is
    worse is named.""",
    ("pairwright why-not open.trf --round 5 7 12", "7 and 12 in round 5"),
)

VALIDATE = _page(
    """List everything wrong in a file: where, what was found, what was expected, what to do.

    Exit code 0 if there is nothing to mend, 1 if the file can be used with the repairs listed, 3 if it cannot.""",
    ("pairwright validate open.trf", ""),
    ("pairwright validate season.zip --format jsonl", "a line of JSON per file"),
)

STANDINGS = _page(
    """Print the standings, by any list of tie-breaks.

    The list is yours (--tiebreaks, --preset), else the file's (records 212, 202), else the preset for the kind of
    event, which is named. A tie-break you name that the event cannot have is refused; one of a file or preset is left
    out and told. [cyan]--explain PLAYER[/cyan] shows where every value comes from, round by round.

    A code is NAME, then :MP or :GP for teams, then variants: /C1 cut, /M1 median, /P forfeits as games, /F by Fore
    Buchholz, /L+1 limit, /K4 divisor, /R reversed. Points (PTS) come first unless they stand elsewhere in the list.""",
    ("pairwright standings open.trf", "by the list of the file, or a preset"),
    ('pairwright standings open.trf --tiebreaks "PTS,DE,BH/C1,BH,SB"', ""),
    ("pairwright standings open.trf --explain 12", "the working of number 12"),
    ("pairwright standings open.trf --after-round 5 --format html -o after-5.html", ""),
    ("pairwright standings open.trf --tiebreaks BH/C1,BH --seed 4711", "lots for whom nothing separates"),
    ("pairwright standings season.zip --format jsonl", "a line of JSON per tournament"),
)

CROSSTABLE = _page(
    """Print who met whom: a cross table, a wall chart, or the pairing cards.

    A Swiss cross table stands in the order of the standings, and names opponents by their place: [cyan]7w1[/cyan] is a
    win with White against the seventh. By numbers (--order numbers) it names them by pairing number, as a wall chart
    does. Of round robins the table has everybody against everybody. Cards have the colour, opponent, result, score
    and float of every round, and the colour due next.

    The HTML page is whole in itself, for the web and for paper, in either direction of writing.""",
    ("pairwright crosstable open.trf", "in the order of the standings"),
    ("pairwright crosstable open.trf --format html -o table.html", "a page"),
    ("pairwright crosstable open.trf --kind wall-chart --after-round 4", ""),
    ("pairwright crosstable open.trf --player 12", "one pairing card; all of them with --kind cards"),
)

PRIZES = _page(
    """Share the prize money by the standings.

    Those with equal scores share equally: the whole sum of the places they fill is divided, places without a prize
    among them ([cyan]--share equal[/cyan]). [cyan]rank[/cyan] gives everybody the prize of his place,
    [cyan]hort[/cyan] half by place and half equally. Who is not ranked has no prize.

    Every share is rounded once, on its own, so that equals get equal amounts: down unless --rounding says otherwise,
    to the smallest unit of the currency unless --round-to does. What rounding leaves is named, and given to nobody.""",
    ("pairwright prizes open.trf --prizes 1000,600,400 --currency EUR", "in cents"),
    ("pairwright prizes open.trf --prizes 1000,600,400 --round-to 5 --rounding half-up", ""),
    ("pairwright prizes open.trf --prizes 1000,600,400 --share hort --tiebreaks BH/C1,BH", ""),
)

RESULT = _page(
    """Enter results by board, White first.

    Boards are numbered as [cyan]pairwright pair[/cyan] numbers them. Without --round the last paired round is meant;
    without -o the file itself, which needs --force. What was entered, and what it replaces, is said on standard error.
    A result is 1-0, 0-1, 1/2-1/2 (or =), 1F-0F, 0F-1F, 0F-0F (or +/-,
    -/+, --), 1/2-0, 0-1/2, 0-0, W-L, D-D, L-W (played, not rated), ? (adjourned), * (taken back). In a
    Double-Swiss the two games of a match: 1-0,1/2-1/2, first the player with White in the first game, in both.

    In a tournament of teams: match 2, board 3 is 2.3=1-0; all boards of match 2 are 2=1-0,=,=,0-1; a match to which a
    team did not come is 2=+/-, 2=-/+ or 2=--. The player of the team named first is told first, whatever his
    colour.

    A board may be named by the numbers of White and Black: 7-2=1-0. A game of a round robin that is not on the list of
    its round, because a player was away, is entered in the same way once it is made up for.""",
    ("pairwright result open.trf --round 5 1=1-0 2=1/2-1/2 -o open-5.trf", ""),
    ("pairwright result open.trf 3=0-1 4=+/- --force", "into the file itself"),
    ("pairwright result league.trf 1=1-0,=,=,0-1 2=+/- --force", "two matches of teams"),
    ("pairwright result event.trf --round 2 5-3=1-0 --force", "5 against 3, made up for"),
)

LINEUP = _page(
    """Enter who plays for a team in a round, or show who would.

    Without --round the next round is meant. A line-up may be entered before the round is paired, and after it as long
    as no game of the match has a result. Members sit in the order of their list; who is missing leaves no gap, and 0
    leaves a board empty. Without -o it goes into the file itself, which needs --force.""",
    ("pairwright lineup league.trf --team 4", "who would play for team 4 in the next round"),
    ("pairwright lineup league.trf --team 4 --players 16,17,19,20 --force", "the reserve 20 on the last board"),
    ("pairwright lineup league.trf --round 3 --team 4 --players 16,0,18,19 -o new.trf", "board 2 stays empty"),
)

DECIDE = _page(
    """Record who goes on in a match of a knockout that the games do not decide.

    Matches are numbered stage by stage, as [cyan]pairwright explain[/cyan] names them. The decision holds from the next
    round on. Without -o the file itself is meant, which needs --force.""",
    ("pairwright decide cup.trf 5 3 --by lot -o cup-5.trf", "number 3 goes on from match 5, by lot"),
    ("pairwright decide cup.trf 5 0 --force", "both are out"),
)

CONVERT = _page(
    """Write a tournament in another format.

    What that format cannot say is listed; with --strict nothing is written then. Formats: trf26, trf16, trf16-javafo
    and trf16-bbp (with the lines these engines read), json, csv (the entries).""",
    ("pairwright convert old.trf new.trf", "TRF16 to TRF26"),
    ("pairwright convert open.trf open.json", ""),
    ("pairwright convert open.trf engine.trf --to trf16-javafo", ""),
)

GENERATE = _page(
    """Make up tournaments: invented players, rounds paired by the rules, results as ratings promise.

    What is not set is drawn sensibly by lot; [cyan]--keys[/cyan] lists what can be set. Numbers can be shares
    ([cyan]5%[/cyan], [cyan]1/20[/cyan]) and can be given by round ([cyan]"HalfPointByes=2:1 3:5%"[/cyan]).""",
    ("pairwright generate -o open.trf", "something sensible"),
    ("pairwright generate --players 60 --rounds 9 --seed 7 -o open.trf", "the same every time"),
    ("pairwright generate Players=60 Baku=yes Withdrawals=5% -o open.trf", ""),
    ("pairwright generate --count 500 --seed 1 -o folder/", "500 files"),
)

ENTER = _page(
    """Enter players from a list: a spreadsheet (.xlsx, .ods, .xls), CSV, pasted text, names alone, another tournament.

    Without -o everything is shown and nothing is changed: who is new, changed, gone, and every fault of the list with
    its line and column. With -o the tournament is written: the differences of the kinds of [cyan]--accept[/cyan], but
    for those you refuse by their place, and everybody numbered by rating, title and name. Once a round is paired the
    numbers stay, and new players take part from the next one on.

    Columns are known by their heads in English, Persian, Arabic and Turkish, otherwise by what stands in them. Births
    may be Gregorian, Jalali or Hijri; digits may be of any of the three kinds. Players are found in the tournament by
    their FIDE ID, their national one, their name in any spelling of its letters, or nearly that name and the same year
    of birth. An empty cell changes nothing.""",
    ("pairwright enter list.xlsx", "what is in the list, and what is wrong with it"),
    ("pairwright enter list.xlsx -o open.trf", "a new tournament of it"),
    ("pairwright enter late.csv --into open.trf", "what would change"),
    ("pairwright enter late.csv --into open.trf --accept new --refuse 3 -o open.trf --force", ""),
    ("pairwright enter names.txt --columns name,rating,-,birth --calendar jalali", ""),
)

ENTRIES = _page(
    """Print the list of entries: by number, name, rating or federation.

    Names stand in the order of the alphabet of the language (--lang).""",
    ("pairwright entries open.trf --order name", ""),
    ("pairwright entries open.trf --format xlsx -o entries.xlsx", "a spreadsheet"),
)

RATINGS = _page(
    """Make rating lists one file in which players are looked up by id and by name (enter --ratings).

    FIDE's list is read as it is published, unpacked or not. A list of a federation is a table with heads: name,
    rating, national id, and what else there is; --federation says whose it is. Of several lists with the same id in
    them the later counts.""",
    ("pairwright ratings players_list_xml.zip -o ratings.db", ""),
    ("pairwright ratings fide.zip national.xlsx --federation TUR -o ratings.db", "FIDE's and a national one"),
    ("pairwright enter names.txt --ratings ratings.db", "names alone become whole entries"),
)

NUMBER = _page(
    """Give the pairing numbers before round 1.

    Without -o the list is shown, and nothing is changed. With it the tournament is written: players in their new order,
    and everything that named them by number renumbered. Once a round is paired this is refused.

    Keys: score, rating, title, national (rating), name, order (yours, --order), lot (--seed), varma (the restricted
    draw of a round robin, by federation); of teams average (of the four highest ratings), fifth (the fifth), order,
    name, lot. Each separates those whom the key before left equal.
    Without --by they are those of the pairing system. Names are sorted by their Latin letters without marks, whatever
    the language of the screen.

    [cyan]--rating[/cyan] enters an estimate, or a conversion: 12=1850, 12=ingo:123, 12=bcf:150.""",
    ("pairwright number entries.csv", "the list, by rating, title and name"),
    ("pairwright number entries.csv --by rating,title,national,name -o open.trf", ""),
    ("pairwright number open.trf --by order,lot --order 7,3 --seed 4711 -o open.trf --force", "known ones first"),
    ("pairwright number open.trf --rating 12=ingo:123 --ratings NIDOF -o open.trf --force", ""),
)

BOARD_PRIZES = _page(
    """Print the best scores on each board of a tournament of teams.

    On every board points are compared, then the percentage, then the performance rating (C.07 art. 10.2); --by puts
    another of them first. Reserves are a table of their own. Only games played over the board count.""",
    ("pairwright board-prizes league.trf --first 3", "three places on each board"),
    ("pairwright board-prizes league.trf --by percentage --least-games 5", "by percentage, of five games or more"),
    ("pairwright board-prizes league.trf --everybody", "everybody's games, points, percentage, performance"),
)

SCHEVENINGEN = _page(
    """Print a Scheveningen table: every player of a team meets every player of the other one.

    White stands first; A1 is board 1 of team A, the one with the higher average rating. Whole teams change colour every
    round, or (balanced) each team has White on half of its boards. More than two teams play a match for each pairing
    of a round robin between them.""",
    ("pairwright scheveningen 4", "two teams of four, four rounds"),
    ("pairwright scheveningen 6 --colours balanced --double", ""),
    ("pairwright scheveningen 4 --teams 3 --format html -o table.html", "a page for the wall"),
    ("pairwright scheveningen 4 --charts", "the charts of the teams"),
)

SKALITZKA = _page(
    """Print the table of Skalitzka's method: three teams in two rounds, in which all play.

    The number of boards is even. Everybody meets a player of each other team, once with White and once with Black.""",
    ("pairwright skalitzka 6", ""),
    ("pairwright skalitzka 8 --format html -o table.html", "a page for the wall"),
)

BERGER = _page(
    """Print all rounds of a round robin: the Berger table of so many players, or of a tournament.

    The first number of each game has White. With two cycles the last two rounds of the first one change places, so that
    nobody has one colour three times running; [cyan]--no-swap[/cyan] leaves the plain order.""",
    ("pairwright berger 10", "the table"),
    ("pairwright berger event.trf --format html -o rounds.html", "with names and dates, to hang up"),
    ("pairwright berger 4 --cycles 2 --dates 2026-09-05,2026-09-06,2026-09-12,2026-09-13,2026-09-19,2026-09-20", ""),
)

GROUPS = _page(
    """Split a field into groups of equal strength, by rating there and back again: 1 to A, 2 to B, 3 to B, 4 to A.

    With -o each group becomes a round robin of its own: group-a.trf, group-b.trf ... Draw the numbers of each
    by lot.""",
    ("pairwright groups entries.csv --count 4", "who would be where"),
    ("pairwright groups entries.csv --count 4 -o groups/", "a file for each"),
)

FINAL = _page(
    """Make the final of groups that are finished: the winners first, then the second ones, and so on.

    Results of the groups are not taken over. A place that is shared at the end of the best is refused: a play-off
    decides, or lots ([cyan]--seed[/cyan]).""",
    ("pairwright final groups/group-a.trf groups/group-b.trf --best 2", "who would be in it"),
    ("pairwright final groups/group-a.trf groups/group-b.trf --best 2 -o final.trf", ""),
)

PLAYOFF = _page(
    """Plan the play-off of those tied for first place, or for the last of several places (--places).

    The list of the documents says who meets whom, by the number of players; --way takes one of its other ways.
    --format trf writes the part that is to be played as a tournament, which [cyan]pair[/cyan] goes on with. With
    --played the results are taken: who goes on, what is played if players are level, and the standings at the end.
    --format csv writes its order for [cyan]standings --external PLAYOFF=FILE[/cyan].""",
    ("pairwright playoff open.trf --seed 4711 --ended 17:10", "who plays, when, with which colours"),
    ("pairwright playoff open.trf --seed 4711 --format trf -o playoff.trf", "a tournament of its own"),
    ("pairwright pair playoff.trf", "its first round"),
    ("pairwright playoff open.trf --seed 4711 --played playoff.trf", "the order, and the standings"),
)

BRACKET = _page(
    """Draw the bracket of a knockout, played or only entered.

    As text it is drawn for up to 16 players; more are listed by stage.""",
    ("pairwright bracket cup.trf", ""),
    ("pairwright bracket cup.trf --format svg -o cup.svg", "a drawing, for screen and paper"),
    ("pairwright bracket cup.trf --format html --direction rtl -o cup.html", "the first stage at the right"),
)

SYSTEMS = _page(
    """List the pairing systems: code, edition, where the rules come from, and whether they are in force.

    A code is what --system takes. Record 192 is how a tournament file names the system.""",
    ("pairwright systems", ""),
    ("pairwright systems --format json", ""),
)

RULES = _page(
    """Print the rules of a pairing system in short, each with its article, to be handed out.

    A family such as dutch means its newest edition.""",
    ("pairwright rules dutch", ""),
    ("pairwright rules lim --format html -o rules.html", "a page to print"),
)

TIE_BREAKS = _page(
    """List the tie-breaks: code, article, for whom, which variants; and the recommended lists.

    With a code: what its variants do, and the lists it stands in. With the code of a list: that list.""",
    ("pairwright tie-breaks", ""),
    ("pairwright tie-breaks BH", "one tie-break"),
    ("pairwright tie-breaks swiss-unrated", "one list"),
)

SERVE = _page(
    """Open the arbiter's desk in the browser: a whole tournament, from entries to prizes, on this computer alone.

    Needs the extra: pip install 'pairwright\\[desk]'. The tournaments are kept in your data folder
    ([cyan]PAIRWRIGHT_DATA[/cyan] names another one).""",
    ("pairwright serve", "opens it"),
    ("pairwright serve --port 8700 --no-browser", "only serves it"),
)

DESK_ADMIN = _page(
    """Run a command of Django on the desk's data: for those who keep a server (docs/arbiters/server.md).""",
    ("pairwright desk-admin check --deploy", "is the server set up safely?"),
    ("pairwright desk-admin changepassword noor", "a new password, where nobody can log in any more"),
    ("pairwright desk-admin clearsessions", "sweeps out sessions that have ended"),
)
