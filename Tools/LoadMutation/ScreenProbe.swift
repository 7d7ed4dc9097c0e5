public import Foundation
public import HeadlessUIKit
public import TestSupport

/// A probe that simulates the actions of users, devices and time on loaded screens, in random order.
@MainActor
public struct ScreenProbe {
  private let files: [URL]
  private let tamper: @MainActor (UIWindow) -> Void

  /// Creates a probe of the documents and storyboards in a folder, or of the samples.
  /// - Parameters:
  ///   - folder: The folder to search recursively.
  ///   - tamper: A closure that is called with each screen. Tests cause a problem here, which the probe must report.
  public init(
    documentsIn folder: URL?, tamper: @escaping @MainActor (UIWindow) -> Void = { _ in }
  ) throws {
    let folder = folder ?? Samples.folder
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    files = (found ?? []).sorted { $0.path < $1.path }
    self.tamper = tamper
  }

  /// The number of documents and storyboards.
  public var count: Int { files.count }

  /// Loads the document for a seed, shows it, and performs the steps for the seed.
  public func run(seed: UInt64) -> ProbeOutcome {
    guard !files.isEmpty else { return .refused }
    let environment = HeadlessEnvironment()
    environment.failureHandler = { _ in }
    environment.conflictHandler = { _ in }
    environment.warningHandler = { _ in }
    // The app's own classes are replaced, so UIKit's classes cause these.
    let reports = Reports()
    environment.eventWarningHandler = { reports.add($0.description) }
    environment.layoutLoopHandler = { reports.add($0.description) }
    environment.recordedCallHandler = { _ in }
    return withEnvironment(environment) {
      var session = ScreenSession(seed: seed)
      guard session.show(files[Int(seed % UInt64(files.count))], tamper) else { return .refused }
      for _ in 0..<25 { session.step() }
      let problems = session.finish() + reports.lines
      return problems.isEmpty ? .read : .broken(problems.joined(separator: "; "))
    }
  }
}

/// The different reports of one screen, in the order in which they came.
@MainActor
private final class Reports {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    if !lines.contains(line) { lines.append(line) }
  }
}
