public import Foundation

/// Something that happens with a view, as a menu or a drag.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// What happens with the view; an interaction belongs to one view.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction; it leaves the view that it was with.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    // The app's code may have removed it, or others, in the meantime.
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}

/// An interaction that knows its view.
@preconcurrency @MainActor
open class UIViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// An interaction with no view.
  override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
