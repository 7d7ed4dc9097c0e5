import InterfaceBuilder
import XMLTree

/// The outlet collections of one object.
struct OutletCollections {
  /// A member of a collection, and the element that connects it.
  struct Member {
    let node: Node
    let object: IBObject
  }

  /// The collections with their members, in the order of their first members.
  private(set) var collections: [(property: String, members: [Member])] = []

  /// Finds the collections in a list of connections.
  init(_ list: Node, in document: IBDocument) {
    var places: [String: Int] = [:]
    for node in list.elements where node.name == Names.outletCollection {
      // UIKit's own collection contains recognizers of any class, in any order.
      guard let property = node[Names.property], property != "gestureRecognizers",
        let object = node[Names.destination].flatMap({ document.object(id: $0) })
      else { continue }
      let place = places[property] ?? collections.count
      if place == collections.count {
        places[property] = place
        collections.append((property, []))
      }
      collections[place].members.append(Member(node: node, object: object))
    }
  }
}
