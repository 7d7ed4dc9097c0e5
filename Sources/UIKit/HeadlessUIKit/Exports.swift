// Importing HeadlessUIKit also imports the types used in loading nibs: where nibs are searched for, and which errors
// can occur. A single import also makes them visible to all files here.
@_exported public import NibSources
