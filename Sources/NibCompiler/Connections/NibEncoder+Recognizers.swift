import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what every recognizer has.
  func encodeRecognizer(_ recognizer: IBObject, _ object: Int) {
    let node = recognizer.node
    flag(
      Names.enabled, is: false, "UIGestureRecognizer.enabled", writes: false, of: node, to: object)
    flag(
      Names.cancelsTouchesInView, is: false, "UIGestureRecognizer.cancelsTouchesInView",
      writes: false, of: node, to: object)
    flag(
      Names.delaysTouchesBegan, "UIGestureRecognizer.delaysTouchesBegan", of: node, to: object)
    flag(
      Names.delaysTouchesEnded, is: false, "UIGestureRecognizer.delaysTouchesEnded", writes: false,
      of: node, to: object)
    if era.writesAllowedTouchTypes {
      add("UIGestureRecognizer.allowedTouchTypes", 7, to: object)
      add("UIGestureRecognizer.requiresExclusiveTouchType", true, to: object)
    }
  }

  func encodeTapRecognizer(_ recognizer: IBObject, _ object: Int) {
    encodeRecognizer(recognizer, object)
    let implementation = builder.addObject("UITapRecognizer")
    add("UITapGestureRecognizer._imp", object: implementation, to: object)
    int(
      Names.numberOfTapsRequired, "UITapRecognizer.numberOfTapsRequired", of: recognizer.node,
      to: implementation, omitting: 1)
    int(
      Names.numberOfTouchesRequired, "UITapRecognizer.numberOfTouchesRequired",
      of: recognizer.node, to: implementation, omitting: 1)
  }

  func encodePanRecognizer(_ recognizer: IBObject, _ object: Int) {
    encodeRecognizer(recognizer, object)
    let node = recognizer.node
    int(
      Names.minimumNumberOfTouches, "UIPanGestureRecognizer.minimumNumberOfTouches", of: node,
      to: object, omitting: 1)
    add(
      "UIPanGestureRecognizer.maximumNumberOfTouches",
      node.int(Names.maximumNumberOfTouches).map { $0 >= Int(UInt32.max) ? -1 : $0 } ?? -1,
      to: object)
  }

  func encodeSwipeRecognizer(_ recognizer: IBObject, _ object: Int) {
    encodeRecognizer(recognizer, object)
    let node = recognizer.node
    let directions = node.child(keyed: "direction")
    let bits: [(Name, Int)] = [
      (Names.right, 1), (Names.left, 2), (Names.up, 4), (Names.down, 8),
    ]
    let word = node[Names.direction].flatMap { Words.swipeDirection[$0] }
    let mask = bits.reduce(0) { directions?.bool($1.0) == true ? $0 | $1.1 : $0 }
    add("UISwipeGestureRecognizer.direction", word ?? (mask == 0 ? 1 : mask), to: object)
    int(
      Names.numberOfTouchesRequired, "UISwipeGestureRecognizer.numberOfTouchesRequired", of: node,
      to: object, omitting: 1)
  }

  func encodeLongPressRecognizer(_ recognizer: IBObject, _ object: Int) {
    encodeRecognizer(recognizer, object)
    let node = recognizer.node
    if let duration = node.double(Names.minimumPressDuration), duration != 0.5 {
      add("UILongPressGestureRecognizer.minimumPressDuration", double: duration, to: object)
    }
    if let movement = node.double(Names.allowableMovement), movement != 10 {
      add("UILongPressGestureRecognizer.allowableMovement", double: movement, to: object)
    }
    int(
      Names.numberOfTapsRequired, "UILongPressGestureRecognizer.numberOfTapsRequired", of: node,
      to: object)
    int(
      Names.numberOfTouchesRequired, "UILongPressGestureRecognizer.numberOfTouchesRequired",
      of: node, to: object, omitting: 1)
  }
}
