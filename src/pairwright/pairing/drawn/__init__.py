"""Systems whose brackets draw players up and move nobody down: what C.04.5 (Double-Swiss) and C.04.6 (teams) share.

The bye comes first; then the highest scoregroup with its upfloaters is paired, and so on. The articles have the same
numbers in both: C3 to C7 and 3.5 choose the upfloaters, the criteria from C8 on and 3.6 pair the bracket.
"""
