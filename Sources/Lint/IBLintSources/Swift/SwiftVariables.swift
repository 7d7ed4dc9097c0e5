/// The local variables and parameters of a Swift file that are in scope at one position. They hide members with the same
/// names.
///
/// Names are known by their hashes. The scanner reads no syntax, so a variable may be missing, or stay in scope for too
/// long.
struct SwiftVariables {
  /// How far a variable reaches.
  private enum Reach {
    /// The code after the declaration, up to the end of the braces around it.
    case rest
    /// The code after the declaration, where it is in a condition of `guard`.
    case guarded
    /// The conditions after the declaration and the next braces: conditions of `if`, loops and parameters.
    case nextBraces
  }

  private struct Scope {
    /// The number of open brackets inside of the braces.
    var depth: Int
    /// Whether the braces contain the members of a type.
    var isType: Bool
    var names: [UInt32] = []
    /// The condition and the signature around a closure, which go on after it.
    var condition: Reach?
    var isInSignature = false
  }

  private var scopes: [Scope] = []
  /// The names in scope, with the number of variables.
  private var counts: [UInt32: Int] = [:]
  /// The variables whose declarations have not ended, so that their values may use members with the same names.
  private var pending: [(name: UInt32, depth: Int, reach: Reach)] = []
  /// The parameters of the function whose braces have not begun.
  private var parameters: [(name: UInt32, depth: Int)] = []
  /// The names in scope that belong to the next braces.
  private var carried: [UInt32] = []
  private var opensType = false
  /// Whether the code is between `func` and the braces of the function.
  private(set) var isInSignature = false
  /// The reach of variables in the current condition, or nil outside conditions.
  private var condition: Reach?

  /// Whether a declaration before the next braces is part of a condition.
  var isInCondition: Bool { condition != nil }

  /// Returns whether a name without a receiver is that of a variable.
  func contains(_ name: UInt32) -> Bool { counts[name] != nil }

  /// Reads a keyword. A word after a period is a name.
  mutating func read(keyword word: Slice<UnsafeBufferPointer<UInt8>>) {
    switch word.count {
    case 2 where word.elementsEqual("if".utf8): condition = .nextBraces
    case 3 where word.elementsEqual("for".utf8): condition = .nextBraces
    case 3...4 where word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8):
      (opensType, isInSignature) = (false, false)
    case 4 where word.elementsEqual("enum".utf8): opensType = true
    case 4 where word.elementsEqual("func".utf8), 4 where word.elementsEqual("init".utf8):
      beginSignature()
    case 5 where word.elementsEqual("class".utf8), 5 where word.elementsEqual("actor".utf8):
      opensType = true
    case 5 where word.elementsEqual("guard".utf8): condition = .guarded
    case 5 where word.elementsEqual("while".utf8), 5 where word.elementsEqual("catch".utf8):
      condition = .nextBraces
    case 6 where word.elementsEqual("struct".utf8): opensType = true
    case 8...9 where word.elementsEqual("protocol".utf8) || word.elementsEqual("extension".utf8):
      opensType = true
    case 9 where word.elementsEqual("subscript".utf8): beginSignature()
    default: break
    }
  }

  private mutating func beginSignature() {
    (opensType, isInSignature) = (false, true)
    // A function in a protocol has no braces.
    parameters.removeAll()
  }

  /// Reads the declaration of a variable in a function. Properties are not local.
  /// - Parameter depth: The number of open brackets.
  mutating func declare(_ name: UInt32, depth: Int) {
    if isInSignature {
      parameters.append((name, depth))
    } else if scopes.last?.isType == false {
      pending.append((name, depth, condition ?? .rest))
    }
  }

  /// Reads the end of a line or of a part of a condition.
  mutating func endPart(depth: Int) {
    guard !pending.isEmpty else { return }
    let isCondition = isInCondition
    end(depth) { $0 != .nextBraces || isCondition }
  }

  /// Reads an opening brace.
  /// - Parameters:
  ///   - depth: The number of open brackets before it.
  ///   - own: The names of a closure's parameters.
  mutating func open(depth: Int, parameters own: [UInt32]) {
    end(depth) { $0 == .guarded }
    end(depth) { $0 == .nextBraces }
    for name in own { counts[name, default: 0] += 1 }
    // A closure in brackets is a part of a condition or of a signature, and not what they lead to.
    if depth > scopes.last?.depth ?? 0 {
      scopes.append(
        Scope(
          depth: depth + 1, isType: false, names: own, condition: condition,
          isInSignature: isInSignature))
    } else {
      for (name, _) in parameters { counts[name, default: 0] += 1 }
      scopes.append(
        Scope(
          depth: depth + 1, isType: opensType, names: carried + parameters.map(\.name) + own))
      (carried, parameters) = ([], [])
    }
    (opensType, isInSignature, condition) = (false, false, nil)
  }

  /// Reads a closing bracket.
  /// - Parameter depth: The number of brackets that are still open.
  mutating func close(depth: Int) {
    while let last = scopes.last, last.depth > depth {
      for name in last.names {
        let count = counts[name] ?? 0
        counts[name] = count > 1 ? count - 1 : nil
      }
      pending.removeAll { $0.depth >= last.depth }
      parameters.removeAll { $0.depth >= last.depth }
      (condition, isInSignature) = (last.condition, last.isInSignature)
      scopes.removeLast()
    }
  }

  /// Adds the pending variables at a depth to the scope.
  private mutating func end(_ depth: Int, where isEnded: (Reach) -> Bool) {
    func mayEnd(_ variable: (name: UInt32, depth: Int, reach: Reach)) -> Bool {
      variable.depth >= depth && isEnded(variable.reach)
    }
    for variable in pending where mayEnd(variable) {
      counts[variable.name, default: 0] += 1
      if variable.reach == .nextBraces || scopes.isEmpty {
        carried.append(variable.name)
      } else {
        scopes[scopes.count - 1].names.append(variable.name)
      }
    }
    pending.removeAll(where: mayEnd)
  }
}
