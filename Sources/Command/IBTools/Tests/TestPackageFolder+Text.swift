import TestPackages

extension TestPackageFolder {
  /// The summary as lines of text.
  package var report: String {
    var lines: [String] = []
    if !otherTargets.isEmpty {
      let names = otherTargets.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("tested the target '\(target)'; name another one with --target: \(names)")
    }
    lines.append(Self.summaryLine(summary))
    for (name, reason) in summary.unreadable + summary.stoppingTests {
      lines.append("  \(name) cannot load: \(reason)")
    }
    if !summary.unknownClasses.isEmpty {
      lines.append(
        "  stand-ins for classes that no source declares: "
          + summary.unknownClasses.prefix(12).joined(separator: ", ")
          + (summary.unknownClasses.count > 12 ? " …" : ""))
    }
    let shortened = summary.shortened
    lines.append(
      "\(summary.compiled) of \(summary.sources) sources compile"
        + (shortened.functions == 0
          ? ""
          : ", \(shortened.sources) of them without \(Self.count(shortened.functions, "function"))")
    )
    if !summary.omittedMembers.isEmpty {
      lines.append(
        "members of Objective-C that are left out because they name unknown types: "
          + "\(summary.omittedMembers.count) ("
          + summary.omittedMembers.prefix(6).joined(separator: ", ")
          + (summary.omittedMembers.count > 6 ? " …)" : ")"))
    }
    if !summary.ownModules.isEmpty {
      lines.append(
        "modules of the project that are compiled with the app: "
          + summary.ownModules.map { "\($0.name) (\(Self.count($0.files, "file")))" }
          .joined(separator: ", "))
    }
    if case .runs(_, let run) = check { lines += Self.lines(of: run) }
    if !stops.isEmpty {
      lines.append("sources that are left out because they stop the tests:")
      lines += stops.prefix(12).map { "  \($0.source): \($0.message)" }
    }
    if !functionStops.isEmpty {
      lines.append("functions that are left out because they stop the tests:")
      lines += functionStops.prefix(12).map { "  \($0.source): \($0.message)" }
    }
    if !summary.standInModules.isEmpty {
      lines.append(
        "stand-ins for libraries, in the folder '\(TestPackage.standInFolder)': "
          + summary.standInModules.prefix(12).map { "\($0.name) (\(Self.count($0.files, "file")))" }
          .joined(separator: ", ") + (summary.standInModules.count > 12 ? " …" : ""))
    }
    if !summary.modules.isEmpty {
      lines.append("modules that the package does not have:")
      for (name, files, screens) in summary.modules.prefix(20) {
        lines.append("  \(name): \(Self.count(files, "file")), \(screens) more real screens")
      }
      lines.append("  all of them: \(summary.screensWithAllModules) more real screens")
    }
    for path in kept { lines.append("kept \(path), which you have changed") }
    switch check {
    case .runs: break
    case .unchecked(let reason): lines.append("note: not compiled: \(reason)")
    case .fails(let messages):
      lines += ["warning: the package does not build:"] + messages.map { "  " + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of run: TestRun) -> [String] {
    var parts = ["\(run.passed) passed"]
    if !run.failures.isEmpty { parts.append("\(run.failures.count) failed") }
    var lines = [
      "\(count(run.passed + run.failures.count, "test")): " + parts.joined(separator: ", ")
    ]
    lines += run.failures.map { "  \($0.title): \($0.problem)" }
    if let stop = run.stop {
      lines.append(
        "warning: the tests stop\(stop.title.map { " in '\($0)'" } ?? ""): \(stop.message)")
    }
    return lines
  }

  private static func summaryLine(_ summary: TestSummary) -> String {
    var parts = ["\(summary.real) real"]
    if summary.partial > 0 { parts.append("\(summary.partial) real with stand-ins for libraries") }
    if summary.incomplete > 0 { parts.append("\(summary.incomplete) incomplete") }
    parts.append("\(summary.skeletons) skeleton")
    if summary.standIns > 0 { parts.append("\(summary.standIns) stand-in") }
    let failing = summary.unreadable.count + summary.stoppingTests.count
    if failing > 0 { parts.append("\(failing) cannot load") }
    return "\(count(summary.screens, "screen")): " + parts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
