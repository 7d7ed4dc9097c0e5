import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a view's layout guide; four constraints hold the guide of the safe area.
  func writeLayoutGuide() {
    let view = owner
    write("UILayoutGuideOwningView", object: view)
    let identifier = guideIdentifier
    write("UILayoutGuideIdentifier", string: identifier)
    write("UILayoutGuideOwningViewIsLocked", true)
    write("UILayoutGuideShouldBeArchived", true)
    write("UILayoutGuideAllowsNegativeDimensions", true)
    let edges: [(String, Int, Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    let constraints = edges.map { side, attribute, guideIsFirst in
      edge(
        attribute, guideIsFirst ? number : view, guideIsFirst ? view : number,
        identifier + "-" + side)
    }
    write("UILayoutGuideSystemConstraints", object: encoder.collection("NSArray", constraints))
  }

  /// The view that has the guide: its parent or, in a cell without an id for its content view, the content view.
  private var owner: Int? { source.parent.flatMap { encoder.constraintItem(for: $0) } }

  private var guideIdentifier: String {
    switch node[Names.key] {
    case "contentLayoutGuide": "UIScrollView-contentLayoutGuide"
    case "frameLayoutGuide": "UIScrollView-frameLayoutGuide"
    default: "UIViewSafeAreaLayoutGuide"
    }
  }

  /// Writes the layout guide of the keyboard, whose layout is determined at run time.
  func writeKeyboardGuide() {
    write("UILayoutGuideOwningView", object: owner)
    write("UILayoutGuideIdentifier", string: "UIViewKeyboardLayoutGuide")
    write("UILayoutGuideShouldBeArchived", true)
  }

  private func edge(_ attribute: Int, _ first: Int?, _ second: Int?, _ identifier: String) -> Int {
    let constraint = encoder.builder.addObject("NSLayoutConstraint")
    let writer = part(node, number: constraint)
    writer.writeEdge(attribute, of: first, to: second)
    writer.write("NSShouldBeArchived", false)
    writer.write("NSLayoutIdentifier", string: identifier)
    return constraint
  }

  /// Writes a constraint that makes an edge of two items equal.
  func writeEdge(_ attribute: Int, of first: Int?, to second: Int?) {
    write("NSFirstItem", object: first)
    write("NSFirstAttributeV2", attribute)
    write("NSFirstAttribute", attribute)
    write("NSSecondItem", object: second)
    write("NSSecondAttributeV2", attribute)
    write("NSSecondAttribute", attribute)
  }
}

extension ObjectWriter {
  /// Writes a custom layout guide.
  func writeUserGuide() {
    write("UILayoutGuideOwningView", object: owner)
    write("UILayoutGuideIdentifier", string: Names.identifier)
    write("UILayoutGuideShouldBeArchived", true)
  }
}
