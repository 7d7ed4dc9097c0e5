import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every gesture recognizer; the bits of touch types are direct, indirect and Apple Pencil.
  func writeGestureRecognizer() {
    guard era.writesTouchTypes else { return }
    write("UIGestureRecognizer.allowedTouchTypes", era.allowedTouchTypes)
    write("UIGestureRecognizer.requiresExclusiveTouchType", true)
  }

  func writeTap() {
    writeGestureRecognizer()
    let recognizer = encoder.builder.addObject("UITapRecognizer")
    write("UITapGestureRecognizer._imp", object: recognizer)
    let writer = part(node, number: recognizer)
    writer.write(
      "UITapRecognizer.numberOfTapsRequired", int: Names.numberOfTapsRequired, omitting: 1)
    writer.write(
      "UITapRecognizer.numberOfTouchesRequired", int: Names.numberOfTouchesRequired, omitting: 1)
  }

  func writePan() {
    writeGestureRecognizer()
    write(
      "UIPanGestureRecognizer.maximumNumberOfTouches",
      node.int(Names.maximumNumberOfTouches) ?? -1)
  }

  func writeScreenEdgePan() {
    writePan()
    let edges = node.child("edges")?.flagBits ?? 0
    if edges != 0 { write("UIScreenEdgePanGestureRecognizer.edges", edges) }
  }

  func writeSwipe() {
    writeGestureRecognizer()
    write(
      "UISwipeGestureRecognizer.direction", word: Names.direction, in: .swipeDirection, default: 1)
  }
}
