// Swift imports this module into files that import both Testing and CoreGraphics. It must exist, but adds nothing.
