package import Diagnostics
package import HeadlessUIKit
import IBLint

extension LintOptions {
  /// Returns options in which the values of the settings replace all default values. If there is no such setting,
  /// searches for the app's project and sources around the documents.
  /// - Parameter device: Returns the device with an id, or nil if there is none.
  /// - Throws: A `Diagnostic` if the settings name a device that does not exist.
  package func applying(
    _ settings: LintSettings, device: (String) -> HeadlessDevice?
  ) throws(Diagnostic) -> LintOptions {
    var options = self
    let run = settings.run
    func placed(_ paths: [String]) -> [String] {
      paths.map { Self.spelled(settings.base.placed($0)) }
    }
    if run.layout == true { options.laysOut = true }
    if let name = run.device, options.device == nil {
      guard let found = device(name) else {
        throw .usage("the settings name the device '\(name)', which is not known")
      }
      options.device = found
      options.laysOut = true
    }
    if let baseline = run.baseline, options.baseline == nil {
      options.baseline = placed([baseline])[0]
    }
    let isAlone = options.documentsOnly || run.documentsOnly == true
    if options.assets.isEmpty, !options.documentsOnly { options.assets = placed(run.assets) }
    guard !isAlone else { return options }
    if options.projects.isEmpty { options.projects = placed(run.projects) }
    if options.sources.isEmpty { options.sources = placed(run.sources) }
    return options.sources.isEmpty ? options.findingApp() : options
  }
}

extension PathBase {
  /// Returns the absolute path of a file in the folder.
  fileprivate func placed(_ path: String) -> String {
    PathBase(path, workingDirectory: folder).folder
  }
}
