"""Pairwright's own JSON: everything a tournament holds, nothing lost. Described in docs/developers/json-schema.md.

Points are strings such as ``"1.5"``, results and colours the letters of the file formats, rounds and numbers
whole numbers; what is absent has its default.
"""

from __future__ import annotations

from pairwright.errors import Place, Problem, Severity, say
from pairwright.formats.base import Reading, Strictness, Writing, settled
from pairwright.formats.kinds.json.schema import MARK
from pairwright.lean import NamedTuple
from pairwright.model.tournament import Tournament


class JsonFormat(NamedTuple):
    """The whole tournament; what is read is what was written."""

    code: str = "json"
    title: str = "Pairwright's own JSON: the whole tournament"

    def recognises(self, data: bytes) -> str:
        """``json`` if it is an object that calls itself a tournament of ours."""
        start = data[:65536].lstrip(b"\xef\xbb\xbf \t\r\n")
        return self.code if start[:1] == b"{" and f'"{MARK}"'.encode() in start else ""

    def read(self, data: bytes, strictness: Strictness, encoding: str) -> Reading:
        """The tournament. Raises :class:`~pairwright.errors.UnreadableFile` with every fault, :class:`TooLarge`."""
        import json

        from pairwright.formats.kinds.json.reading import tournament_of
        from pairwright.formats.kinds.json.values import Node
        from pairwright.model.checks import FATAL
        from pairwright.model.checks import problems as contradictions

        problems: list[Problem] = []
        used = encoding or ("utf-8-sig" if data.startswith(b"\xef\xbb\xbf") else "utf-8")
        try:
            value = json.loads(data.decode(used))
        except (ValueError, RecursionError, LookupError) as error:
            line = getattr(error, "lineno", 0)
            column = getattr(error, "colno", 0)
            problems.append(
                Problem(
                    "json", Severity.ERROR, Place(line, column), say("{text}", text=str(error)), say("JSON in UTF-8")
                )
            )
            value = {}
        tournament = Tournament() if problems else tournament_of(Node(value, "", problems))
        if all(problem.severity is not Severity.ERROR for problem in problems):
            found = contradictions(tournament)
            problems += [problem for problem in found if problem.code in FATAL or problem.severity is Severity.NOTICE]
        return Reading(tournament, settled(problems, strictness), "utf-8" if used == "utf-8-sig" else used, self.code)

    def write(self, tournament: Tournament) -> Writing:
        """The tournament, indented, a player or record a line; nothing is lost."""
        from pairwright.formats.kinds.json.writing import text_of

        return Writing(text_of(tournament), ())


OFFERS = (JsonFormat(),)
