// Swift imports this module into files that import both Testing and UIKit. It must exist, but adds nothing.
