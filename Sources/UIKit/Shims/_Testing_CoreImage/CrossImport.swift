// Swift imports this module into files that import both Testing and UIKit. It has to be there, and adds nothing.
