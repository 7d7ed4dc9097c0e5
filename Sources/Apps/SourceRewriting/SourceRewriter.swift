import Diagnostics

/// A rewriter that makes Swift sources that use the Objective-C runtime compile without it.
///
/// Code that cannot compile is replaced by spaces of the same length, so all other characters keep their lines and
/// columns. Tables of outlets, attributes and actions are inserted before the closing braces of their types, where
/// private members are accessible.
public struct SourceRewriter {
  /// A source to rewrite.
  public struct Input {
    let path: String
    let id: String
    let bytes: [UInt8]

    /// - Parameters:
    ///   - path: The path that compiler messages should contain.
    ///   - id: An id that consists of letters and digits and is unique in the module.
    ///   - bytes: The source in UTF-8. A byte order mark is removed, because it is allowed only at the beginning of a
    ///     file.
    public init(path: String, id: String, bytes: [UInt8]) {
      self.path = path
      self.id = id
      self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
  }

  /// The rewritten sources of a module.
  public struct Output {
    /// The sources, in order.
    public internal(set) var sources: [[UInt8]] = []
    /// The source that registers the tables of all sources.
    public internal(set) var index = ""
    /// The ambiguities that could not be resolved, in the format of compiler messages.
    public internal(set) var warnings: [String] = []
  }

  let sources: [ScannedSource]
  private let isProgram: Bool
  private let standIns: Set<String>
  private let index: ModuleIndex
  /// The members that move, by the sources that they leave and by the types that they move into.
  private let departures: [Int: [ModuleIndex.Move]]
  private let arrivals: [ModuleIndex.Place: [ModuleIndex.Move]]
  /// The edits of the sources that members leave.
  private var movedEdits: [Int: SortedEdits] = [:]
  let dispatched: [DispatchedMember]

  /// Rewrites the sources of one module.
  /// - Parameters:
  ///   - inputs: The sources.
  ///   - folders: The absolute paths of the folders that contain documents, catalogs or texts.
  ///   - assets: The colors and images in the catalogs.
  ///   - isProgram: Whether the module is an executable, which may start at a type other than the app delegate that is
  ///     marked `@main`.
  ///   - standIns: The modules whose declarations are stand-ins in this module, so that no source imports them.
  public static func rewrite(
    _ inputs: [Input], folders: [String] = [], assets: [CatalogAsset] = [], isProgram: Bool = false,
    standIns: Set<String> = []
  ) -> Output {
    let rewriter = SourceRewriter(inputs, isProgram: isProgram, standIns)
    var output = Output()
    for source in rewriter.sources.indices {
      output.sources.append(rewriter.text(of: source, &output.warnings))
    }
    let symbols = AssetSymbols(assets)
    output.index =
      rewriter.indexText(folders) + symbols.text(besides: rewriter.index.names(declaredIn:))
    output.warnings += symbols.warnings
    output.warnings += rewriter.index.uncalledMethods().map {
      "\($0.path):\($0.line):\($0.column): warning: \($0.message)"
    }
    return output
  }

  private init(_ inputs: [Input], isProgram: Bool, _ standIns: Set<String>) {
    self.isProgram = isProgram
    self.standIns = standIns
    sources = inputs.map { input in
      ScannedSource(
        path: input.path, id: input.id, bytes: input.bytes,
        facts: SourceScanner.facts(of: input.bytes))
    }
    index = ModuleIndex(sources)
    let moves = index.moves()
    departures = Dictionary(grouping: moves, by: \.from.source)
    arrivals = Dictionary(grouping: moves, by: \.to)
    dispatched = index.dispatchedMembers()
    for number in departures.keys {
      var ignored: [String] = []
      var unused: [String] = []
      var edits = edits(of: number, &ignored, &unused)
      addDispatchEdits(of: number, &edits, &ignored)
      movedEdits[number] = SortedEdits(edits)
    }
  }

  // MARK: One source

  /// A replacement of a range of bytes.
  struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
  }

  /// Edits in the order of their places.
  private struct SortedEdits {
    private let edits: [Edit]
    private let starts: [Int]

