"""Settings of the desk, as Django reads them.

On a laptop nothing has to be set. ``PAIRWRIGHT_DATA`` names another data folder, ``PAIRWRIGHT_DATABASE`` a PostgreSQL
(``postgresql://user:password@host/name``), ``PAIRWRIGHT_HOSTS`` the names by which a server behind a TLS proxy is
called (server mode: secure cookies, HSTS, no local short cuts).
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

from pairwright.faces.desk.folder import data_folder, secret_key

HERE = Path(__file__).resolve().parent
DATA = data_folder()
HOSTS = [name.strip() for name in os.environ.get("PAIRWRIGHT_HOSTS", "").split(",") if name.strip()]
SERVER_MODE = bool(HOSTS)

SECRET_KEY = secret_key(DATA)
DEBUG = False
ALLOWED_HOSTS = HOSTS or ["localhost", "127.0.0.1", "[::1]"]  # opening to the hall adds this computer's addresses

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "django_htmx",
    "pairwright.store",
    "pairwright.faces.desk.apps.DeskConfig",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "pairwright.faces.desk.middleware.language",
    "pairwright.faces.desk.doors.guarded",
    "django.middleware.common.CommonMiddleware",
    "pairwright.faces.desk.digits.middleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "pairwright.faces.desk.middleware.bounded",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "pairwright.faces.desk.middleware.policies",
    "pairwright.faces.desk.middleware.first_owner",
    "pairwright.faces.desk.middleware.own_password",
]
ROOT_URLCONF = "pairwright.faces.desk.urls"
WSGI_APPLICATION = "pairwright.faces.desk.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "pairwright.faces.desk.context.frame",
            ],
            "builtins": [
                "django.templatetags.i18n",
                "pairwright.faces.desk.templatetags.desk",
                "pairwright.faces.desk.templatetags.pairing",
            ],
        },
    }
]


def _database(address: str) -> dict[str, object]:
    if not address:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": DATA / "pairwright.sqlite3",
            "CONN_MAX_AGE": None,  # one for each thread: opening it costs more than most answers
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 10,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
            },
        }
    parts = urlsplit(address)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 60,
    }


DATABASES = {"default": _database(os.environ.get("PAIRWRIGHT_DATABASE", ""))}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "tournaments"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 14
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "pairwright.faces.desk.views.failures.forgery"

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("fa", "فارسی"), ("ar", "العربية"), ("tr", "Türkçe")]
LOCALE_PATHS = [HERE / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "static/"
STATIC_ROOT = DATA / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False

DATA_UPLOAD_MAX_MEMORY_SIZE = 12 * 1024 * 1024
FILE_UPLOAD_MAX_MEMORY_SIZE = 12 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 25_000

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = None  # the policies send it over TLS, where it counts
X_FRAME_OPTIONS = "DENY"  # for browsers that do not know the policy's frame-ancestors
if SERVER_MODE:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    CSRF_TRUSTED_ORIGINS = [f"https://{name}" for name in HOSTS]

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}
