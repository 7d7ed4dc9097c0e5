import Diagnostics
import InterfaceBuilder

/// Facts in a document that its nib does not contain.
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

  /// The placeholders, by their identifiers in nibs.
  var placeholders: [String: Placeholder] = [:]
  /// The attributes that are Boolean values rather than numbers.
  var truthValues: Set<Attribute> = []
  /// The sizes of images, as the document records them.
  package internal(set) var imageSizes = ImageSizes.none

  /// Creates empty facts, as for a nib that was not compiled from a document.
  package init() {}
}

extension NibDocumentFacts {
  /// Reads the facts of a document; includes placeholders only for a xib, because a storyboard has separate ones for
  /// each nib.
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
