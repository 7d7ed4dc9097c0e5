import NibFormat
import NibSources

/// A reference to one object of a nib: the nib and the object's number. Live objects keep the reference of their
/// origin.
///
/// ``origin`` is the object's location in the document; nil for a nib that was read in compiled form.
struct NibReference: Sendable {
  let source: NibSource
  let object: Int

  var place: NibError.Place {
    NibError.Place(document: source.origin(of: object)?.file ?? source.name, origin: origin)
  }

  var origin: NibOrigin? { source.origin(of: object) }

  /// The class named in the document.
  @MainActor var className: String { source.className(of: object) }

  /// Whether the class is a custom class.
  ///
  /// Storyboards store framework controllers like custom ones, with the same class name twice.
  var isCustom: Bool {
    source.graph.className(of: object) == "UIClassSwapper"
      && source.text("UIClassName", of: object)
        != source.text("UIOriginalClassName", of: object)
  }
}

extension NibSource {
  /// Returns the class of an object in the document: its custom class if it has one.
  @MainActor
  func className(of object: Int) -> String {
    let name = graph.className(of: object)
    guard name == "UIClassSwapper", let custom = text("UIClassName", of: object) else {
      return name
    }
    return ClassNames.readable(custom)
  }
}
