"""The settings of the tests, for a desk that has one page more: one that fails."""

from tests.support.desk_settings import *  # noqa: F403

ROOT_URLCONF = "tests.support.fair_urls"
