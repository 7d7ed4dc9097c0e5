public import Foundation
public import HeadlessUIKit
public import TestSupport

/// Does to loaded screens what users, devices and time do, in random order.
@MainActor
public struct ScreenProbe {
  private let files: [URL]
  private let tamper: @MainActor (UIWindow) -> Void

  /// Works on the documents and storyboards of a folder, or on the samples.
  /// - Parameters:
  ///   - folder: Searched with all folders inside.
  ///   - tamper: Called with each screen that is shown. Tests do something wrong here, which the probe must report.
  public init(
    documentsIn folder: URL?, tamper: @escaping @MainActor (UIWindow) -> Void = { _ in }
  ) throws {
    let folder = folder ?? Samples.folder
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    files = (found ?? []).sorted { $0.path < $1.path }
    self.tamper = tamper
  }

  /// How many documents and storyboards there are.
  public var count: Int { files.count }

  /// Loads the document of a seed, shows it, and goes through the seed's steps.
  public func run(seed: UInt64) -> ProbeOutcome {
    guard !files.isEmpty else { return .refused }
    let environment = HeadlessEnvironment()
    environment.failureHandler = { _ in }
    environment.conflictHandler = { _ in }
    environment.warningHandler = { _ in }
    environment.eventWarningHandler = { _ in }
    environment.layoutLoopHandler = { _ in }
    environment.recordedCallHandler = { _ in }
    return withEnvironment(environment) {
      var session = ScreenSession(seed: seed)
      guard session.show(files[Int(seed % UInt64(files.count))], tamper) else { return .refused }
      for _ in 0..<25 { session.step() }
      let problems = session.finish()
      return problems.isEmpty ? .read : .broken(problems.joined(separator: "; "))
    }
  }
}
