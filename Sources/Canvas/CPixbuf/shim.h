// Carries the pkg-config flags of GdkPixbuf to CPaint, and nothing else: no Swift module sees its headers.
