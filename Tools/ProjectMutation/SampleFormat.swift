/// The formats of files around documents.
public enum SampleFormat: Int, CaseIterable, Sendable {
  case project, settings, xcodeGen, tuist, package, pattern, configuration, strings, xmlList,
    binaryList, swift, objectiveC, stringCatalog, translations, assetContents, imageHeader,
    baseline,
    report, messages
}
