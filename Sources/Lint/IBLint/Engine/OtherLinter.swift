/// Other tools whose rules correspond to rules of this linter.
public enum OtherLinter: String, Hashable, Sendable, CaseIterable {
  /// IBLinter, a linter for xibs and storyboards.
  case ibLinter = "IBLinter"
  /// xiblint, a linter for xibs and storyboards.
  case xiblint
  /// IBAnalyzer, which compares documents with sources.
  case ibAnalyzer = "IBAnalyzer"
  /// StoryboardLint, which compares storyboards with sources.
  case storyboardLint = "StoryboardLint"
  /// R.swift, a code generator for resources.
  case rSwift = "R.swift"
}
