"""Tools that write documentation pages."""
