import TestPackages

extension TestPackageFolder {
  /// The summary as lines of text.
  package var report: String {
    var lines = [Self.summaryLine(summary)]
    for (name, reason) in summary.unreadable { lines.append("  \(name) cannot load: \(reason)") }
    if !summary.unknownClasses.isEmpty {
      lines.append(
        "  stand-ins for classes that no source declares: "
          + summary.unknownClasses.prefix(12).joined(separator: ", ")
          + (summary.unknownClasses.count > 12 ? " …" : ""))
    }
    lines.append("\(summary.compiled) of \(summary.sources) sources compile")
    if !summary.modules.isEmpty {
      lines.append("modules that the package does not have:")
      for (name, files, screens) in summary.modules.prefix(20) {
        lines.append("  \(name): \(Self.count(files, "file")), \(screens) more real screens")
      }
      lines.append("  all of them: \(summary.screensWithAllModules) more real screens")
    }
    for path in kept { lines.append("kept \(path), which you have changed") }
    switch check {
    case .compiles: break
    case .unchecked(let reason): lines.append("note: not compiled: \(reason)")
    case .fails(let messages):
      lines += ["warning: the package does not build:"] + messages.map { "  " + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func summaryLine(_ summary: TestSummary) -> String {
    var parts = ["\(summary.real) real", "\(summary.skeletons) skeleton"]
    if summary.standIns > 0 { parts.append("\(summary.standIns) stand-in") }
    if !summary.unreadable.isEmpty { parts.append("\(summary.unreadable.count) cannot load") }
    return "\(count(summary.screens, "screen")): " + parts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
