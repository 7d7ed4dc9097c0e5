import IBLint

/// The superclasses of classes.
struct Lineage {
  /// A class and its superclasses.
  struct Line {
    /// The indices of the class and its superclasses in the assembly.
    var classes: [Int]
    var end: String?
    var isUncertain = false
    /// Whether there are more superclasses than the limit, so that the others are unknown.
    var isTooDeep = false
  }

  private enum Parent: Equatable {
    case none
    case type(Int)
    case outside(String)
    case uncertain
  }

  private let assembly: ClassAssembly
  private let parents: [Parent]

  init(_ assembly: ClassAssembly) {
    self.assembly = assembly
    parents = assembly.classes.map { Self.parent(of: $0, in: assembly) }
  }

  private static func parent(
    of assembled: ClassAssembly.Assembled, in assembly: ClassAssembly
  ) -> Parent {
    var parent = Parent.none
    for written in assembled.superclasses {
      let found: Parent
      switch assembly.meaning(of: written, in: assembled) {
      case .type(let index): found = .type(index)
      case .outside(let name): found = .outside(name)
      case .protocolType: continue
      case .value, .ambiguous: return .uncertain
      }
      guard parent == .none || parent == found else { return .uncertain }
      parent = found
    }
    // A Swift class may have only framework protocols in its inheritance clause, so this may be a protocol.
    return parent
  }

  /// Returns the superclass for rules, or nil if there is none or if it is unknown.
  func superclassName(of index: Int) -> String? {
    switch parents[index] {
    case .type(let parent): assembly.classes[parent].declaration.name
    case .outside(let name): name
    case .none, .uncertain: nil
    }
  }

  private static let deepest = SourceLimits.mostSuperclasses

  /// Returns a class with its superclasses.
  func line(of index: Int) -> Line {
    var line = Line(classes: [index])
    var current = index
    while true {
      switch parents[current] {
      case .none: return line
      case .outside(let name):
        line.end = name
        return line
      case .type(let parent) where line.classes.count > Self.deepest:
        line.isTooDeep = !line.classes.contains(parent)
        line.isUncertain = true
        return line
      case .type(let parent) where line.classes.contains(parent):
        line.isUncertain = true
        return line
      // It is unknown which of several classes with this name is the superclass.
      case .type(let parent) where assembly.classes[parent].isConflicting:
        line.isUncertain = true
        return line
      case .type(let parent):
        line.classes.append(parent)
        current = parent
      case .uncertain:
        line.isUncertain = true
        return line
      }
    }
  }

  /// Returns the classes that may follow a line whose next superclass is uncertain, and their superclasses.
  func possibleSuperclasses(of line: Line) -> [Int] {
    var found = line.classes
    var next = Array(line.classes.suffix(1))
    // Bounded: each class is entered once.
    while let current = next.popLast() {
      let assembled = assembly.classes[current]
      for written in assembled.superclasses {
        let classes: [Int] =
          switch assembly.meaning(of: written, in: assembled) {
          case .type(let index): [index]
          case .ambiguous: assembly.names.classes(named: written.name)
          case .outside, .protocolType, .value: []
          }
        let new = classes.filter { !found.contains($0) }
        found += new
        next += new
      }
    }
    return Array(found.dropFirst(line.classes.count))
  }

  /// Returns whether a class or a superclass exposes its members to Objective-C.
  func exposesMembers(_ index: Int) -> Bool {
    line(of: index).classes.contains { assembly.classes[$0].exposesMembers }
  }
}
