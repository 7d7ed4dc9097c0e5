// A target needs a source of its own.
