import Diagnostics

// The settings that replace command-line options.
extension ConfigurationReader {
  mutating func readRun(_ node: ConfigurationNode, _ name: String) {
    switch name {
    case "sources": run.sources = paths(node, name)
    case "project": run.projects = paths(node, name)
    case "assets": run.assets = paths(node, name)
    case "documentsOnly": run.documentsOnly = truth(node, name)
    case "layout": run.layout = truth(node, name)
    case "strict": run.strict = truth(node, name)
    case "lenient": run.lenient = truth(node, name)
    case "device": run.device = text(node, name)
    case "baseline": run.baseline = text(node, name)
    case "rulesPage":
      run.rulesPage = text(node, name)
      if let page = run.rulesPage, !["https://", "http://"].contains(where: page.hasPrefix) {
        report(node, "'\(name)' must be a URL that begins with 'https://', not '\(page)'")
      }
    default: run.reporter = word(node, name, LintReporter.self)
    }
  }

  private mutating func truth(_ node: ConfigurationNode, _ name: String) -> Bool? {
    let value = node.scalar.flatMap { Self.truth($0) }
    if value == nil { report(node, "'\(name)' must be true or false, not \(node.description)") }
    return value
  }

  private mutating func paths(_ node: ConfigurationNode, _ name: String) -> [String] {
    guard let texts = Self.texts(node), !texts.contains("") else {
      report(node, "'\(name)' must be a path or a list of paths, not \(node.description)")
      return []
    }
    return texts
  }
}
