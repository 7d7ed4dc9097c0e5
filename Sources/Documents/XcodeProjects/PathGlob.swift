import Diagnostics

/// A pattern for paths: `*` and `?` match within one component, `**` matches any number of components, and `{a,b}`
/// matches either text.
///
/// Matching takes time proportional to the product of both lengths, because all alternatives are followed at once.
public struct PathGlob: Hashable, Sendable {
  /// A state of the pattern. A match proceeds from a state to the next one, or to one of several.
  private enum State: Hashable, Sendable {
    case character(Character)
    /// One character within a component.
    case any
    /// Any characters within a component.
    case some
    /// Any components.
    case components
    case slash
    /// One of several alternatives, which begin at these states.
    case choice([Int])
    /// The end of an alternative, with the state after all of them.
    case jump(Int)
  }

  private let states: [State]

  /// The time for a match, in steps for each character of the path: states that are followed at once, which are
  /// wildcards and alternatives, count more than others.
  var size: Int {
    states.reduce(0) { size, state in
      switch state {
      case .some, .components: size + 10
      case .choice(let starts): size + 10 * starts.count
      case .character, .any, .slash, .jump: size + 1
      }
    }
  }

  /// Creates a pattern. A brace without its counterpart is an ordinary character.
  /// - Parameter includesContents: Whether a pattern for a folder also matches all files inside it.
  public init(_ pattern: String, includesContents: Bool = false) {
    var builder = Builder(Array(pattern))
    builder.build()
    states = builder.states + (includesContents ? [.slash, .components] : [])
  }

  /// Returns whether the pattern matches a path, which is relative to the same folder.
  public func matches(_ path: String) -> Bool {
    var steps = 0
    return matches(Path(path), &steps)
  }

  /// A path that is compared with patterns, without empty components and dots.
  struct Path {
    fileprivate let characters: [Character]

    init(_ path: String) {
      characters = Array(
        path.pathParts.filter { $0 != "." }.map { Array($0) }.joined(separator: ["/"]))
    }
  }

  /// Returns whether the pattern matches a path.
  /// - Parameter steps: Counts the states that are followed.
  func matches(_ path: Path, _ steps: inout Int) -> Bool {
    var active = ActiveStates(count: states.count)
    var next = active
    active.insert(0)
    var isAfterSlash = true
    for character in path.characters {
      follow(&active, isAfterSlash: isAfterSlash, isAtEnd: false)
      next.removeAll()
      steps += active.list.count
      let isSlash = character == "/"
      for state in active.list where state < states.count {
        switch states[state] {
        case .character(let wanted): if wanted == character { next.insert(state + 1) }
        case .any: if !isSlash { next.insert(state + 1) }
        case .some: if !isSlash { next.insert(state) }
        case .components: next.insert(state)
        case .slash: if isSlash { next.insert(state + 1) }
        case .choice, .jump: break
        }
      }
      guard !next.list.isEmpty else { return false }
      swap(&active, &next)
      isAfterSlash = isSlash
    }
    follow(&active, isAfterSlash: isAfterSlash, isAtEnd: true)
    return active.contains(states.count)
  }

  /// Adds the states that are reached without consuming a character.
  private func follow(_ active: inout ActiveStates, isAfterSlash: Bool, isAtEnd: Bool) {
    var index = 0
    while index < active.list.count {
      let state = active.list[index]
      index += 1
      guard state < states.count else { continue }
      switch states[state] {
      case .some: active.insert(state + 1)
      // The text between a pattern's slashes may be empty, and a slash may be the last character.
      case .components, .slash: if isAfterSlash || isAtEnd { active.insert(state + 1) }
      case .choice(let starts): for start in starts { active.insert(start) }
      case .jump(let target): active.insert(target)
      case .character, .any: break
      }
    }
  }

  /// A set of states in the order of insertion.
  private struct ActiveStates {
    private(set) var list: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count + 1) }

    func contains(_ state: Int) -> Bool { isIn[state] }

    mutating func insert(_ state: Int) {
      guard !isIn[state] else { return }
      isIn[state] = true
      list.append(state)
    }

    mutating func removeAll() {
      for state in list { isIn[state] = false }
      list.removeAll(keepingCapacity: true)
    }
  }

  /// Translates a pattern into states.
  private struct Builder {
    private let pattern: [Character]
    private(set) var states: [State] = []
    /// The enclosing choices: for each, its state, the starts of its alternatives, and the ends of those parsed so far.
    private var choices: [(state: Int, starts: [Int], jumps: [Int], isComponent: Bool)] = []

    init(_ pattern: [Character]) { self.pattern = pattern }

    mutating func build() {
      let braces = Self.braces(in: pattern)
      var position = 0
      var beginsComponent = true
      while position < pattern.count {
        let character = pattern[position]
        let isComponent = beginsComponent
        beginsComponent = false
        switch character {
        case "/":
          states.append(.slash)
          beginsComponent = true
        case "." where isComponent && endsComponent(position + 1):
          // A period means the folder itself.
          beginsComponent = true
        case "*" where isComponent && isStar(position + 1) && endsComponent(position + 2):
          states.append(.components)
          position += 1
        case "*" where isComponent && endsComponent(endOfStars(position)):
          // A component is never empty, so nor is what a component of stars matches.
          states += [.any, .some]
          position = endOfStars(position) - 1
        case "*": states.append(.some)
        case "?": states.append(.any)
        case "{" where braces.contains(position):
          choices.append((states.count, [states.count + 1], [], isComponent))
          states.append(.choice([]))
          beginsComponent = isComponent
        case "," where !choices.isEmpty:
          choices[choices.count - 1].jumps.append(states.count)
          states.append(.jump(0))
          choices[choices.count - 1].starts.append(states.count)
          beginsComponent = choices[choices.count - 1].isComponent
        case "}" where braces.contains(position): finishChoice()
        default: states.append(.character(character))
        }
        position += 1
      }
    }

    private mutating func finishChoice() {
      guard let choice = choices.popLast() else { return }
      states[choice.state] = .choice(choice.starts)
      for jump in choice.jumps { states[jump] = .jump(states.count) }
    }

    /// Returns the position after the stars from a position on.
    private func endOfStars(_ position: Int) -> Int {
      pattern[position...].firstIndex { $0 != "*" } ?? pattern.count
    }

    private func isStar(_ position: Int) -> Bool {
      position < pattern.count && pattern[position] == "*"
    }

    private func endsComponent(_ position: Int) -> Bool {
      position == pattern.count || pattern[position] == "/"
        || !choices.isEmpty && (pattern[position] == "," || pattern[position] == "}")
    }

    /// Returns the positions of the braces that have a counterpart.
    private static func braces(in pattern: [Character]) -> Set<Int> {
      var found: Set<Int> = []
      var open: [Int] = []
      for (position, character) in pattern.enumerated() {
        if character == "{" {
          open.append(position)
        } else if character == "}", let start = open.popLast() {
          found.formUnion([start, position])
        }
      }
      return found
    }
  }
}
