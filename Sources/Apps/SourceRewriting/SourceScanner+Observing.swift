/// Where the rewriter notifies a property's observers, as Objective-C does for `dynamic` properties.
enum ChangeHook {
  /// Behind a declaration without braces.
  case afterDeclaration(Int)
  /// At the beginning of the block of `didSet` or `set`.
  case inBlock(Int)
  /// Before the brace that closes the observers: there is only `willSet`.
  case besideWillSet(Int)

  /// What goes there for a property of a type; `isLineEnd` tells whether nothing else follows in the line.
  func text(of name: String, in type: String, isLineEnd: Bool) -> String {
    let call = "_propertyChanged(\"\(name)\", \\\(type).\(name))"
    return switch self {
    case .afterDeclaration: " { didSet { \(call) } }"
    case .inBlock: " defer { \(call) }" + (isLineEnd ? "" : "; ")
    case .besideWillSet: " didSet { \(call) } "
    }
  }

  var place: Int {
    switch self {
    case .afterDeclaration(let place), .inBlock(let place), .besideWillSet(let place): place
    }
  }
}

extension SourceScanner {
  /// Where the rewriter can notify the observers of the property at the present token; nil if the property only computes
  /// its value, or if its declaration ends in a closure, after which no other braces may follow.
  func changeHook(_ prefix: Prefix) -> ChangeHook? {
    guard prefix.isDynamic, !prefix.isStatic, !prefix.isLazy, prefix.overrideRange == nil else {
      return nil
    }
    var last = index + 1
    var position = index + 2
    var hasValue = false
    while position < tokens.count, !endsDeclaration(at: position) {
      let token = tokens[position]
      if token.kind == .opening {
        let end = closing(ofGroupAt: position)
        if token.byte == 0x7B, !hasValue || isObservers(at: position) {
          return changeHook(inBraces: position, end)
        }
        last = end
        position = end + 1
      } else {
        if isSign(0x3D, at: position) { hasValue = true }
        last = position
        position += 1
      }
    }
    let isClosure = tokens[last].kind == .closing && tokens[last].byte == 0x7D
    return isClosure ? nil : .afterDeclaration(tokens[last].end)
  }

  private func endsDeclaration(at position: Int) -> Bool {
    let token = tokens[position]
    if token.kind == .closing || isSign(0x3B, at: position) { return true }
    guard token.startsLine, token.kind != .opening || token.byte != 0x7B else { return false }
    let goesOn: [UInt8] = [0x3D, 0x2C, 0x3A, 0x2B, 0x2D, 0x2A, 0x2F, 0x26, 0x7C, 0x2E]
    if tokens[position - 1].kind == .sign, goesOn.contains(tokens[position - 1].byte) {
      return false
    }
    return token.kind != .sign || token.byte == 0x40
  }

  private func isObservers(at opening: Int) -> Bool {
    guard opening + 1 < tokens.count else { return false }
    return ["didSet", "willSet"].contains(text(tokens[opening + 1]))
  }

  private func changeHook(inBraces opening: Int, _ end: Int) -> ChangeHook? {
    var position = opening + 1
    var hasWillSet = false
    var setter: ChangeHook?
    while position < end {
      guard tokens[position].kind == .word else {
        position =
          tokens[position].kind == .opening ? closing(ofGroupAt: position) + 1 : position + 1
        continue
      }
      let word = text(tokens[position])
      position += 1
      if word == "willSet" { hasWillSet = true }
      guard word == "didSet" || word == "set" else { continue }
      if position < end, tokens[position].kind == .opening, tokens[position].byte == 0x28 {
        position = closing(ofGroupAt: position) + 1
      }
      guard position < end, tokens[position].kind == .opening, tokens[position].byte == 0x7B
      else { continue }
      setter = .inBlock(tokens[position].end)
    }
    return setter ?? (hasWillSet ? .besideWillSet(tokens[end].start) : nil)
  }
}
