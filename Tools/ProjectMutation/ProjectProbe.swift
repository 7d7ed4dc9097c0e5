import AppSymbols
import Diagnostics
import IBLint
import IBSearch
import IBTools
import Localization
import NibFormat
import PropertyLists
import SourceRewriting
public import TestSupport
import XcodeProjects
import YAMLFiles

#if SourceChecks
  import IBLintSources
#endif

/// Reads a sample with the readers of its format, and checks what must hold of any.
public enum ProjectProbe {
  /// Makes the sample of a seed and reads it.
  public static func run(seed: UInt64) -> ProbeOutcome {
    let sample = ProjectSample(seed: seed)
    if [.project, .settings, .xcodeGen, .infoPlist].contains(sample.format),
      let problem = names(sample.bytes, seed)
    {
      return .broken(problem)
    }
    switch sample.format {
    case .project: return project(sample.bytes, seed)
    case .settings: return settings(sample.bytes, seed)
    case .xcodeGen: return manifest { try XcodeGenManifest.read(sample.bytes, path: "project.yml") }
    case .tuist: return tuist(sample.bytes)
    case .package: return package(sample.bytes)
    case .pattern: return pattern(sample.bytes, seed)
    case .configuration: return configuration(sample.bytes)
    case .strings: return strings(sample.bytes)
    case .xmlList, .binaryList: return NibListProbe.run(sample.bytes)
    case .swift: return source(sample.bytes, "a.swift")
    case .objectiveC: return source(sample.bytes, "a.m")
    case .stringCatalog: return TranslationProbe.catalog(sample.bytes)
    case .translations: return TranslationProbe.xliff(sample.bytes)
    case .assetContents: return AssetProbe.contents(sample.bytes)
    case .imageHeader: return AssetProbe.image(sample.bytes)
    case .baseline: return FindingProbe.baseline(sample.bytes)
    case .report: return FindingProbe.report(sample.bytes)
    case .messages: return FindingProbe.messages(sample.bytes)
    case .infoPlist: return NamedDocuments.probeApp(sample.bytes)
    case .storyboardList: return NamedDocuments.probeStoryboard(sample.bytes, seed: seed)
    case .stringsFile: return StringsSample.probe(sample.bytes, seed: seed)
    case .translationFolder: return ExchangeSample.probeFolder(sample.bytes, seed: seed)
    case .font: return FontSample.probe(sample.bytes)
    case .sourceNames: return NamesSample.probe(sample.bytes, seed: seed)
    case .sourceCache: return cache(sample.bytes, seed)
    case .sourceSession: return SessionSample.probe(sample.bytes, seed: seed)
    case .leftOutSources: return PackageSample.probeLeftOut(sample.bytes)
    case .testPackage: return PackageSample.probeApp(sample.bytes)
    case .testPackageState: return PackageSample.probeState(sample.bytes, seed: seed)
    case .buildOutput: return OutputSample.probeBuildOutput(sample.bytes, seed: seed)
    case .fileList: return OutputSample.probeFileList(sample.bytes)
    case .gitDriver: return OutputSample.probeGitDriver(sample.bytes)
    case .changes: return ChangesSample.probe(sample.bytes)
    case .properties: return ExchangeSample.probeProperties(sample.bytes, seed: seed)
    }
  }

