import Diagnostics
import InterfaceBuilder
import XMLTree

/// How objects of an element are compiled: their class, and what writes their keys.
struct ElementEncoding {
  typealias Encode = (NibEncoder, IBObject, Int) -> Void

  /// UIKit's class.
  let className: String
  /// Classes to take where that one does not exist.
  var fallbacks: [String] = []
  /// Writes the keys.
  let encode: Encode

  init(_ className: String, fallbacks: [String] = [], _ encode: @escaping Encode) {
    self.className = className
    self.fallbacks = fallbacks
    self.encode = encode
  }

  /// The encoding of an object; one that is not known gets what its kind of object has, and a diagnostic.
  init?(_ object: IBObject, diagnose: (Diagnostic) -> Void) {
    let name = object.node.name
    if let known = Self.view(name) ?? Self.other(name) {
      self = known
      return
    }
    diagnose(
      Diagnostic(
        id: "unknown-element", severity: .warning, file: object.document.file,
        range: object.sourceRange, objectID: object.id, objectPath: object.path,
        message:
          "<\(object.element)> cannot be compiled yet; what every view has is all that is kept"))
    guard object.node.child(keyed: "frame") != nil else { return nil }
    self.init(object.frameworkClass ?? "UIView") { $0.encodeView($1, $2) }
  }

  private static func view(_ name: Name) -> ElementEncoding? {
    switch name {
    case Names.view: ElementEncoding("UIView") { $0.encodeView($1, $2) }
    case Names.label: ElementEncoding("UILabel") { $0.encodeLabel($1, $2) }
    case Names.button: ElementEncoding("UIButton") { $0.encodeButton($1, $2) }
    case Names.imageView: ElementEncoding("UIImageView") { $0.encodeImageView($1, $2) }
    case Names.activityIndicatorView:
      ElementEncoding("UIActivityIndicatorView") { $0.encodeActivityIndicator($1, $2) }
    case Names.control: ElementEncoding("UIControl") { $0.encodeControl($1, $2) }
    default: nil
    }
  }

  private static func other(_ name: Name) -> ElementEncoding? {
    switch name {
    case Names.constraint:
      ElementEncoding("NSLayoutConstraint") { $0.encodeConstraint($1, $2) }
    case Names.viewLayoutGuide: ElementEncoding("UILayoutGuide") { $0.encodeGuide($1, $2) }
    case Names.customObject: ElementEncoding("UICustomObject") { _, _, _ in }
    default: nil
    }
  }
}
