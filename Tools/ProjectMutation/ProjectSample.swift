import TestSupport

/// A file of one of the formats. Equal seeds give equal files.
///
/// Half of the files are damaged: bytes or lines are removed, repeated or exchanged. The others are well-formed, and
/// describe what readers must limit: parts that contain themselves or the next one twice, long chains, deep nesting,
/// repeated aliases.
public struct ProjectSample: Sendable {
  /// The format.
  public let format: SampleFormat
  /// The contents.
  public let bytes: [UInt8]

  /// Makes a sample.
  public init(seed: UInt64) {
    var random = RandomSource(seed: seed)
    format = SampleFormat.allCases[Int(seed % UInt64(SampleFormat.allCases.count))]
    var bytes = Self.bytes(format, &random)
    if random.below(2) == 0 {
      for _ in 0...random.below(3) { Self.damage(&bytes, &random) }
    }
    self.bytes = bytes
  }

  private static func bytes(_ format: SampleFormat, _ random: inout RandomSource) -> [UInt8] {
    switch format {
    case .project: Array(ProjectText.project(&random).utf8)
    case .settings: Array(ProjectText.settings(&random).utf8)
    case .xcodeGen: Array(ManifestText.xcodeGen(&random).utf8)
    case .tuist: Array(ManifestText.tuist(&random).utf8)
    case .package: Array(ManifestText.package(&random).utf8)
    case .pattern: Array(ProjectText.pattern(&random).utf8)
    case .configuration: Array(ManifestText.configuration(&random).utf8)
    case .strings: ListBytes.strings(&random)
    case .infoPlist: NamedDocuments.appList(&random)
    case .storyboardList: NamedDocuments.storyboardList(&random)
    case .stringsFile: StringsSample.bytes(&random)
    case .translationFolder: Array(TranslationText.xliff(&random).utf8)
    case .font: FontSample.bytes(&random)
    case .sourceNames: NamesSample.bytes(&random)
    case .sourceCache:
      Array(
        (random.below(2) == 0 ? SourceText.swift(&random) : SourceText.objectiveC(&random)).utf8)
    case .sourceSession: SessionSample.bytes(&random)
    case .leftOutSources: PackageSample.leftOut(&random)
    case .testPackage: Array(SourceText.swift(&random).utf8)
    case .testPackageState: PackageSample.state(&random)
    case .buildOutput: OutputSample.buildOutput(&random)
    case .fileList: OutputSample.fileList(&random)
    case .gitDriver: OutputSample.gitDriver(&random)
    case .changes: ChangesSample.bytes(&random)
    case .properties: ExchangeSample.properties(&random)
    case .xmlList: ListBytes.xml(&random)
    case .binaryList: ListBytes.binary(&random)
    case .swift: Array(SourceText.swift(&random).utf8)
    case .objectiveC: Array(SourceText.objectiveC(&random).utf8)
    case .stringCatalog: Array(TranslationText.catalog(&random).utf8)
    case .translations: Array(TranslationText.xliff(&random).utf8)
    case .assetContents: Array(AssetBytes.contents(&random).utf8)
    case .imageHeader: AssetBytes.image(&random)
    case .baseline: Array(FindingText.baseline(&random).utf8)
    case .report: Array(FindingText.report(&random).utf8)
    case .messages: FindingText.messages(&random)
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard !bytes.isEmpty else { return }
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + 1 + random.below(random.below(4) == 0 ? 200 : 8))
    switch random.below(6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
    case 2: bytes[start] = UInt8(random.below(256))
    case 3:
      let piece = Array(bytes[start..<end])
      bytes.insert(contentsOf: (0..<random.below(400)).flatMap { _ in piece }, at: start)
    case 4: bytes.removeSubrange(start...)
    default:
      let signs = Array("{}()[]<>\"'\\/*&$=;:,.#?!\n\t ".utf8)
      bytes.insert(random.pick(signs), at: start)
    }
  }
}

extension RandomSource {
  /// A small number, rarely a large one.
  mutating func amount(_ usual: Int, rarely large: Int) -> Int {
    below(12) == 0 ? below(large) : below(usual)
  }

  /// Returns a piece nested in brackets of one kind or several.
  mutating func nested(_ shapes: [(open: String, close: String)], _ inner: String) -> String {
    var (before, after) = ("", [String]())
    for _ in 0..<amount(6, rarely: 3000) {
      let shape = pick(shapes)
      before += shape.open
      after.append(shape.close)
    }
    return before + inner + after.reversed().joined()
  }
}
