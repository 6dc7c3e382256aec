"""For servers that want a WSGI application."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pairwright.faces.desk.config")
application = get_wsgi_application()
