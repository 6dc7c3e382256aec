"""The addresses of the desk, and one whose page has a fault."""

from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver, include, path

from pairwright.faces.desk.urls import handler400, handler403, handler404, handler500

__all__ = ["handler400", "handler403", "handler404", "handler500"]


def fault(request: HttpRequest) -> HttpResponse:
    """A view with a fault."""
    raise RuntimeError(request.path)


urlpatterns: list[URLPattern | URLResolver] = [
    path("fault/", fault), path("", include("pairwright.faces.desk.urls")),
]  # fmt: skip
