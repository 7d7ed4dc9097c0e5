// Carries the pkg-config flags of Pango and Cairo to CPaint, and nothing else: no Swift module sees their headers.
