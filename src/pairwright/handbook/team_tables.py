"""Scheveningen and Skalitzka: tables of seats for teams. The documents number no articles: the numbers are ours."""

from __future__ import annotations

from pairwright.handbook.citation import Regulation

SCHEVENINGEN = Regulation(
    "Scheveningen",
    "Scheveningen system",
    "undated",
    "",
    {
        "1": "everybody meets every player of the other team; n rounds",
        "1.1": "double: 2n rounds, colours reversed",
        "2.1": "team A keeps its seats, team B moves on by one",
        "2.2": "whole teams change colour every round",
        "2.3": "balanced colours in every round",
        "2.4": "more than two teams: a match for each pairing of a round robin",
        "3": "charts of the teams",
    },
)

SKALITZKA = Regulation(
    "Skalitzka",
    "Skalitzka method",
    "undated",
    "",
    {
        "1": "three teams, an even number of boards",
        "2": "two boards of each team at three tables, two rounds",
        "3": "one game against each other team, one of each colour",
        "4": "score of a team: the points of its players in both rounds",
    },
)
