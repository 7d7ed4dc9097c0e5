// Apple's newer name of the module `os`.
@_exported public import os
