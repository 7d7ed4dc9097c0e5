public import FoundationEssentials

/// The documents that tests read, found from this file's own place.
public enum Samples {
  /// The package's folder.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// `SampleXibs`.
  public static let folder = package.appending(path: "SampleXibs")
  /// `Tests/Truth`: what another parser found in the samples.
  public static let truth = package.appending(path: "Tests/Truth")
  /// `Tests/Golden`: our own output, for regression only.
  public static let golden = package.appending(path: "Tests/Golden")

  /// The samples in the current dialect that show how documents look, sorted.
  public static let modern = [
    "Accessibility.xib", "Carousel.storyboard", "ClasslessOwner.xib", "CustomView.xib",
    "DetailView.xib", "ExternalObject.xib", "Gestures.xib", "Launch.storyboard", "LoadingView.xib",
    "LockPanel.xib", "MacMain.storyboard", "Main.storyboard", "MainMenu.xib", "MirrorView.xib",
    "MyViews.xib", "Pier.storyboard", "ProfileCell.xib", "RuntimeAttributes.xib", "SizeClasses.xib",
    "TVMain.storyboard",
    "WatchMain.storyboard",
  ]

  /// The samples in `Broken` that can be read all the same.
  public static let readableBroken = [
    "Broken/bad-values.xib", "Broken/crlf.xib", "Broken/dangling-references.xib",
    "Broken/duplicate-ids.xib", "Broken/latin1.xib", "Broken/unknown-elements.xib",
    "Broken/utf16.xib", "Broken/utf8-bom.xib",
  ]

  /// Every sample in the current dialect that gives a document.
  public static let readable = modern + readableBroken

  /// The bytes of a sample.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// The text of a sample in UTF-8.
  public static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
