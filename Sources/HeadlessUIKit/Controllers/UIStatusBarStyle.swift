/// How the text of the status bar looks, with UIKit's numbers.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar appears and disappears, with UIKit's numbers.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
