import Budgets
package import Diagnostics
import IBLint
package import XcodeProjects

/// A reader of `project.yml`, the manifest of XcodeGen: targets with their sources, platforms and settings.
package struct XcodeGenManifest {
  private let root: YAMLValue
  private let path: String
  private let templates: [String: YAMLValue]
  private let settingGroups: [String: YAMLValue]
  private var budget: Budget
  private var mayHaveMore = false

  /// Reads a manifest. Returns nil for other files.
  /// - Throws: A `Diagnostic` if the manifest exceeds a limit, or if a group of settings contains itself.
  package static func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> ProjectManifest? {
    let node: ConfigurationNode?
    do throws(Diagnostic) {
      node = try YAMLFile.node(bytes, file: path)
    } catch {
      // Other tools may use files with this name.
      guard error.id == YAMLFile.limitID else { return nil }
      throw problem(error.message, path, error.range)
    }
    guard let root = YAMLValue(node), root["name"]?.text != nil, root["targets"]?.entries != nil
    else { return nil }
    var reader = XcodeGenManifest(root: root, path: path)
    do throws(Failure) {
      return try reader.manifest()
    } catch {
      switch error {
      case .limit(let error): throw problem(error.reason, path, nil)
      case .cycle(let group):
        throw problem(
          "the setting group '\(group)' contains itself; remove it from its own 'groups'", path, nil
        )
      }
    }
  }

  private enum Failure: Error {
    case limit(Budget.Exceeded)
    case cycle(String)
  }

  private static func problem(_ reason: String, _ path: String, _ range: SourceRange?) -> Diagnostic
  {
    Diagnostic(
      id: "unreadable-project", severity: .error, file: path, range: range,
      message: "cannot read the project, so targets are unknown: \(reason)")
  }

  private init(root: YAMLValue, path: String) {
    self.root = root
    self.path = path
    templates = root["targetTemplates"]?.members ?? [:]
    settingGroups = root["settingGroups"]?.members ?? [:]
    budget = Budget(file: path, depth: YAMLFile.depth, steps: ProjectManifest.mostPatterns)
  }

  private mutating func spend(_ count: Int) throws(Failure) {
    do throws(Budget.Exceeded) { try budget.spend(count) } catch { throw .limit(error) }
  }

  private mutating func manifest() throws(Failure) -> ProjectManifest {
    // Included files may add targets and sources.
    mayHaveMore = root["include"] != nil
    var targets: [ProjectManifest.Target] = []
    for entry in root["targets"]?.entries ?? [] {
      targets.append(try target(named: entry.key, entry.value))
    }
    return ProjectManifest(path: path, targets: targets, mayHaveMore: mayHaveMore)
  }

  private mutating func target(named name: String, _ own: YAMLValue) throws(Failure)
    -> ProjectManifest.Target
  {
    // Templates come first, so that the target's own values override them.
    let templates = (own["templates"]?.list ?? []).compactMap(\.text).map { self.templates[$0] }
    if templates.contains(where: { $0 == nil }) { mayHaveMore = true }
    let parts = templates.compactMap { $0 } + [own]
    try spend(parts.count)
    var target = XcodeTarget(name: name, manifest: path)
    func value(_ key: String) -> YAMLValue? { parts.last { $0[key] != nil }?[key] }
    let names =
      value("supportedDestinations")?.texts ?? value("platform")?.texts ?? []
    target.platforms = Set(names.compactMap { XcodeTarget.Platform(rawValue: $0) })
    if let kind = value("type")?.text { target.productType = "com.apple.product-type." + kind }
    target.developmentRegion = root["options"]?["developmentLanguage"]?.text ?? "en"
    for platform in target.platforms {
      let version = value("deploymentTarget")
      target.deploymentTargets[platform] =
        version?.text ?? version?[platform.rawValue]?.text
        ?? root["options"]?["deploymentTarget"]?[platform.rawValue]?.text
    }
    let settings = ([root] + parts).compactMap { $0["settings"] }
    if let module = try setting("PRODUCT_MODULE_NAME", in: settings) { target.module = module }
    if let version = try setting("SWIFT_VERSION", in: settings) { target.setSwiftVersion(version) }
    target.infoPlist = value("info")?["path"]?.text
    if target.infoPlist == nil { target.infoPlist = try setting("INFOPLIST_FILE", in: settings) }
    let sources = parts.flatMap { part in
      ["sources", "resources"].flatMap { part[$0].map { $0.list ?? [$0] } ?? [] }
    }
    var files: [ProjectManifest.Files] = []
    for source in sources { files += try self.files(source, of: name) }
    return ProjectManifest.Target(target, files: files)
  }

  /// Returns a build setting from the last of several settings that contain it.
  private mutating func setting(_ name: String, in settings: [YAMLValue]) throws(Failure) -> String?
  {
    for values in settings.reversed() {
      // A group that a target has been searched for without success does not have to be searched again.
      var visits = Budget(file: path, depth: 64, steps: settingGroups.count)
      if let text = try setting(name, in: values, &visits) { return text }
    }
    return nil
  }

  /// Returns a build setting from settings, which may be grouped.
  private mutating func setting(
    _ name: String, in settings: YAMLValue, _ visits: inout Budget
  ) throws(Failure) -> String? {
    try spend(1)
    if let text = settings["base"]?[name]?.text ?? settings[name]?.text { return text }
    for group in settings["groups"]?.texts ?? [] {
      try spend(1)
      guard let values = settingGroups[group] else { continue }
      switch visits.begin(group) {
      case .again: continue
      case .inside: throw .cycle(group)
      case .first: break
      }
      do throws(Budget.Exceeded) { try visits.enter() } catch { throw .limit(error) }
      defer {
        visits.leave()
        visits.end(group)
      }
      if let text = try setting(name, in: values, &visits) { return text }
    }
    return nil
  }

  private mutating func files(_ source: YAMLValue, of target: String) throws(Failure)
    -> [ProjectManifest.Files]
  {
    guard let written = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none"
    else { return [] }
    let parts = written.split(separator: "${target_name}", omittingEmptySubsequences: false)
    try spend((parts.count - 1) * target.utf8.count)
    let place = parts.joined(separator: target)
    guard !place.contains("${") else {
      // The environment determines the path.
      mayHaveMore = true
      return []
    }
    var included: [PathGlob] = []
    if let globs = try globs("includes", of: source, in: place) {
      included = globs
    } else {
      included = [try glob(place, includesContents: true)]
    }
    let excluded = try globs("excludes", of: source, in: place) ?? []
    let files = included.map { ProjectManifest.Files($0, excluded: excluded) }
    for file in files { try spend(file.size) }
    return files
  }

  private mutating func globs(
    _ key: String, of source: YAMLValue, in place: String
  ) throws(Failure) -> [PathGlob]? {
    guard let names = source[key]?.texts else { return nil }
    var found: [PathGlob] = []
    for name in names {
      for includesContents in [false, true] {
        found.append(try glob(place + "/" + name, includesContents: includesContents))
      }
    }
    return found
  }

  /// Creates a pattern, which takes more memory than its text, so the text is counted first.
  private mutating func glob(
    _ text: String, includesContents: Bool
  ) throws(Failure) -> PathGlob {
    try spend(text.utf8.count)
    return PathGlob(text, includesContents: includesContents)
  }
}

