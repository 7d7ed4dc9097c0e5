/// What Interface Builder's canvas does in some documents only: by the version that saved them, by device, by bars.
///
/// Each was measured. `Documentation/LayoutWitnesses.tsv` counts the documents and repositories that support each one:
/// their views are at their stored place only with the rule.
public enum CanvasRule: String, CaseIterable, Sendable {
  /// Devices with a home button have no status bar from Xcode 11 to 14.2.
  case noStatusBar = "no-status-bar"
  /// The phone that is 375 by 812 points has 50 points at its top since Xcode 15, as its successor has.
  case tallStatusBar = "tall-status-bar"
  /// A status bar that is simulated away is gone, until Xcode 8.
  case statusBarSimulatedAway = "status-bar-simulated-away"
  /// Since Xcode 16.3 the device's own insets count twice.
  case doubledSafeArea = "doubled-safe-area"
  /// A root of a free size that is lower than every screen has no status bar, until Xcode 10.
  case lowFreeRoot = "low-free-root"
  /// A root of a free size has no home indicator from Xcode 11.2 to 13.
  case freeRootWithoutIndicator = "free-root-without-indicator"
  /// Such a root keeps room for the indicator if it has no guide for the safe area.
  case freeRootWithoutGuide = "free-root-without-guide"
  /// A root that is shorter than the screen by the height of bars has none of these over it.
  case shortRoot = "short-root"
  /// A root that is shorter by 30 to 80 points is on a sheet.
  case sheetSizedRoot = "sheet-sized-root"
  /// A root of the square canvas that is stored below the bars, and as high as a screen, ends where the screen does.
  case rootBelowBars = "root-below-bars"
  /// A root of the square canvas that ends above a bar has none over its bottom.
  case rootAboveBar = "root-above-bar"
  /// Bars that a container simulates are over the controllers that it has a relationship with.
  case barsOfContainer = "bars-of-container"
  /// Of several containers around one controller the last one counts.
  case lastContainer = "last-container"
  /// A navigation bar on a sheet is 56 points high.
  case barOnSheet = "bar-on-sheet"
  /// A controller on a sheet has no status bar, since Xcode 11.2.
  case sheet = "sheet"
  /// Margins know nothing of the safe area until Xcode 8.
  case marginsWithoutSafeArea = "margins-without-safe-area"
  /// A view of a xib that takes over margins, and leaves the safe area out, has 8 points at its top and bottom.
  case plainMarginsOfXib = "plain-margins-of-xib"
  /// The content of a cell in a table inside a screen has 15 points at its sides, in Xcode 9 and 10.
  case narrowCellInTable = "narrow-cell-in-table"
  /// The content of a cell of a xib has 15 points at its sides, from Xcode 11.0 to 11.4.
  case narrowCellOfXib = "narrow-cell-of-xib"
  /// The line below a row takes half a point from a cell's content, until Xcode 8.
  case separatorInContent = "separator-in-content"
  /// Text styles are one size smaller than usual until Xcode 7.2.
  case smallerTextStyles = "smaller-text-styles"
  /// Text styles have their smallest size from Xcode 12.5 to 13.
  case smallestTextStyles = "smallest-text-styles"
  /// A label of one line without a text is 50 by 50 points in a stack, since Xcode 11.
  case emptyLabel = "empty-label"
  /// A view without content is 240 points wide in a stack, and 50 high since Xcode 11.
  case bareView = "bare-view"
  /// A view with something in it, or of an app's class, is 240 by 128 points in a stack if nothing else states a size.
  case sizelessView = "sizeless-view"
  /// A view in a stack whose mask the document does not turn off keeps its stored frame.
  case maskInStack = "mask-in-stack"
  /// An activity indicator that is hidden because it has stopped keeps its place.
  case stoppedWheel = "stopped-wheel"
  /// The size of a misplaced view is not that of its text.
  case misplacedText = "misplaced-text"
}

/// Which rules took part in a layout, and which must not.
@MainActor
final class CanvasRules {
  private let left: Set<CanvasRule>
  private(set) var used: Set<CanvasRule> = []

  init(without left: Set<CanvasRule>) { self.left = left }

  /// Whether to follow a rule whose conditions are met; records that it was followed.
  func follow(_ rule: CanvasRule) -> Bool {
    guard !left.contains(rule) else { return false }
    used.insert(rule)
    return true
  }

  /// The rules that took part since the last call.
  func takeUsed() -> Set<CanvasRule> {
    defer { used = [] }
    return used
  }
}
