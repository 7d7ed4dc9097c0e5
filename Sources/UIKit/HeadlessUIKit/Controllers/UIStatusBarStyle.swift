/// The appearance of the status bar's text, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
