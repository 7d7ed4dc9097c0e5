import InterfaceBuilder
import NibFormat
import XMLTree

// Constraints that older compilers add for views whose own constraints do not determine their position.
extension ObjectWriter {
  /// Constraints that hold subviews at their stored left and top edges, width and height, if their frame is fixed or
  /// was ambiguous when the document was saved.
  var buildTimeConstraints: [Int] {
    guard era.holdsFixedFramesByConstraints, document.usesAutoLayout,
      let subviews = node.firstElement(named: Names.subviews)
    else { return [] }
    return subviews.elements.flatMap { element -> [Int] in
      guard element.bool(Names.translatesAutoresizingMaskIntoConstraints) == false,
        let view = encoder.object(at: element), let object = encoder.reference(to: view)
      else { return [] }
      let isFixed = element.bool(Names.fixedFrame) == true
      guard isFixed || element.bool(Names.ambiguous) == true else { return [] }
      let frame = part(of: view).frame
      return [(1, frame.x), (3, frame.y), (7, frame.width), (8, frame.height)].map {
        hold(object, by: $0.0, at: $0.1, isFixed: isFixed)
      }
    }
  }

  private func hold(_ view: Int, by attribute: Int, at constant: Double, isFixed: Bool) -> Int {
    let constraint = encoder.builder.addObject(
      "NSIBPrototypingLayoutConstraint", fallbacks: ["NSLayoutConstraint"])
    let writer = part(node, number: constraint)
    let isPosition = attribute < 7
    writer.write("NSFirstItem", object: view)
    if era.writesTraitStorage { writer.write("NSFirstAttributeV2", attribute) }
    writer.write("NSFirstAttribute", attribute)
    if isPosition { writer.write("NSSecondItem", object: number) }
    if era.writesTraitStorage { writer.write("NSSecondAttributeV2", isPosition ? attribute : 0) }
    writer.write("NSSecondAttribute", isPosition ? attribute : 0)
    if constant != 0 {
      if era.writesTraitStorage { writer.write("NSConstantV2", double: constant) }
      writer.write("NSConstant", double: constant)
    }
    writer.write("NSShouldBeArchived", true)
    if !isFixed { writer.write("NSPriority", 251) }
    writer.write(
      "NSLayoutIdentifier",
      string: "IB auto generated at build time for view with "
        + (isFixed ? "fixed frame" : "ambiguity"))
    return constraint
  }
}
