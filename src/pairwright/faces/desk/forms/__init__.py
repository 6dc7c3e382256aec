"""Forms: what may be written into the fields of a page. What an act may do is decided by its cautions."""
