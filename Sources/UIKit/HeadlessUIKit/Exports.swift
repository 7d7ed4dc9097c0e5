// Who imports HeadlessUIKit has what loading a nib speaks of: where nibs are looked for, and what went wrong. One import
// also makes it known to every file here.
@_exported public import NibSources
