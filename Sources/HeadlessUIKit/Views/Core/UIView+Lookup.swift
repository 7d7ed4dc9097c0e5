import Foundation
import NibFormat

/// Finding views in tests: the view itself or the first one inside it, depth first, from the back to the front.
extension UIView {
  /// The view that was made for an object of a document.
  /// - Parameter id: The id that the document has, `iN0-l3-epB` for instance; nibs that were read compiled
  ///   have none.
  public func view(withObjectID id: String) -> UIView? {
    first { $0.nibReference?.origin?.objectID == id }
  }

  /// The view with an identifier for state restoration.
  public func view(withRestorationIdentifier identifier: String) -> UIView? {
    first { $0.restorationIdentifier == identifier }
  }

  /// The view with an accessibility identifier.
  public func view(withAccessibilityIdentifier identifier: String) -> UIView? {
    first { $0.accessibilityIdentifier == identifier }
  }

  /// The restoration identifiers of the view and of those around it, the outermost first; views without one
  /// are passed over.
  public var restorationPath: [String] {
    var path: [String] = []
    var view: UIView? = self
    while let current = view {
      if let identifier = current.restorationIdentifier { path.append(identifier) }
      view = current.superview
    }
    return path.reversed()
  }

  /// The id of the document's object that the view was made for, nil for one from code or a compiled nib.
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
  /// What an outlet or attribute holds, by its name in documents: a declared one, or what the class stores
  /// under that name; nil if there is neither.
  public func value(ofOutlet name: String) -> Any? {
    (try? KeyValueCoding.value(forKey: name, of: self)).flatMap { $0 }
  }

  /// The view that an outlet holds.
  public func view(ofOutlet name: String) -> UIView? { value(ofOutlet: name) as? UIView }

  /// The views that an outlet collection holds, in order.
  public func views(ofOutletCollection name: String) -> [UIView] {
    value(ofOutlet: name) as? [UIView] ?? []
  }
}
