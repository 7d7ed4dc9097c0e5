import Foundation
import NibFormat

/// Methods with which tests find views: the view itself or the first one inside it, in depth-first order from back to
/// front.
extension UIView {
  /// Returns the view that was created for an object in a document.
  /// - Parameter id: The object's id in the document, for example `iN0-l3-epB`. Compiled nibs have no ids.
  public func view(withObjectID id: String) -> UIView? {
    first { $0.nibReference?.origin?.objectID == id }
  }

  /// Returns the view with a restoration identifier.
  public func view(withRestorationIdentifier identifier: String) -> UIView? {
    first { $0.restorationIdentifier == identifier }
  }

  /// Returns the view with an accessibility identifier.
  public func view(withAccessibilityIdentifier identifier: String) -> UIView? {
    first { $0.accessibilityIdentifier == identifier }
  }

  /// The restoration identifiers of the view and its superviews, outermost first; views without one are skipped.
  public var restorationPath: [String] {
    var path: [String] = []
    var view: UIView? = self
    while let current = view {
      if let identifier = current.restorationIdentifier { path.append(identifier) }
      view = current.superview
    }
    return path.reversed()
  }

  /// The id of the document's object that the view was created for. Nil for a view from code or a compiled nib.
  public var documentObjectID: String? { nibReference?.origin?.objectID }

  private func first(where isWanted: (UIView) -> Bool) -> UIView? {
    if isWanted(self) { return self }
    for view in subviews {
      if let found = view.first(where: isWanted) { return found }
    }
    return nil
  }
}

extension UIResponder {
  /// Returns the value of an outlet or attribute by its name in documents.
  ///
  /// The name may be a declared one, or that of a stored property of the class. Returns nil if neither exists.
  public func value(ofOutlet name: String) -> Any? {
    (try? KeyValueCoding.value(forKey: name, of: self)).flatMap { $0 }
  }

  /// Returns the view of an outlet.
  public func view(ofOutlet name: String) -> UIView? { value(ofOutlet: name) as? UIView }

  /// Returns the views of an outlet collection, in order.
  public func views(ofOutletCollection name: String) -> [UIView] {
    value(ofOutlet: name) as? [UIView] ?? []
  }
}
