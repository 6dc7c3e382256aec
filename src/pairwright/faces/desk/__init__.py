"""The arbiter's desk in a browser: a Django project around :mod:`pairwright.app.desk`.

::

    config        settings, from a data folder and a few environment variables
    serve         opens the data folder, makes it ready, and serves it
    journals      the journal of a tournament, kept in the tables of :mod:`pairwright.store`
    sitting       who is at which tournament, and may do what
    performing    an act from a form: confirmation, refusal, conflict, and the rows that changed
    views/        one module a screen
"""
