/// Behavior of Interface Builder's canvas that applies only to some documents, depending on the version, device or
/// bars.
///
/// Each rule was measured. `Documentation/LayoutWitnesses.tsv` counts the documents and repositories that support each
/// rule: their views are at their stored positions only with the rule.
public enum CanvasRule: String, CaseIterable, Sendable {
  /// On devices with a home button, the canvas shows no status bar from Xcode 11 to 14.2.
  case noStatusBar = "no-status-bar"
  /// The phone that measures 375 by 812 points has a top inset of 50 points since Xcode 14.3, like its successor.
  case tallStatusBar = "tall-status-bar"
  /// Until Xcode 8, a status bar that is simulated as absent has no inset.
  case statusBarSimulatedAway = "status-bar-simulated-away"
  /// Since Xcode 16.3, the device's own insets count twice where the root covers them.
  case doubledSafeArea = "doubled-safe-area"
  /// Until Xcode 10, a freeform root that is shorter than every screen has no status bar.
  case lowFreeRoot = "low-free-root"
  /// From Xcode 11.2 to 13, a root with its own size has only the part of the home indicator that is inside it on the
  /// screen.
  case freeRootWithoutIndicator = "free-root-without-indicator"
  /// Such a freeform root reserves room for the home indicator if it has no safe area guide.
  case freeRootWithoutGuide = "free-root-without-guide"
  /// A root that is shorter than the screen by the height of some bars is not covered by these bars.
  case shortRoot = "short-root"
  /// A root that is shorter than the screen by 30 to 80 points is on a sheet.
  case sheetSizedRoot = "sheet-sized-root"
  /// A root of the square canvas that starts below the bars but is stored as high as a screen ends at the bottom of the
  /// screen.
  case rootBelowBars = "root-below-bars"
  /// A root of the square canvas that ends above a bar has no bar over its bottom edge.
  case rootAboveBar = "root-above-bar"
  /// The simulated bars of a container appear over the controllers that its relationship segues lead to.
  case barsOfContainer = "bars-of-container"
  /// The simulated bars of a controller and its containers also appear over what its segues show.
  case barsAlongSegues = "bars-along-segues"
  /// A tab bar controller that simulates no bar at its bottom still has its tab bar over its own controllers.
  case tabBarOfController = "tab-bar-of-controller"
  /// If several containers have a relationship segue to the same controller, the last one decides.
  case lastContainer = "last-container"
  /// A large title makes a navigation bar 52 points higher, except above a table.
  case largeTitle = "large-title"
  /// Since Xcode 26, a navigation bar is 54 points high.
  case tallNavigationBar = "tall-navigation-bar"
  /// A toolbar inside a view is as high as a navigation controller's toolbar: 49 points on a device with a home
  /// indicator.
  case toolbarOverIndicator = "toolbar-over-indicator"
  /// A tab bar whose bottom edge is that of the root view extends over the home indicator.
  case tabBarOverIndicator = "tab-bar-over-indicator"
  /// A navigation bar on a sheet is 56 points high.
  case barOnSheet = "bar-on-sheet"
  /// Since Xcode 10, a navigation bar is 50 points high on a tablet.
  case barOnTablet = "bar-on-tablet"
  /// Since Xcode 11.2, a controller on a sheet has no status bar.
  case sheet = "sheet"
  /// Since Xcode 15.3, a controller on a sheet has no home indicator.
  case sheetWithoutIndicator = "sheet-without-indicator"
  /// Until Xcode 8, margins ignore the safe area.
  case marginsWithoutSafeArea = "margins-without-safe-area"
  /// A root view of a xib that preserves its superview's margins and ignores the safe area has margins of 8 points at
  /// its top and bottom.
  case plainMarginsOfXib = "plain-margins-of-xib"
  /// In Xcode 9 and 10, the content of a cell in a table inside a screen has side margins of 15 points.
  case narrowCellInTable = "narrow-cell-in-table"
  /// From Xcode 11.0 to 11.4, on devices with a home button, the content of a cell in a xib has side margins of 15
  /// points.
  case narrowCellOfXib = "narrow-cell-of-xib"
  /// The standard distance between a view and the safe area is 0 points.
  case noSpaceToSafeArea = "no-space-to-safe-area"
  /// In Xcode 8, the separator below a row reduces the height of a cell's content by half a point.
  case separatorInContent = "separator-in-content"
  /// Until Xcode 7.0, the content of a row is as high as the row, even if the document stores the height of new rows.
  case contentOfNewRow = "content-of-new-row"
  /// Until Xcode 7.2, text styles are one size smaller than the default.
  case smallerTextStyles = "smaller-text-styles"
  /// From Xcode 12.5 to 13, text styles have their smallest size, and search bars are lower by 5 points.
  case smallestTextStyles = "smallest-text-styles"
  /// A view whose class runs on the canvas has the content size that the class returned there, which the document
  /// stores.
  case designableSize = "designable-size"
  /// Until Xcode 16, a one-line label in the library's default font, outside stack views, has a size in whole points.
  case libraryLabel = "library-label"
  /// Since Xcode 11, an empty one-line label in a stack view is 50 by 50 points.
  case emptyLabel = "empty-label"
  /// An empty view in a stack view is 240 points wide and, since Xcode 11, 50 points high.
  case bareView = "bare-view"
  /// A view with content or a custom class in a stack view is 240 by 128 points if nothing else determines its size.
  case sizelessView = "sizeless-view"
  /// Since Xcode 15, a view with content in a vertical stack view is at least as high as an empty one.
  case heightOfEmptyView = "height-of-empty-view"
  /// A view in a stack view keeps its stored frame if the document does not turn off its autoresizing mask.
  case maskInStack = "mask-in-stack"
  /// An activity indicator that is hidden because it is stopped keeps its position.
  case stoppedWheel = "stopped-wheel"
  /// The stored size of a misplaced view is not used as the size of its text.
  case misplacedText = "misplaced-text"
}

/// The rules that a layout used, and the rules that it must not follow.
@MainActor
final class CanvasRules {
  private let left: Set<CanvasRule>
  private(set) var used: Set<CanvasRule> = []

  init(without left: Set<CanvasRule>) { self.left = left }

  /// Returns whether to follow a rule whose conditions are met, and records that the rule was used.
  func follow(_ rule: CanvasRule) -> Bool {
    guard !left.contains(rule) else { return false }
    used.insert(rule)
    return true
  }

  /// Returns the rules that were used since the last call.
  func removeUsed() -> Set<CanvasRule> {
    defer { used = [] }
    return used
  }
}
