import IBLint
import XcodeProjects

/// A reader of `project.yml`, the manifest of XcodeGen: targets with their sources, platforms and settings.
struct XcodeGenManifest {
  private let root: YAMLValue
  private let path: String
  private var mayHaveMore = false

  /// Reads a manifest. Returns nil for other files.
  static func read(_ bytes: [UInt8], path: String) -> ProjectManifest? {
    guard let node = try? ConfigurationFile.node(bytes, file: path),
      let root = YAMLValue(node), root["name"]?.text != nil, root["targets"]?.entries != nil
    else { return nil }
    var reader = XcodeGenManifest(root: root, path: path)
    return reader.manifest()
  }

  private init(root: YAMLValue, path: String) {
    self.root = root
    self.path = path
  }

  private mutating func manifest() -> ProjectManifest {
    // Included files may add targets and sources.
    mayHaveMore = root["include"] != nil
    let targets = (root["targets"]?.entries ?? []).map { target(named: $0.key, $0.value) }
    return ProjectManifest(path: path, targets: targets, mayHaveMore: mayHaveMore)
  }

  private mutating func target(named name: String, _ own: YAMLValue) -> ProjectManifest.Target {
    // Templates come first, so that the target's own values override them.
    let templates = (own["templates"]?.list ?? []).compactMap(\.text).map {
      root["targetTemplates"]?[$0]
    }
    if templates.contains(where: { $0 == nil }) { mayHaveMore = true }
    let parts = templates.compactMap { $0 } + [own]
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
    if let module = setting("PRODUCT_MODULE_NAME", in: settings) { target.module = module }
    if let version = setting("SWIFT_VERSION", in: settings) { target.setSwiftVersion(version) }
    let sources = parts.flatMap { part in
      ["sources", "resources"].flatMap { part[$0].map { $0.list ?? [$0] } ?? [] }
    }
    return ProjectManifest.Target(target, files: sources.flatMap { files($0, of: name) })
  }

  /// Returns a build setting from the last of several settings that contain it.
  private func setting(_ name: String, in settings: [YAMLValue]) -> String? {
    for values in settings.reversed() {
      if let text = setting(name, in: values) { return text }
    }
    return nil
  }

  /// Returns a build setting from settings, which may be grouped.
  private func setting(_ name: String, in settings: YAMLValue) -> String? {
    if let text = settings["base"]?[name]?.text ?? settings[name]?.text { return text }
    return (settings["groups"]?.texts ?? []).lazy
      .compactMap { root["settingGroups"]?[$0] }.compactMap { setting(name, in: $0) }.first
  }

  private mutating func files(_ source: YAMLValue, of target: String) -> [ProjectManifest.Files] {
    guard let written = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none"
    else { return [] }
    let place = written.replacing("${target_name}", with: target)
    guard !place.contains("${") else {
      // The environment determines the path.
      mayHaveMore = true
      return []
    }
    func globs(_ key: String) -> [PathGlob]? {
      source[key]?.texts.flatMap { name in
        [false, true].map { PathGlob(place + "/" + name, includesContents: $0) }
      }
    }
    let included = globs("includes") ?? [PathGlob(place, includesContents: true)]
    return included.map { ProjectManifest.Files($0, excluded: globs("excludes") ?? []) }
  }
}

/// A value of a YAML file.
private struct YAMLValue {
  private let node: ConfigurationNode

  init?(_ node: ConfigurationNode?) {
    guard let node else { return nil }
    self.node = node
  }

  var text: String? { node.scalar.flatMap { $0.isEmpty ? nil : $0 } }

  var list: [YAMLValue]? {
    if case .list(let items) = node.value { items.compactMap { YAMLValue($0) } } else { nil }
  }

  /// The texts of a list, or the only text.
  var texts: [String] { list.map { $0.compactMap(\.text) } ?? text.map { [$0] } ?? [] }

  var entries: [(key: String, value: YAMLValue)]? {
    guard case .mapping(let members) = node.value else { return nil }
    return members.compactMap { member in
      guard let key = member.key.scalar, let value = YAMLValue(member.value) else { return nil }
      return (key, value)
    }
  }

  subscript(key: String) -> YAMLValue? { entries?.first { $0.key == key }?.value }
}
