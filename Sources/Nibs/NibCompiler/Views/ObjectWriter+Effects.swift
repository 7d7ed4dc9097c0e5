import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeVisualEffectView() {
    let content = object("contentView").flatMap { encoder.reference(to: $0) }
    if let content, hasDarkVibrancy, node.child("contentView")?.child("tintColor") == nil {
      part(node, number: content).write("UITintColor", color: .white)
    }
    writeView(subviews: [])
    for child in node.elements {
      if let effect = effect(child) { write("UIVisualEffectViewEffect", object: effect) }
    }
    write("UIVisualEffectViewGroupName", object: nil)
    write("UIVisualEffectViewContentView", object: content)
  }

  /// Whether the content is blended with a dark blur, which tints it white. One document shows this, but only for dark
  /// blurs.
  private var hasDarkVibrancy: Bool {
    guard
      let blur = node.firstElement(named: Names.vibrancyEffect)?
        .firstElement(named: Names.blurEffect)
    else { return false }
    return blur[Names.style] == "dark"
  }

  private func effect(_ element: Node) -> Int? {
    switch element.name {
    case Names.blurEffect:
      let effect = encoder.builder.addObject("UIBlurEffect")
      part(element, number: effect)
        .write("UIBlurEffectStyle", word: Names.style, in: .blurStyle, default: 1)
      return effect
    case Names.vibrancyEffect:
      let effect = encoder.builder.addObject("UIVibrancyEffect")
      if let blur = element.firstElement(named: Names.blurEffect) {
        part(blur, number: effect)
          .write("UIVibrancyEffectBlurStyle", word: Names.style, in: .blurStyle, default: 1)
      }
      part(element, number: effect)
        .write("UIVibrancyEffectStyle", word: Names.style, in: .vibrancyStyle, omitting: nil)
      return effect
    default:
      return nil
    }
  }
}
