/// Other tools whose rules correspond to rules of this linter.
public enum OtherLinter: String, Hashable, Sendable, CaseIterable {
  case ibLinter = "IBLinter"
  case xiblint
  case ibAnalyzer = "IBAnalyzer"
  case storyboardLint = "StoryboardLint"
  case rSwift = "R.swift"
}
