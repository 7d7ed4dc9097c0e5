import InterfaceBuilder
import NibFormat

/// Infers the module of an app's classes from its compiled nibs.
enum ModuleInference {
  /// Returns the app's module, if custom classes in the nibs have another module than in the document.
  static func module(of graphs: [NibGraph], for document: IBDocument) -> String? {
    let names = document.objects.filter { $0.customModuleProvider == "target" }
      .compactMap { $0.customClass }
    let swapped = graphs.flatMap { graph in
      graph.objects.indices.compactMap { object -> String? in
        let key = document.platform == .macOS ? "NSClassName" : "UIClassName"
        guard case .object(let name)? = graph.value(key, of: object),
          case .data(let bytes)? = graph.value("NS.bytes", of: name)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    var modules: [String: Int] = [:]
    for mangled in swapped where mangled.hasPrefix("_TtC") {
      let digits = mangled.dropFirst(4).prefix { $0.isNumber }
      guard let length = Int(digits) else { continue }
      let rest = mangled.dropFirst(4 + digits.count)
      let name = rest.dropFirst(length).drop { $0.isNumber }
      if names.contains(String(name)) { modules[String(rest.prefix(length)), default: 0] += 1 }
    }
    return modules.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
