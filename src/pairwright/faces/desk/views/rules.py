"""The rules of a system in short: where the articles of explanations lead."""

from __future__ import annotations

from itertools import groupby

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from pairwright.app.listings import rules_in_short
from pairwright.errors import NotApplicable, UnknownCode, say
from pairwright.faces.listings import IN_SHORT


@login_required
def in_short(request: HttpRequest, code: str) -> HttpResponse:
    """Every rule of a system with its article, those of its own regulation first; ``#5.2.1`` leads to one."""
    try:
        found = rules_in_short(code)
    except (UnknownCode, NotApplicable):
        raise Http404 from None
    own = found.rules[0][0].regulation if found.rules else ""
    groups = [
        (regulation, [(article, text, article.number if regulation == own else "") for article, text in rules])
        for regulation, rules in groupby(found.rules, key=lambda rule: rule[0].regulation)
    ]
    shown = {"system": found.system, "title": say(found.system.title), "groups": groups, "in_short": IN_SHORT}
    return render(request, "desk/rules.html", shown)