/// A value of a YAML file, whose members are found by key: targets share templates, which may have many.
private struct YAMLValue {
  private indirect enum Content {
    case text(String)
    case list([YAMLValue])
    case mapping([(key: String, value: YAMLValue)], byKey: [String: YAMLValue])
  }

  private let content: Content

  init?(_ node: ConfigurationNode?) {
    // Bounded: the reader of the file limits the depth.
    guard let node else { return nil }
    switch node.value {
    case .scalar(let text): content = .text(text)
    case .list(let items): content = .list(items.compactMap { YAMLValue($0) })
    case .mapping(let members):
      let entries = members.compactMap { member -> (key: String, value: YAMLValue)? in
        guard let key = member.key.scalar, let value = YAMLValue(member.value) else { return nil }
        return (key, value)
      }
      content = .mapping(
        entries, byKey: Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first })
    }
  }

  var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }

  var list: [YAMLValue]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The texts in a list, or the only text.
  var texts: [String] { list.map { $0.compactMap(\.text) } ?? text.map { [$0] } ?? [] }

  var entries: [(key: String, value: YAMLValue)]? {
    if case .mapping(let entries, _) = content { entries } else { nil }
  }

  /// The values of a mapping by key.
  var members: [String: YAMLValue] {
    if case .mapping(_, let byKey) = content { byKey } else { [:] }
  }

  subscript(key: String) -> YAMLValue? { members[key] }
}
