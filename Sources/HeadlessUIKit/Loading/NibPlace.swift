import NibFormat

/// A nib, and an object in it: what messages name.
struct NibPlace: Sendable {
  var document: String
  var origin: NibOrigin?
}

/// Where a live object came from: the nib, and the object's number there.
struct NibReference: Sendable {
  let source: NibSource
  let object: Int

  var place: NibPlace {
    NibPlace(document: source.origin(of: object)?.file ?? source.name, origin: origin)
  }

  var origin: NibOrigin? { source.origin(of: object) }
}

/// A graph under its name, shared by every object that is made from it.
final class NibSource: Sendable {
  let name: String
  let graph: NibGraph

  init(name: String, graph: NibGraph) {
    self.name = name
    self.graph = graph
  }

  func origin(of object: Int) -> NibOrigin? { graph.origins[object] }
}
