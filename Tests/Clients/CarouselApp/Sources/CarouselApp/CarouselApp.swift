// The app itself is in the folder `app`, which AppSources rewrites; a target needs a source of its own besides.
