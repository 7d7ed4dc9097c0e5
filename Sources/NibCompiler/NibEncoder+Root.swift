import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the root and everything that it leads to.
  func encodeRoot() -> NibGraph {
    let root = builder.addObject("NSObject")
    let connections = document.connections.filter { connection in
      connection.source.map { unit.contains($0) } ?? false
    }
    let topLevel = unit.topLevel.compactMap { reference(to: $0) }
    add("UINibTopLevelObjectsKey", array: topLevel, to: root)
    add("UINibObjectsKey", array: topLevel + listedObjects(without: topLevel), to: root)
    add("UINibConnectionsKey", array: encode(connections), to: root)
    let windows = document.objects.filter {
      $0.node.name == Names.window && $0.node.bool(Names.visibleAtLaunch) == true && isEncoded($0)
    }
    add("UINibVisibleWindowsKey", array: windows.compactMap { reference(to: $0) }, to: root)
    add("UINibAccessibilityConfigurationsKey", array: accessibilityConfigurations(), to: root)
    if era.writesTraitStorage {
      add("UINibTraitStorageListsKey", array: traitStorageLists(), to: root)
    }
    add("UINibKeyValuePairsKey", array: runtimeAttributes(), to: root)
    return builder.finish()
  }

  /// The objects that are told when the nib is loaded, in document order, after those at the top level.
  private func listedObjects(without topLevel: [Int]) -> [Int] {
    let top = Set(topLevel)
    return document.objects.compactMap { object -> Int? in
      guard isEncoded(object) else { return nil }
      switch object.kind {
      case .constraint: guard era.listsConstraints else { return nil }
      case .guide: return nil
      default: break
      }
      return reference(to: object)
    }.filter { !top.contains($0) }
  }
}
