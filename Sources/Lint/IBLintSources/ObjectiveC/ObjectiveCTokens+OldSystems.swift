extension ObjectiveCTokens {
  /// Returns the code that runs only on old versions of iOS: the `else` of `if (@available(iOS 13.0, *))`.
  func oldSystemCode(_ lines: SourceLines) -> [OldSystemCode] {
    var parts: [OldSystemCode] = []
    for index in 0..<count where directive(index) == "@available" {
      guard isSign(index - 1, "("), word(index - 2) == "if", isSign(index + 1, "("),
        word(index + 2) == "iOS"
      else { continue }
      let end = closing(index + 1)
      let version = (index + 3..<max(index + 3, end)).prefix { !isSign($0, ",") }.map(text).joined()
      // The condition is only about the version.
      guard isSign(end + 1, ")"), isSign(end + 2, "{") else { continue }
      let branch = closing(end + 2)
      guard word(branch + 1) == "else" else { continue }
      var last = branch + 2
      if isSign(last, "{") {
        last = closing(last)
      } else {
        while last < count, !isSign(last, ";"), !isSign(last, "{") { last += 1 }
        // `else if` and the branches after it are not read.
        if isSign(last, "{") { continue }
      }
      parts.append(
        OldSystemCode(
          start: lines.place(of: offset(branch + 1)), end: lines.place(of: offset(last)),
          version: version))
    }
    return parts
  }
}
