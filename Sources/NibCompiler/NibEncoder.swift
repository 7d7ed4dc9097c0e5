import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

/// The compilation of one nib: objects of the document become objects of the graph at the first reference,
/// depth first, so that the same document always gives the same numbers.
final class NibEncoder {
  let document: IBDocument
  let options: NibCompiler.Options
  let era: ToolsEra
  var builder = NibGraphBuilder()
  var diagnostics: [Diagnostic] = []
  /// What was noticed of the objects, to be listed by the root.
  var attributes: [(object: Int, source: IBObject)] = []
  /// The graph's object for each of the document's; -1 where there is none yet.
  private var numbers: [Int32]
  private var placeholders: [String: Int] = [:]
  var values = ValueCache()
  /// The roots of the unit: what is outside of them is a placeholder.
  let unit: CompilationUnit

  init(_ unit: CompilationUnit, of document: IBDocument, options: NibCompiler.Options) {
    self.unit = unit
    self.document = document
    self.options = options
    era = ToolsEra(document, options)
    numbers = Array(repeating: -1, count: document.objects.count)
  }

  /// The graph's object for an object of the document, nil for one that is compiled to nothing.
  func reference(to object: IBObject) -> Int? {
    if numbers[object.index] >= 0 { return Int(numbers[object.index]) }
    if let identifier = unit.placeholderIdentifier(for: object) {
      return placeholder(identifier)
    }
    guard let encoding = ElementEncoding(object, diagnose: { diagnostics.append($0) }) else {
      return nil
    }
    let swaps = swappedClass(of: object, original: encoding.className)
    let number = builder.addObject(
      swaps == nil ? encoding.className : "UIClassSwapper",
      fallbacks: swaps == nil ? encoding.fallbacks : [])
    numbers[object.index] = Int32(number)
    builder.setOrigin(
      NibOrigin(
        file: document.file, objectID: object.id, line: object.sourceRange.start.line), of: number)
    encoding.encode(self, object, number)
    if let swaps {
      add("UIClassName", string: swaps, to: number)
      add("UIOriginalClassName", string: encoding.className, to: number)
    }
    return number
  }

  /// Whether an object has a place in the graph already.
  func isEncoded(_ object: IBObject) -> Bool { numbers[object.index] >= 0 }

  /// The object that stands for one outside of the nib.
  func placeholder(_ identifier: String) -> Int {
    if let known = placeholders[identifier] { return known }
    let number = builder.addObject("UIProxyObject")
    placeholders[identifier] = number
    add("UIProxiedObjectIdentifier", string: identifier, to: number)
    return number
  }

  /// The name that a custom class has at run time, nil for a class of the framework.
  private func swappedClass(of object: IBObject, original: String) -> String? {
    guard let custom = object.customClass else { return nil }
    let isTarget = object.customModuleProvider == "target"
    guard let module = isTarget ? options.moduleName ?? object.customModule : object.customModule
    else { return custom == original ? nil : custom }
    return SwiftName.mangled(custom, module: module)
  }

  /// Notes an element that has no place in a nib.
  func note(_ node: Node, _ message: String) {
    diagnostics.append(
      Diagnostic(
        id: "not-compiled", severity: .warning, file: document.file, range: node.sourceRange,
        objectID: document.object(around: node)?.id,
        objectPath: document.object(around: node)?.path, message: message))
  }
}
