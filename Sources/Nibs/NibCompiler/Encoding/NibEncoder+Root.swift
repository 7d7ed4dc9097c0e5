import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the root of a xib or prototype and everything that it refers to.
  func encodeRoot() -> NibGraph {
    encodeRoot {
      let objects = unit.topLevel.compactMap { reference(to: $0) }
      guard unit.root != nil else { return RootContents(connections: []) { objects } }
      let own = [placeholder("IBFilesOwner"), placeholder("IBFirstResponder")]
      return RootContents(connections: []) {
        let outside = self.upstream.map { self.placeholder($0.identifier) }
        return self.era.placesProxiesFirst ? own + outside + objects : objects + own + outside
      }
    }
  }

  /// Writes a root and everything that it refers to.
  /// - Parameter contents: Encodes the top-level objects.
  func encodeRoot(_ contents: () -> RootContents) -> NibGraph {
    let root = builder.addObject("NSObject")
    let top = collection("NSArray", [])
    builder.add("UINibTopLevelObjectsKey", object: top, to: root)
    let contents = contents()
    let connections = encodeConnections() + contents.connections
    let topLevel = contents.topLevel()
    for member in topLevel { builder.add("UINibEncoderEmptyKey", object: member, to: top) }
    let listed = topLevel + listedObjects(without: topLevel)
    builder.add("UINibObjectsKey", object: array(listed), to: root)
    builder.add("UINibConnectionsKey", object: array(connections), to: root)
    builder.add("UINibVisibleWindowsKey", object: array(visibleWindows()), to: root)
    builder.add(
      "UINibAccessibilityConfigurationsKey", object: array(accessibilityConfigurations()), to: root)
    if era.writesTraitStorage {
      builder.add(
        "UINibTraitStorageListsKey", object: array(hasSizeClasses ? traitStorageLists() : []),
        to: root)
    }
    builder.add("UINibKeyValuePairsKey", object: array(runtimeAttributes()), to: root)
    return builder.finish(coderVersion: era.coderVersion)
  }

  private func visibleWindows() -> [Int] {
    features.windows.filter { $0.bool(Names.visibleAtLaunch) == true }
      .compactMap { object(at: $0) }.filter { isEncoded($0) }.compactMap { reference(to: $0) }
  }

  /// Returns the objects that are notified when the nib is loaded, in document order, without the top-level objects.
  private func listedObjects(without topLevel: [Int]) -> [Int] {
    let top = Set(topLevel)
    var listed: [Int] = []
    for object in encodedObjects {
      guard object.node.attributeRecord(Names.id) != nil else { continue }
      if object.node.name == Names.viewLayoutGuide {
        // A view retains its own guide; the list contains guides without a view instead.
        if constrainedGuides.contains(object.index) { listed.append(looseGuide()) }
      } else if let number = reference(to: object), !top.contains(number) {
        listed.append(number)
      }
    }
    return listed + templates.keys.sorted().compactMap { templates[$0] }
  }

  private func looseGuide() -> Int {
    let guide = builder.addObject("UILayoutGuide")
    builder.add("UILayoutGuideOwningView", object: nil, to: guide)
    builder.add("UILayoutGuideIdentifier", object: string(""), to: guide)
    builder.add("UILayoutGuideOwningViewIsLocked", false, to: guide)
    builder.add("UILayoutGuideShouldBeArchived", false, to: guide)
    builder.add("UILayoutGuideAllowsNegativeDimensions", false, to: guide)
    return guide
  }
}
