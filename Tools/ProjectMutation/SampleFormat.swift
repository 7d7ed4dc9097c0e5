/// The formats of files around documents.
public enum SampleFormat: String, CaseIterable, Sendable {
  // Projects, settings and manifests.
  case project, settings, xcodeGen, tuist, package, pattern, configuration
  // Property lists, and what contains names of documents.
  case xmlList, binaryList, infoPlist, storyboardList
  // Sources, and what is known about them.
  case swift, objectiveC, sourceNames, sourceCache, sourceSession
  // Translations.
  case strings, stringsFile, stringCatalog, translations, translationFolder
  // Assets.
  case assetContents, imageHeader, font
  // Findings and messages.
  case baseline, report, messages
  // The tests of an app.
  case leftOutSources, testPackage, testPackageState, buildOutput
  // What git passes on, changes to documents, and what ibtool reads.
  case fileList, gitDriver, changes, properties
}
