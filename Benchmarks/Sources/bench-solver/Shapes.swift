/// Systems that grow with a count of views: four variables each, with a width and height of at least zero.
enum Shapes {
  private struct View {
    var x, y, width, height: Int32
  }

  static let all: [(name: String, make: @Sendable (Int) -> TextSystem)] = [
    ("independent", independent), ("chain", chain), ("relative", relative),
    ("equal widths", equalWidths), ("labels", labels), ("nested insets", nested),
    ("nested, outer first", nestedOuterFirst),
  ]

  private static func begin(_ name: String, _ count: Int, _ width: Double, _ height: Double)
    -> (TextSystem, View, [View])
  {
    var system = TextSystem(name: name)
    func view() -> View {
      View(
        x: system.variable(), y: system.variable(), width: system.variable(),
        height: system.variable())
    }
    let root = view()
    system.edit(root.width, 999, width)
    system.edit(root.height, 999, height)
    system.add([(1, root.x)], 0, 0)
    system.add([(1, root.y)], 0, 0)
    let views = (0..<count).map { _ in view() }
    return (system, root, views)
  }

  private static func limit(_ system: inout TextSystem, _ view: View) {
    system.add([(1, view.width)], 1, 0)
    system.add([(1, view.height)], 1, 0)
  }

  static func independent(_ count: Int) -> TextSystem {
    var (system, _, views) = begin("independent", count, 375, 667)
    for (index, view) in views.enumerated() {
      system.add([(1, view.x)], 0, Double(index % 50))
      system.add([(1, view.y)], 0, Double(index))
      system.add([(1, view.width)], 0, 100)
      system.add([(1, view.height)], 0, 44)
      limit(&system, view)
    }
    return system
  }

  /// Views stacked vertically, as wide as the root minus its margins.
  static func chain(_ count: Int) -> TextSystem {
    var (system, root, views) = begin("chain", count, 375, 667)
    var last: View?
    for view in views {
      system.add([(1, view.x), (-1, root.x)], 0, 16)
      system.add([(1, view.x), (1, view.width), (-1, root.x), (-1, root.width)], 0, -16)
      if let last {
        system.add([(1, view.y), (-1, last.y), (-1, last.height)], 0, 8)
      } else {
        system.add([(1, view.y), (-1, root.y)], 0, 20)
      }
      system.add([(1, view.height)], 0, 44)
      limit(&system, view)
      last = view
    }
    return system
  }

  /// Views placed next to an earlier one that is picked at random, and as large as that one.
  static func relative(_ count: Int) -> TextSystem {
    var (system, root, views) = begin("relative", count, 375, 667)
    var state: UInt64 = 42
    for (index, view) in views.enumerated() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if index == 0 {
        system.add([(1, view.x), (-1, root.x)], 0, 10)
        system.add([(1, view.y), (-1, root.y)], 0, 10)
        system.add([(1, view.width)], 0, 40)
        system.add([(1, view.height)], 0, 20)
      } else {
        let other = views[Int(state >> 33) % index]
        system.add([(1, view.x), (-1, other.x), (-1, other.width)], 0, 8)
        system.add([(1, view.y), (-1, other.y)], 0, 4)
        system.add([(1, view.width), (-1, other.width)], 0, 0)
        system.add([(1, view.height), (-1, other.height)], 0, 0)
      }
      limit(&system, view)
    }
    return system
  }

  /// A row of views that share the root's width.
  static func equalWidths(_ count: Int) -> TextSystem {
    var (system, root, views) = begin("equal widths", count, 10 * Double(count) + 100, 667)
    var last: View?
    for view in views {
      if let last {
        system.add([(1, view.x), (-1, last.x), (-1, last.width)], 0, 8)
        system.add([(1, view.width), (-1, last.width)], 0, 0)
      } else {
        system.add([(1, view.x), (-1, root.x)], 0, 16)
      }
      system.add([(1, view.y), (-1, root.y)], 0, 0)
      system.add([(1, view.height), (-1, root.height)], 0, 0)
      limit(&system, view)
      last = view
    }
    if let last {
      system.add([(1, last.x), (1, last.width), (-1, root.x), (-1, root.width)], 0, -16)
    }
    return system
  }

  /// Labels stacked vertically, each as large as its text unless that is too wide.
  static func labels(_ count: Int) -> TextSystem {
    var (system, root, views) = begin("labels", count, 375, 667)
    var last: View?
    for (index, view) in views.enumerated() {
      system.add([(1, view.x), (-1, root.x)], 0, 16)
      system.add([(1, view.x), (1, view.width), (-1, root.x), (-1, root.width)], -1, -16)
      if let last {
        system.add([(1, view.y), (-1, last.y), (-1, last.height)], 0, 8)
      } else {
        system.add([(1, view.y), (-1, root.y)], 0, 20)
      }
      let width = Double(40 + index * 37 % 400)
      system.add([(1, view.width)], -1, width, 251)
      system.add([(1, view.width)], 1, width, 750)
      system.add([(1, view.height)], -1, 20.5, 251)
      system.add([(1, view.height)], 1, 20.5, 750)
      limit(&system, view)
      last = view
    }
    return system
  }

  /// Nested views, each a point smaller on every side; the innermost one's constraints come first, as when a tree is
  /// assembled from its leaves. This order is the most expensive one for kiwi.
  static func nested(_ count: Int) -> TextSystem {
    nested(count, isInnerFirst: true)
  }

  static func nestedOuterFirst(_ count: Int) -> TextSystem {
    nested(count, isInnerFirst: false)
  }

  private static func nested(_ count: Int, isInnerFirst: Bool) -> TextSystem {
    let size = 4 * Double(count)
    var (system, root, views) = begin("nested insets", count, size, size)
    for index in 0..<count {
      let inner = isInnerFirst ? count - 1 - index : index
      let view = views[inner]
      let outer = inner == 0 ? root : views[inner - 1]
      limit(&system, view)
      system.add([(1, view.y), (1, view.height), (-1, outer.y), (-1, outer.height)], 0, -1)
      system.add([(1, view.x), (1, view.width), (-1, outer.x), (-1, outer.width)], 0, -1)
      system.add([(1, view.y), (-1, outer.y)], 0, 1)
      system.add([(1, view.x), (-1, outer.x)], 0, 1)
    }
    return system
  }
}
