"""Django app for the tables of the desk: journals, restore points, rights, phones, an audit. Rows only; no chess."""
