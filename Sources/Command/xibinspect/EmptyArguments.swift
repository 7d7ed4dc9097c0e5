import ArgumentParser

/// A check for empty arguments, before anything is read. A shell passes an empty argument for an unset variable, and as
/// a path, it would mean the root folder.
enum EmptyArguments {
  /// Finds an empty argument, or an option with an empty value.
  /// - Throws: `ValidationError` that names the option.
  static func refuse(_ arguments: [String]) throws {
    for (index, argument) in arguments.enumerated() {
      if argument.isEmpty {
        let option = index > 0 ? arguments[index - 1] : ""
        throw ValidationError(
          option.hasPrefix("-") && option != "-" && option != "--"
            ? "\(option) needs a value; it is empty" : "an argument is empty")
      }
      if argument.hasPrefix("-"), argument.last == "=", argument.count(where: { $0 == "=" }) == 1 {
        throw ValidationError("\(argument.dropLast()) needs a value; it is empty")
      }
    }
  }
}
