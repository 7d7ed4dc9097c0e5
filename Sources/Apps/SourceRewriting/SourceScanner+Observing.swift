/// The position at which the rewriter notifies a property's observers, as Objective-C does for `dynamic` properties.
enum ChangeHook {
  /// After a declaration without braces.
  case afterDeclaration(Int)
  /// At the beginning of the block of `didSet` or `set`.
  case inBlock(Int)
  /// Before the brace that closes the observers, if there is only `willSet`.
  case besideWillSet(Int)

  /// The text to insert for a property of a type; `isLineEnd` says whether nothing follows on the same line.
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
  /// The position at which the rewriter can notify the observers of the property at the current token; nil if the
  /// property only computes its value, or if its declaration ends with a closure, after which no other braces may
  /// follow.
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
        if token.byte == UInt8(ascii: "{"), !hasValue || isObservers(at: position) {
          return changeHook(inBraces: position, end)
        }
        last = end
        position = end + 1
      } else {
        if isSign("=", at: position) { hasValue = true }
        last = position
        position += 1
      }
    }
    let isClosure = tokens[last].kind == .closing && tokens[last].byte == UInt8(ascii: "}")
    return isClosure ? nil : .afterDeclaration(tokens[last].end)
  }

  private func endsDeclaration(at position: Int) -> Bool {
    let token = tokens[position]
    if token.kind == .closing || isSign(";", at: position) { return true }
    guard token.startsLine, token.kind != .opening || token.byte != UInt8(ascii: "{") else {
      return false
    }
    let goesOn: [UInt8] = [
      UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "."),
    ]
    if tokens[position - 1].kind == .sign, goesOn.contains(tokens[position - 1].byte) {
      return false
    }
    return token.kind != .sign || token.byte == UInt8(ascii: "@")
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
      if position < end, tokens[position].kind == .opening,
        tokens[position].byte == UInt8(ascii: "(")
      {
        position = closing(ofGroupAt: position) + 1
      }
      guard position < end, tokens[position].kind == .opening,
        tokens[position].byte == UInt8(ascii: "{")
      else { continue }
      setter = .inBlock(tokens[position].end)
    }
    return setter ?? (hasWillSet ? .besideWillSet(tokens[end].start) : nil)
  }
}