  /// Finds the names that `rename` and `list` look for, in a file that may end anywhere. Returns what does not hold.
  private static func names(_ bytes: [UInt8], _ seed: UInt64) -> String? {
    var random = RandomSource(seed: seed &+ 2)
    let key = random.pick([
      "NSPrincipalClass", "UILaunchStoryboardName", "INFOPLIST_KEY_UIMainStoryboardFile",
      "ASSETCATALOG_COMPILER_APPICON_NAME",
    ])
    let end = random.pick([
      "[", "[a", "~", "~ipad", " = ", " = \"", "\"", "</key>", "</key><string>A", "",
    ])
    let text = bytes.prefix(random.below(bytes.count + 1)) + Array((key + end).utf8)
    let file = random.pick(["project.pbxproj", "A.xcconfig", "project.yml", "Info.plist"])
    var found = ProjectNames(Array(text), file: file)
    for (kind, names) in found.names {
      for name in names.sorted().prefix(4) {
        let new = random.pick(["A", "Home Screen", "Q&A", "say \"so\"", "it's; #1: <b>"])
        // A form may be unable to contain the new name.
        guard let changes = try? found.replacements(of: name, with: new, kind) else { continue }
        let ranges = changes.map(\.range)
        let ends = [0] + ranges.flatMap { [$0.lowerBound, $0.upperBound] } + [text.count]
        if ends != ends.sorted() { return "the places of '\(name)' are outside of the file" }
        var changed = Array(text)
        for change in changes.reversed() {
          changed.replaceSubrange(change.range, with: change.bytes)
        }
        var renamed = ProjectNames(changed, file: file)
        let isThere = renamed.names[kind]?.contains { $0.hasSuffix(new) } == true
        if !changes.isEmpty, !isThere { return "'\(name)' did not become '\(new)'" }
      }
    }
    return nil
  }

  /// Returns the outcome for an error of a reader, which must have words, and name the file if the reader knows it.
  static func refusal(_ error: any Error, namesFile: Bool = true) -> ProbeOutcome {
    guard let problem = error as? Diagnostic else {
      return .broken("an error of another type: \(error)")
    }
    return problem.message.isEmpty || problem.file == nil && namesFile
      ? .broken("an error without words or file") : .refused
  }

  private static func project(_ bytes: [UInt8], _ seed: UInt64) -> ProbeOutcome {
    do {
      let project = try XcodeProject(parsing: bytes, path: "/p/A.xcodeproj") { path in
        var random = RandomSource(seed: seed &+ UInt64(path.utf8.count))
        return Array(ProjectText.settings(&random).utf8)
      }
      return check(project)
    } catch {
      return refusal(error)
    }
  }

  /// Reads a settings file as that of a project, with others that include it.
  private static func settings(_ bytes: [UInt8], _ seed: UInt64) -> ProbeOutcome {
    let text = """
      { objects = { P = { targets = (T); mainGroup = G; }; G = { isa = PBXGroup; children = (X); };
        X = { isa = PBXFileReference; path = 0.xcconfig; }; L = { buildConfigurations = (C); };
        T = { name = T; buildConfigurationList = L; };
        C = { name = Release; baseConfigurationReference = X; buildSettings = { }; };
      }; rootObject = P; }
      """
    do {
      return check(
        try XcodeProject(parsing: Array(text.utf8), path: "/p/A.xcodeproj") { path in
          if path == "/p/0.xcconfig" { return bytes }
          var random = RandomSource(seed: seed &+ UInt64(path.utf8.last ?? 0))
          return path.hasSuffix("3.xcconfig") ? nil : Array(ProjectText.settings(&random).utf8)
        })
    } catch {
      return refusal(error)
    }
  }

  private static func check(_ project: XcodeProject) -> ProbeOutcome {
    for file in project.listedFiles {
      for target in project.targets(of: file) ?? [] where !project.targets.indices.contains(target)
      {
        return .broken("a file is in a target that does not exist")
      }
    }
    return project.problems.contains { $0.message.isEmpty }
      ? .broken("a problem without words") : .read
  }

  private static func manifest(_ read: () throws -> ProjectManifest?) -> ProbeOutcome {
    do {
      guard let manifest = try read() else { return .refused }
      let project = XcodeProject(manifest)
      for path in ["a/b.xib", "a/a/a/x/y.swift", "x"] { _ = project.targets(of: path) }
      return check(project)
    } catch {
      return refusal(error)
    }
  }

  private static func tuist(_ bytes: [UInt8]) -> ProbeOutcome {
    #if SourceChecks
      manifest { try TuistManifest.read(bytes, path: "Project.swift") }
    #else
      .refused
    #endif
  }

