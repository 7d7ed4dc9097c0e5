import IBLint

// The classes that code registers, and the objects that it creates without arguments.
extension ObjectiveCBodyReader {
  /// Returns the class that a message registers, as in `[list registerClass:[Row class] …]`, or nil.
  func registeredClass(_ message: ObjectiveCMessage) -> String? {
    guard message.selector.hasPrefix("registerClass"), let argument = message.arguments.first
    else { return nil }
    let words = argument.compactMap { tokens.word($0) }
    return words.count == 2 && words[1] == "class" ? words[0] : nil
  }

  /// Records the creation of an object without arguments: `[[Detail alloc] init]`, `[Detail new]`.
  mutating func readCreation(_ message: ObjectiveCMessage, at index: Int) {
    let words = message.receiver.compactMap { tokens.word($0) }
    guard let name = words.first, name.first?.isUppercase == true,
      message.selector == "new" && words.count == 1
        || message.selector == "init" && words.count == 2 && words[1] == "alloc",
      let start = message.receiver.first(where: { tokens.word($0) == name })
    else { return }
    let (line, column) = lines.place(of: tokens.offset(start))
    var record = IdentifierRecord(
      kind: .creation, name: .className(name), className: name,
      function: FunctionRecord.baseName(of: function.name), line: line, column: column)
    let use = tokens.controllerUse(of: index...message.end)
    record.add(use)
    if case .keeps(let holder) = use, !FrameworkPrefixes.cover(name) {
      if isVariable(holder) {
        for use in tokens.controllerUses(of: holder, in: body) { record.add(use) }
      } else {
        record.holder = Self.propertyName(holder)
      }
    }
    identifierUses.append(record)
  }

  /// Records that code creates the first controller of a storyboard, which may be any.
  mutating func readInitialScene(_ word: String, at index: Int) {
    guard word == "instantiateInitialViewController" || word == "instantiateInitialController"
    else { return }
    let (line, column) = lines.place(of: tokens.offset(index))
    identifierUses.append(
      IdentifierRecord(
        kind: .initialScene, name: .unknown,
        function: FunctionRecord.baseName(of: function.name), line: line, column: column))
  }
}
