/// A tool whose rules people know, so that they find ours by those names.
public enum OtherLinter: String, Hashable, Sendable, CaseIterable {
  case ibLinter = "IBLinter"
  case xiblint
  case ibAnalyzer = "IBAnalyzer"
  case storyboardLint = "StoryboardLint"
  case rSwift = "R.swift"
}
