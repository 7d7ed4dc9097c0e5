/// The command's arguments if git runs it, as an external diff command or as a merge driver.
package enum GitCall {
  /// Whether the arguments name files for `diff` or `merge`, as those of a git driver do.
  package static func namesFiles(_ arguments: [String]) -> Bool {
    ["diff", "merge"].contains(arguments.first ?? "") && arguments.count > 3
  }

  /// Puts `--` before the paths that git passes, because a path in the repository may begin with a hyphen, and rewrites
  /// paths that a user writes after `--` as options of `diff`, because the parser only supports one list of arguments.
  package static func spelledOut(_ arguments: [String]) -> [String] {
    switch arguments.first {
    case "diff": diff(arguments)
    case "merge": merge(arguments)
    default: arguments
    }
  }

  /// All arguments that git passes to a driver are operands, whether or not git's configuration includes `--`.
  private static func diff(_ arguments: [String]) -> [String] {
    let options = ["--all", "--json", "--textconv"]
    let command = [arguments[0]] + arguments.dropFirst().prefix { options.contains($0) }
    var operands = Array(arguments.dropFirst(command.count))
    if operands.first == "--" { operands.removeFirst() }
    if DiffRun.isGitDriverCall(operands)
      || command.contains("--textconv") && operands.count == 1
    {
      return command + ["--"] + operands
    }
    guard let separator = arguments.firstIndex(of: "--") else { return arguments }
    return arguments[..<separator] + arguments[(separator + 1)...].flatMap { ["--path", $0] }
  }

  /// Drivers that were installed by older versions do not contain `--`.
  private static func merge(_ arguments: [String]) -> [String] {
    guard arguments.count == 6, arguments[4].allSatisfy(\.isNumber), !arguments[4].isEmpty else {
      return arguments
    }
    return [arguments[0], "--"] + arguments[1...]
  }
}
