/// The parts of a class's Objective-C runtime name, such as `_TtC3App8DotsView`.
package struct RuntimeName: Equatable {
  /// A type, or a type that contains it.
  package struct Component: Equatable {
    /// `C` for a class, `V` for a structure, `O` for an enumeration.
    let kind: Character
    let name: String
    /// The name that distinguishes private types of the same name.
    let discriminator: String?
  }

  package let module: String
  /// The types from the outermost to the class.
  package let components: [Component]

  /// Parses a name; nil for a different form, such as the names of generic classes.
  package init?(_ name: String) {
    var rest = name[...]
    guard rest.hasPrefix("_Tt") else { return nil }
    rest.removeFirst(3)
    var kinds: [Character] = []
    while let kind = rest.first, "CVO".contains(kind) {
      kinds.append(kind)
      rest.removeFirst()
    }
    guard kinds.first == "C", let module = Self.identifier(&rest) else { return nil }
    var components: [Component] = []
    // The innermost type's kind comes first, and its name comes last.
    for kind in kinds.reversed() {
      var discriminator: String?
      if rest.first == "P" {
        rest.removeFirst()
        discriminator = Self.identifier(&rest)
      }
      guard let name = Self.identifier(&rest) else { return nil }
      components.append(Component(kind: kind, name: name, discriminator: discriminator))
    }
    guard rest.isEmpty else { return nil }
    self.module = module
    self.components = components
  }

  /// Reads a length and that many bytes.
  private static func identifier(_ rest: inout Substring) -> String? {
    let digits = rest.utf8.prefix { (0x30...0x39).contains($0) }
    guard let length = Int(Substring(digits)), length > 0 else { return nil }
    let bytes = rest.utf8.dropFirst(digits.count)
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    rest = Substring(bytes.dropFirst(length))
    return text
  }

  /// The name in Swift's notation: `App.DotsView`.
  package var readable: String {
    ([module] + components.map(\.name)).joined(separator: ".")
  }

  /// The name with which the Swift runtime looks up types: `3App8DotsViewC`.
  package var mangled: String {
    var mangled = Self.measured(module)
    for component in components {
      mangled += Self.measured(component.name)
      if let discriminator = component.discriminator {
        mangled += Self.measured(discriminator) + "LL"
      }
      mangled.append(component.kind)
    }
    return mangled
  }

  private static func measured(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
