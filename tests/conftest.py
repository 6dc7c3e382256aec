"""What every test shares."""

from hypothesis import settings

settings.register_profile("pairwright", deadline=None)  # speed lives in bench/
settings.load_profile("pairwright")
