/// Systems as they occur in documents: a few dozen views, most of them as large as their content.
enum Scenes {
  private struct View {
    var x, y, width, height: Int32

    var right: [(Double, Int32)] { [(1, x), (1, width)] }
    var bottom: [(Double, Int32)] { [(1, y), (1, height)] }
    var middle: [(Double, Int32)] { [(1, y), (0.5, height)] }
  }

  static let all: [TextSystem] = [cell, form(24), stack]

  private static func view(_ system: inout TextSystem) -> View {
    View(
      x: system.variable(), y: system.variable(), width: system.variable(),
      height: system.variable())
  }

  private static func root(_ system: inout TextSystem, _ width: Double, _ height: Double) -> View {
    let root = view(&system)
    system.add([(1, root.x)], 0, 0)
    system.add([(1, root.y)], 0, 0)
    system.add([(1, root.width)], 0, width)
    system.add([(1, root.height)], 0, height)
    return root
  }

  private static func negated(_ terms: [(Double, Int32)]) -> [(Double, Int32)] {
    terms.map { (-$0.0, $0.1) }
  }

  /// The constraints of a label's or button's content: its size, not to grow and not to shrink.
  private static func content(
    _ system: inout TextSystem, _ view: View, _ width: Double, _ height: Double,
    hugging: Double = 251
  ) {
    for (variable, size) in [(view.width, width), (view.height, height)] {
      system.add([(1, variable)], 1, 0)
      system.add([(1, variable)], -1, size, hugging)
      system.add([(1, variable)], 1, size, 750)
    }
  }

  /// A table cell with an image, a title, a detail and an accessory.
  private static var cell: TextSystem {
    var system = TextSystem(name: "cell")
    let root = root(&system, 375, 80)
    let image = view(&system)
    system.add([(1, image.x), (-1, root.x)], 0, 16)
    system.add(image.middle + negated(root.middle), 0, 0)
    system.add([(1, image.width)], 0, 44)
    system.add([(1, image.height), (-1, image.width)], 0, 0)
    let accessory = view(&system)
    system.add(accessory.right + negated(root.right), 0, -16)
    system.add(accessory.middle + negated(root.middle), 0, 0)
    content(&system, accessory, 12, 20)
    let title = view(&system)
    let detail = view(&system)
    for (label, width) in [(title, 280.5), (detail, 96)] {
      system.add([(1, label.x)] + negated(image.right), 0, 12)
      system.add(label.right + [(-1, accessory.x)], -1, -8)
      content(&system, label, width, 20.5)
    }
    system.add([(1, title.y), (-1, root.y)], 1, 11)
    system.add([(1, detail.y)] + negated(title.bottom), 0, 4)
    system.add(detail.bottom + negated(root.bottom), -1, -11)
    system.add([(1, title.y), (-1, root.y)], 0, 11, 750)
    return system
  }

  /// Rows of a label and a field, the labels all as wide as the widest.
  private static func form(_ rows: Int) -> TextSystem {
    var system = TextSystem(name: "form of \(2 * rows + 2) views")
    let root = root(&system, 375, 2000)
    var last: (label: View, field: View)?
    for row in 0..<rows {
      let label = view(&system)
      let field = view(&system)
      system.add([(1, label.x), (-1, root.x)], 0, 16)
      system.add([(1, field.x)] + negated(label.right), 0, 8)
      system.add(field.right + negated(root.right), 0, -16)
      system.add(label.middle + negated(field.middle), 0, 0)
      if let last {
        system.add([(1, label.width), (-1, last.label.width)], 0, 0)
        system.add([(1, field.y)] + negated(last.field.bottom), 0, 12)
      } else {
        system.add([(1, field.y), (-1, root.y)], 0, 20)
      }
      // One view in each row hugs its content more than the field does.
      system.add([(1, label.width)], 1, Double(60 + row * 17 % 50), 750)
      system.add([(1, label.width)], -1, Double(60 + row * 17 % 50), 251)
      system.add([(1, label.height)], 0, 20.5, 750)
      system.add([(1, field.height)], 0, 34, 750)
      last = (label, field)
    }
    let button = view(&system)
    if let last { system.add([(1, button.y)] + negated(last.field.bottom), 0, 20) }
    system.add([(1, button.x), (0.5, button.width), (-1, root.x), (-0.5, root.width)], 0, 0)
    content(&system, button, 120, 30)
    return system
  }

  /// A stack of twelve rows in a height that is too small for them.
  private static var stack: TextSystem {
    var system = TextSystem(name: "crowded stack")
    let root = root(&system, 320, 300)
    var last: View?
    for row in 0..<12 {
      let item = view(&system)
      system.add([(1, item.x), (-1, root.x)], 0, 0)
      system.add(item.right + negated(root.right), 0, 0)
      if let last {
        system.add([(1, item.y)] + negated(last.bottom), 0, 8)
      } else {
        system.add([(1, item.y), (-1, root.y)], 0, 0)
      }
      system.add([(1, item.height)], 1, 0)
      system.add([(1, item.height)], -1, Double(20 + row), 250 + Double(row))
      system.add([(1, item.height)], 1, Double(20 + row), 750 - Double(row))
      last = item
    }
    if let last { system.add(last.bottom + negated(root.bottom), 0, 0) }
    return system
  }
}