  private static func package(_ bytes: [UInt8]) -> ProbeOutcome {
    #if SourceChecks
      let index = SourceIndex(texts: [
        "Package.swift": String(decoding: bytes, as: UTF8.self), "Sources/T0/a.swift": "class A {}",
      ])
      return index.declarations.count == 1 ? .read : .broken("a class is missing")
    #else
      return .refused
    #endif
  }

  /// Compares short patterns with a matcher that tries everything.
  private static func pattern(_ bytes: [UInt8], _ seed: UInt64) -> ProbeOutcome {
    let text = String(decoding: bytes, as: UTF8.self)
    var random = RandomSource(seed: seed)
    for _ in 0..<4 {
      let path = (0..<random.below(8)).map { _ in random.pick(["a", "b", "/"]) }.joined()
      // A path without a component names no file.
      guard path.contains(where: { $0 != "/" }) else { continue }
      let matches = PathGlob(text).matches(path)
      guard text.utf8.count <= 8, let simple = SimpleGlob(text) else { continue }
      if matches != simple.matches(path) { return .broken("'\(text)' and '\(path)'") }
    }
    _ = PathGlob(text).matches(String(repeating: "a/b", count: 300))
    _ = PathPattern(text).matches(String(repeating: "a/b/", count: 300))
    return .read
  }

  private static func configuration(_ bytes: [UInt8]) -> ProbeOutcome {
    do {
      let reader = ConfigurationReader(
        try YAMLFile.node(bytes, file: ".xibinspect.yml"), file: ".xibinspect.yml")
      return reader.problems.contains { $0.message.isEmpty }
        ? .broken("a problem without words") : .read
    } catch {
      return refusal(error)
    }
  }

  private static func cache(_ bytes: [UInt8], _ seed: UInt64) -> ProbeOutcome {
    #if SourceChecks
      CacheSample.probe(bytes, seed: seed)
    #else
      .refused
    #endif
  }

  private static func strings(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let table = try? StringsTable(bytes) else { return .refused }
    let size = table.texts.reduce(0) { $0 + $1.value.utf8.count }
    return size <= 4 * bytes.count + 16 << 20 ? .read : .broken("texts without bounds")
  }

  /// Reads a source as the commands `doctor` and `lint --sources`, and as the build plugin do.
  private static func source(_ bytes: [UInt8], _ path: String) -> ProbeOutcome {
    let report = SymbolReport([.init(path: path, bytes: bytes), .init(path: "a.h", bytes: bytes)])
    if report.problems.contains(where: { $0.message.isEmpty }) {
      return .broken("an error without words")
    }
    if path.hasSuffix(".swift") {
      let output = SourceRewriter.rewrite([.init(path: path, id: "a", bytes: bytes)])
      if output.sources.count != 1 { return .broken("a source is missing") }
    }
    #if SourceChecks
      let index = SourceIndex(texts: [path: String(decoding: bytes, as: UTF8.self)])
      for declaration in index.declarations.prefix(20) {
        _ = index.ancestry(of: declaration.name, module: nil)
      }
      if index.diagnostics.contains(where: { $0.message.isEmpty }) {
        return .broken("an error without words")
      }
    #endif
    return report.problems.isEmpty ? .read : .refused
  }
}

/// Reads property lists as compiled nibs.
private enum NibListProbe {
  static func run(_ bytes: [UInt8]) -> ProbeOutcome {
    do throws(NibFormatError) {
      let graph = try NibGraph.decode(bytes).graph
      return graph.objects.isEmpty ? .broken("a nib without objects") : .read
    } catch {
      guard !error.message.isEmpty else { return .broken("an error without words") }
      // A list that is not an archive was read all the same.
      return isList(bytes) ? .read : .refused
    }
  }

  private static func isList(_ bytes: [UInt8]) -> Bool {
    let isBinary = bytes.starts(with: BinaryPropertyList.magic)
    let list = isBinary ? try? BinaryPropertyList.decode(bytes) : try? XMLPropertyList.decode(bytes)
    return list != nil
  }
}
