"""Tags and filters of the desk's templates."""