    init(_ edits: [Edit]) {
      self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      starts = self.edits.map(\.range.lowerBound)
    }

    /// Returns the edits that begin in a range or at its end.
    func inside(_ range: Range<Int>) -> [Edit] {
      let first = starts.firstIndex(atLeast: range.lowerBound)
      return Array(edits[first..<starts.firstIndex(atLeast: range.upperBound + 1)])
    }
  }

  private func text(of number: Int, _ warnings: inout [String]) -> [UInt8] {
    let source = sources[number]
    var output = PlacedText(source.path)
    // Errors in a source that cannot be parsed are left to the compiler.
    guard source.facts.isBalanced else {
      output.begin(source.bytes)
      output.add(source.bytes)
      return output.bytes
    }
    var ending: [String] = []
    var edits = edits(of: number, &ending, &warnings)
    let moved = departures[number] ?? []
    let leaving = moved.filter { $0.newName == nil }.map(\.member.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    let starts = leaving.map(\.lowerBound)
    edits.removeAll { edit in
      let next = starts.firstIndex(atLeast: edit.range.lowerBound + 1)
      return next > 0 && leaving[next - 1].contains(edit.range.lowerBound)
    }
    for move in moved {
      if let newName = move.newName {
        let name = move.member.namePlace..<(move.member.namePlace + move.member.name.utf8.count)
        edits.append(Edit(range: name, bytes: Array(newName.utf8)))
        if let range = move.member.overrideRange {
          edits.append(Edit(range: range, bytes: Self.blank(source.bytes[range])))
        }
        continue
      }
      edits.append(
        Edit(range: move.member.range, bytes: Self.blank(source.bytes[move.member.range])))
    }
    addDispatchEdits(of: number, &edits, &ending)
    let tables = TableText(source: source, index: index)
    for type in source.facts.types.indices {
      let addition = addition(to: .init(source: number, type: type), tables)
      guard !addition.isEmpty else { continue }
      let end = source.facts.types[type].end
      var text = PlacedText(source.path)
      text.add(addition)
      text.returnTo(end, in: source.lines)
      edits.append(Edit(range: end..<end, bytes: text.bytes))
    }
    for (number, type) in source.facts.types.enumerated() {
      guard let conformance = tables.conformance(of: number) else { continue }
      var text = PlacedText(source.path)
      // A directive may follow the brace, but not the header.
      text.add(conformance + " {")
      text.returnTo(type.start + 1, in: source.lines)
      edits.append(Edit(range: type.start..<(type.start + 1), bytes: text.bytes))
    }
    output.begin(source.bytes)
    output.add(Self.apply(edits, to: source.bytes, 0..<source.bytes.count))
    output.add("\n#sourceLocation()\n")
    if source.facts.imports.isDisjoint(with: ["UIKit", "HeadlessUIKit"]) {
      output.add("import UIKit\n")
    }
    for replaced in source.facts.replacedImports { add(replaced, of: source, to: &output) }
    ending += [tables.fileTable, tables.optionalMembers].compactMap { $0 }
    for text in ending { output.add(text + "\n") }
    return output.bytes
  }

  /// Imports the replacement of a module, or lets the compiler report at the source's own line that there is none.
  private func add(
    _ replaced: ReplacedImport, of source: ScannedSource, to output: inout PlacedText
  ) {
    output.add("#if canImport(\(replaced.replacement))\nimport \(replaced.replacement)\n#else")
    output.returnTo(replaced.range.lowerBound, in: source.lines)
    output.add("import \(replaced.module)\n#endif\n#sourceLocation()\n")
  }

  /// The edits that replace words of a source; the constants for its selectors are added at its end.
  private func edits(of number: Int, _ ending: inout [String], _ warnings: inout [String]) -> [Edit]
  {
    let source = sources[number]
    let calls = source.facts.optionalCalls.filter(index.callsMethod)
    let unbased = source.facts.types.flatMap { type in
      type.members.filter { index.overridesNothing($0, in: type) }
    }
    let superCalls = source.facts.superCalls.filter { call in
      unbased.contains { index.doesNothing(call, in: $0) }
    }
    let blanks =
      source.facts.blanks + calls.map(\.mark) + unbased.compactMap(\.overrideRange)
      + superCalls.map(\.range)
    let imports = source.facts.importPlaces.filter { standIns.contains($0.module) }
    var edits = (blanks + imports.map(\.range)).map {
      Edit(range: $0, bytes: Self.blank(source.bytes[$0]))
    }
    for qualifier in source.facts.qualifiers {
      // The name alone would be that of the module's own type.
      let isDeclared = index.declared.contains(qualifier.member)
      let text = isDeclared ? Array((qualifier.replacement + ".").utf8) : nil
      edits.append(
        Edit(range: qualifier.range, bytes: text ?? Self.blank(source.bytes[qualifier.range])))
    }
    // The result of such a call may not be optional here, but a condition binds only optional values.
    for end in Set(calls.compactMap(\.bindingEnd)) {
      edits.append(Edit(range: end..<end, bytes: Array(" as Optional".utf8)))
    }
    for place in index.replacedInitializers(of: source) {
      edits.append(Edit(range: place..<place, bytes: Array(", _: Void = ()".utf8)))
    }
    if index.onlyFrameworksIntersect(in: source) {
      edits += source.facts.intersections.map { Edit(range: $0, bytes: Array("uiOverlaps".utf8)) }
    }
    if !isProgram {
      edits += source.facts.programs.map { Edit(range: $0, bytes: Self.blank(source.bytes[$0])) }
    }
    for call in source.facts.metatypeCalls where index.isObjectClass(call.className) {
      edits.append(Edit(range: call.range, bytes: Array("uiMake".utf8)))
    }
    for (range, text) in source.facts.replacements
    where !index.declared.contains(String(decoding: source.bytes[range], as: UTF8.self)) {
      edits.append(Edit(range: range, bytes: Self.fitted(text, source.bytes[range])))
    }
    for type in source.facts.types where index.inheritsFromObject(type) {
      for member in type.members {
        if let hook = member.changeHook {
          edits.append(edit(for: hook, of: member.name, in: type, source))
        }
      }
    }
    for type in source.facts.types {
      for member in index.foreignOverrides(in: type) where !isDispatched(member, in: number) {
        edits += unused(member, of: type, source, &warnings)
      }
    }
    for type in source.facts.types where type.kind == .protocol && !type.isLocal {
      for member in type.members where index.isLookedUp(member) {
        edits.removeAll { member.range.contains($0.range.lowerBound) }
        edits.append(Edit(range: member.range, bytes: Self.blank(source.bytes[member.range])))
      }
    }
    for (count, use) in source.facts.uses.enumerated() {
      let (name, isGuess) = index.selector(of: use, in: number)
      if isGuess {
        let place = LinePlace(use.range.lowerBound, in: source.lines)
        warnings.append(
          "\(source.path):\(place.line):\(place.column): warning: '#selector(\(use.path.joined(separator: ".")))'"
            + " matches no method of this module, or more than one; using '\(name)'")
      }
      var text = "\"\(name)\""
      if case .keyPath = use.kind {
      } else {
        text = "_s\(source.id)\(String(count, radix: 36))"
        ending.append("let \(text) = Selector(\"\(name)\")")
      }
      edits.append(Edit(range: use.range, bytes: Self.fitted(text, source.bytes[use.range])))
    }
    return edits
  }

  private func edit(
    for hook: ChangeHook, of name: String, in type: TypeFacts, _ source: ScannedSource
  ) -> Edit {
    let rest = source.bytes[hook.place...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    let isLineEnd = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var text = PlacedText(source.path)
    text.add(hook.text(of: name, in: type.name, isLineEnd: isLineEnd))
    if !isLineEnd { text.returnTo(hook.place, in: source.lines) }
    return Edit(range: hook.place..<hook.place, bytes: text.bytes)
  }

  /// The text to insert before a type's closing brace: members that were moved here, and the table of the type.
  private func addition(to place: ModuleIndex.Place, _ tables: TableText) -> [UInt8] {
    var text = PlacedText(sources[place.source].path)
    for move in arrivals[place] ?? [] {
      let origin = sources[move.from.source]
      let edits = movedEdits[move.from.source]?.inside(move.member.range) ?? []
      let outside = origin.facts.types[move.from.type].conditions
      let conditions = (outside + move.member.conditions).map { "(\($0))" }.joined(
        separator: " && ")
      if !conditions.isEmpty { text.add("\n#if \(conditions)") }
      var member = PlacedText(origin.path)
      member.returnTo(move.member.range.lowerBound, in: origin.lines)
      // Members of a `public extension` are public without a modifier.
      if move.member.access.isEmpty, !outerAccess(of: move.from).isEmpty {
        member.add(outerAccess(of: move.from) + " ")
      }
      if let newName = move.newName {
        member.add(Self.apply(edits, to: origin.bytes, head(of: move.member)))
        member.add(rest(of: move.member, calling: newName, in: origin))
      } else {
        member.add(Self.apply(edits, to: origin.bytes, move.member.range))
      }
      text.add(member.bytes)
      if !conditions.isEmpty { text.add("\n#endif") }
    }
    for member in dispatched where member.place == place { text.add("\n" + dispatcher(of: member)) }
    if let table = tables.table(of: place.type) {
      let end = LinePlace(
        sources[place.source].facts.types[place.type].end, in: sources[place.source].lines)
      text.locate(line: end.line)
      text.add(table)
    }
    return text.bytes
  }

  /// The access level that an extension gives its members; empty if there is none.
  private func outerAccess(of place: ModuleIndex.Place) -> String {
    let type = sources[place.source].facts.types[place.type]
    return type.kind == .extension && ["public", "package"].contains(type.access) ? type.access : ""
  }

  /// The beginning of a member that calls another one: its attributes and modifiers, and the signature of a method.
  private func head(of member: MemberFacts) -> Range<Int> {
    switch member.kind {
    case .method(let shape): member.range.lowerBound..<shape.signature.upperBound
    case .property:
      member.range.lowerBound..<(member.namePlace + member.name.utf8.count)
    }
  }

  /// The end of a member that calls another one: the type of a property, and the body.
  private func rest(
    of member: MemberFacts, calling name: String, in origin: ScannedSource
  ) -> String {
    guard case .method(let shape) = member.kind else {
      let type = member.typeName ?? "Any"
      let setter =
        AccessorWords(of: member, in: origin).hasSetter ? " set { \(name) = newValue }" : ""
      return ": \(type) { get { \(name) }\(setter) }"
    }
    return " { \(shape.callEffects)\(name)(\(shape.callArguments)) }"
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    for edit in edits.sorted(on: \.range.lowerBound)
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      output += bytes[position..<edit.range.lowerBound]
      output += edit.bytes
      position = edit.range.upperBound
    }
    output += bytes[position..<range.upperBound]
    return output
  }

  /// Spaces that replace text; line endings are kept.
  static func blank(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
  }

  /// A text that replaces a longer one, padded with spaces and the old line endings.
  private static func fitted(_ text: String, _ old: ArraySlice<UInt8>) -> [UInt8] {
    let new = Array(text.utf8)
    let lost = old.prefix(new.count).filter { $0 == UInt8(ascii: "\n") }
    return new + lost + blank(old.dropFirst(new.count))
  }

  // MARK: The module

  private func indexText(_ folders: [String]) -> String {
    let functions = sources.compactMap { source in
      source.facts.isBalanced ? TableText(source: source, index: index).fileFunction : nil
    }
    var lines = [
      "import UIKit", "",
      "/// Registers the outlets, attributes and actions of this module's classes.",
      "public final class AppSourceIndex: AppSourceTables {",
      "  public static var folders: [String] {", "    [",
    ]
    lines += folders.map { "      \(SwiftLiteral.string($0))," }
    lines += ["    ]", "  }", "  public static func register(in tables: AppTables) {"]
    lines += functions.map { "    \($0)(tables)" }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }
}
