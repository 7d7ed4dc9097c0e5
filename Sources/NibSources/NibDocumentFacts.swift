import Diagnostics
import InterfaceBuilder

/// Facts in a document that are not in its nib.
package struct NibDocumentFacts: Sendable {
  /// A placeholder of the document.
  package struct Placeholder: Sendable {
    package let id: String?
    package let className: String?
    package let line: Int
  }

  /// A user-defined runtime attribute.
  struct Attribute: Hashable, Sendable {
    let objectID: String
    let keyPath: String
  }

  /// The placeholders, by what nibs call them.
  var placeholders: [String: Placeholder] = [:]
  /// The attributes that are truth values rather than numbers.
  var truthValues: Set<Attribute> = []
  /// The sizes of images as the document remembers them.
  package internal(set) var imageSizes = ImageSizes.none

  /// None, as of a nib that was read compiled.
  package init() {}
}

extension NibDocumentFacts {
  /// The facts of a document, its placeholders only where it is a xib: those of a storyboard are a nib's own.
  init(_ document: IBDocument) {
    imageSizes = ImageSizes(document)
    for object in document.objects {
      guard let id = object.id else { continue }
      for attribute in object.runtimeAttributes {
        guard case .boolean = attribute.value else { continue }
        truthValues.insert(Attribute(objectID: id, keyPath: attribute.keyPath))
      }
    }
    guard document.kind == .xib else { return }
    for object in document.topLevelObjects {
      let identifier: String?
      switch object.role {
      case .filesOwner: identifier = NibProxy.filesOwner
      case .firstResponder: identifier = NibProxy.firstResponder
      case .externalObject: identifier = object.externalObjectIdentifier
      case .object, .application: continue
      }
      guard let identifier else { continue }
      placeholders[identifier] = Placeholder(
        id: object.id, className: object.customClass, line: object.sourceRange.start.line)
    }
  }
}
