public import Foundation

/// An interaction of a view, such as a menu or a drag.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view. An interaction belongs to one view.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    // The app's code may have removed this interaction, or others, in the meantime.
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// The base class of interactions, which stores the view.
@preconcurrency @MainActor
open class UIViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// Creates an interaction without a view.
  override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
