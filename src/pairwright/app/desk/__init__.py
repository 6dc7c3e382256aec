"""The arbiter's desk without a screen: a tournament is the fold of its journal, and every act is weighed first.

::

    event      the tournament as the desk knows it: what files hold, and what only the desk asks
    acts       what may be done at the desk
    changes    what an act makes of the event
    cautions   the five levels, and what each act is warned of
    telling    acts in words
    journal    acts in force, undo and redo, the fold
    codec      acts and events as JSON
    service    one act from the outside: repeated, outdated, weighed, written down

Nothing here knows a database or a page: the journal is handed over.
"""
