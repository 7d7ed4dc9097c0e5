public import Foundation

/// An interaction that searches the text of a view. Nothing is searched, and the panel is never shown: calls are recorded.
@preconcurrency @MainActor
open class UIFindInteraction: UIViewInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) var activeFindSession: UIFindSession?
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  override init() { super.init() }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the panel is visible, because a session is active.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Begins a session from the delegate.
  open func presentFindNavigator(showingReplace: Bool) {
    RecordedCalls.record("UIFindInteraction.presentFindNavigator", showingReplace)
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Ends the session.
  open func dismissFindNavigator() {
    RecordedCalls.record("UIFindInteraction.dismissFindNavigator")
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  open func findNext() { RecordedCalls.record("UIFindInteraction.findNext") }
  open func findPrevious() { RecordedCalls.record("UIFindInteraction.findPrevious") }
  open func updateResultCount() { RecordedCalls.record("UIFindInteraction.updateResultCount") }
}

/// A search that the app implements.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// The way in which results are counted, with UIKit's raw values.
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }

  public override init() { super.init() }

  open var resultCount: Int { 0 }
  /// The index of the current result; `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  open func invalidateFoundResults() {}
}

/// A delegate of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

/// Default implementations, which make these methods optional.
extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
