import Diagnostics

/// The modules that a module map of Clang declares, as far as its text shows them.
struct ModuleMap {
  /// The absolute path of the map.
  let path: String
  /// The headers of each module, as the map writes them.
  private(set) var headers: [String: [String]] = [:]
  /// The modules whose Swift code has a header: the other headers tell little about them.
  private(set) var swiftModules: Set<String> = []

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    var depth = 0
    var module: String?
    var words: [Substring] = []
    for match in text.matches(of: /\/\/[^\n]*|"([^"\n]*)"|[{}]|[A-Za-z_][A-Za-z0-9_.]*/) {
      let token = match.0
      if token.hasPrefix("//") { continue }
      if token == "{" {
        depth += 1
      } else if token == "}" {
        depth -= 1
      } else if let name = match.1 {
        if let module, words.last == "header", words.dropLast().last != "exclude" {
          if name.hasSuffix("-Swift.h") { swiftModules.insert(module) }
          headers[module, default: []].append(String(name))
        }
      } else if words.last == "module", depth == 0 {
        // `Reef.Swift` is a part of `Reef`.
        module = String(token.prefix { $0 != "." })
      }
      words = [words.last, token].compactMap { $0 }
    }
  }

  /// The folder with the module's headers: that of the framework if the map belongs to one.
  var home: String {
    let folder = ProjectFiles.folder(of: path)
    return folder.pathParts.last == "Modules" ? ProjectFiles.folder(of: folder) : folder
  }
}
