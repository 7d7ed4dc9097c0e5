import InterfaceBuilder
import XMLTree

/// What few objects of a document have, found in one pass over its elements.
struct DocumentFeatures {
  /// What differs between size classes.
  private(set) var variations: [Node] = []
  /// The accessibility settings.
  private(set) var accessibility: [Node] = []
  /// The groups of user-defined runtime attributes.
  private(set) var runtimeAttributes: [Node] = []
  /// The windows.
  private(set) var windows: [Node] = []

  init(_ document: IBDocument) {
    let tree = document.tree
    tree.withRecords { nodes, _ in
      for index in nodes.indices {
        switch nodes[index].name {
        case Names.variation: variations.append(tree[index])
        case Names.accessibility: accessibility.append(tree[index])
        case Names.userDefinedRuntimeAttributes: runtimeAttributes.append(tree[index])
        case Names.window: windows.append(tree[index])
        default: break
        }
      }
    }
  }
}
