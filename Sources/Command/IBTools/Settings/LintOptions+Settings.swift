package import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import IBLint

extension LintOptions {
  /// Returns options in which the values of the settings replace all default values. If there is no such setting,
  /// searches for the app's project and sources around the documents.
  /// - Throws: A `Diagnostic` if the settings name a device that does not exist, or if settings that the user did not
  ///   name lead out of the repository.
  package func applying(_ settings: LintSettings) throws(Diagnostic) -> LintOptions {
    var options = self
    let run = settings.run
    func placed(_ paths: [String], _ option: String) throws(Diagnostic) -> [String] {
      let scope = FolderScope(around: settings.base.folder)
      var placed: [String] = []
      for path in paths {
        let place = settings.base.placed(path)
        // Anyone's pull request can change the settings.
        let isOutside =
          FileManager.default.fileExists(atPath: place)
          ? !scope.contains(place) : place.path(below: scope.root ?? "/") == nil
        if settings.areFound, isOutside {
          throw .usage(
            "the settings name '\(path)', which is outside of the repository; name it with \(option)"
          )
        }
        placed.append(Self.spelled(place))
      }
      return placed
    }
    if run.layout == true { options.laysOut = true }
    if let name = run.device, options.device == nil {
      guard let found = HeadlessDevice.named(name) else {
        throw .usage("the settings name the device '\(name)', which is not known")
      }
      options.device = found
      options.laysOut = true
    }
    if let baseline = run.baseline, options.baseline == nil {
      options.baseline = try placed([baseline], "--baseline")[0]
    }
    let isAlone = options.documentsOnly || run.documentsOnly == true
    if options.assets.isEmpty, !options.documentsOnly {
      options.assets = try placed(run.assets, "--assets")
    }
    guard !isAlone else { return options }
    if options.projects.isEmpty { options.projects = try placed(run.projects, "--project") }
    if options.sources.isEmpty { options.sources = try placed(run.sources, "--sources") }
    return options.sources.isEmpty ? options.findingApp() : options
  }
}

extension PathBase {
  /// Returns the absolute path of a file in the folder.
  fileprivate func placed(_ path: String) -> String {
    PathBase(path, workingDirectory: folder).folder
  }
}
