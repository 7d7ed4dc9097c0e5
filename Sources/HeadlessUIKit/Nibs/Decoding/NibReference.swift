import NibFormat
import NibSources

/// One object of a nib: the nib, and the object's number there. Live objects keep the one that they were created from.
///
/// Where that object is in the document, its ``origin`` tells; a nib that was read compiled has none.
struct NibReference: Sendable {
  let source: NibSource
  let object: Int

  var place: NibError.Place {
    NibError.Place(document: source.origin(of: object)?.file ?? source.name, origin: origin)
  }

  var origin: NibOrigin? { source.origin(of: object) }

  /// The class as the document names it.
  @MainActor var className: String { source.className(of: object) }

  /// Whether the class is a custom class. Framework controllers appear in storyboards like custom ones, with the same
  /// class twice.
  var isCustom: Bool {
    source.graph.className(of: object) == "UIClassSwapper"
      && source.text("UIClassName", of: object)
        != source.text("UIOriginalClassName", of: object)
  }
}

extension NibSource {
  /// The class of an object in the document: its custom class, if it has one.
  @MainActor
  func className(of object: Int) -> String {
    let name = graph.className(of: object)
    guard name == "UIClassSwapper", let custom = text("UIClassName", of: object) else {
      return name
    }
    return ClassNames.readable(custom)
  }
}
