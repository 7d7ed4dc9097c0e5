import Diagnostics

/// The string literals of sources that are names of a kind: those where the frameworks expect such a name, such as
/// `UIImage(named: "star")`, and the values of the constants that are used there.
///
/// The type belongs to a constant: `Route.detail` means the case of `Route`, and not another constant with the name.
public struct NamedLiterals: Sendable {
  /// A source to read.
  public struct Source: Sendable {
    let names: SourceNames
    let bytes: [UInt8]
    let isObjectiveC: Bool
    let isHeader: Bool

    /// Creates a source.
    /// - Parameters:
    ///   - bytes: The source in UTF-8.
    ///   - isHeader: Whether other sources include it.
    public init(_ names: SourceNames, _ bytes: [UInt8], isObjectiveC: Bool, isHeader: Bool = false)
    {
      (self.names, self.bytes) = (names, bytes)
      (self.isObjectiveC, self.isHeader) = (isObjectiveC, isHeader)
    }
  }

  /// A place that contains a name.
  public struct Place: Hashable, Sendable {
    /// The bytes of the literal, or of the case whose name is its raw value.
    public let range: Range<Int>
    /// Whether the place is a case without a raw value.
    public let isCase: Bool
    /// The name of the case whose raw value the literal is, if it needs none for a value that is its name.
    var caseName: String?
    /// The form of the literal.
    var form = SourceLiteral()

    /// The text before and after the raw value of a case.
    static let delimiters = (before: Array(" = \"".utf8), after: Array("\"".utf8))

    /// Returns the bytes to replace for another name, and what replaces them.
    public func replacement(_ name: String) -> (range: Range<Int>, bytes: [UInt8]) {
      let (before, after) = Self.delimiters
      let content = form.content(of: name).utf8
      if isCase { return (range.upperBound..<range.upperBound, before + content + after) }
      guard name == caseName else { return (range, Array(content)) }
      return (range.lowerBound - before.count..<range.upperBound + after.count, [])
    }
  }

  private let kind: DocumentUse.Kind
  private let sources: [NameSource]
  private let bytes: [[UInt8]]
  /// Whether the sources are in Objective-C.
  private let isObjectiveC: [Bool]
  /// The declarations of each source that contain names of the kind.
  private var wanted: [Set<Int>]
  /// The declarations of each source that contain names of the kind and something else, too.
  private var shared: [Set<Int>]
  /// The declarations to which literals are assigned.
  private var assigned: [[Int: [NameResolver.Found]]]
  /// The cases whose raw values literals may be, by the places of ``NameSource/rawValues``.
  private var rawValues: [[Int: [NameResolver.Found]]]

  /// Reads sources.
  /// - Parameter kind: The kind of name: an image, a color, an identifier, a segue or a storyboard.
  public init(_ kind: DocumentUse.Kind, in sources: [Source]) {
    self.kind = kind
    bytes = sources.map(\.bytes)
    isObjectiveC = sources.map(\.isObjectiveC)
    self.sources = sources.map {
      NameReader($0.names, $0.bytes, isObjectiveC: $0.isObjectiveC, isHeader: $0.isHeader).source
    }
    let resolver = NameResolver(self.sources)
    wanted = sources.map { _ in [] }
    shared = wanted
    assigned = sources.map { _ in [:] }
    rawValues = assigned
    var others = wanted
    for (file, source) in self.sources.enumerated() {
      for reference in source.references where reference.purpose != .text {
        for found in resolver.declarations(reference, in: file) {
          if reference.purpose == .name(kind) {
            wanted[found.file].insert(found.declaration)
          } else {
            others[found.file].insert(found.declaration)
          }
        }
      }
      for (literal, reference) in source.assignments {
        assigned[file][literal] = resolver.declarations(reference, in: file)
      }
      for purpose in Set(source.purposes.values) {
        guard case .rawValue(let place) = purpose, let value = source.rawValues[place] else {
          continue
        }
        rawValues[file][place] = resolver.declarations(value, in: file)
      }
      guard kind == .identifier else { continue }
      for (index, declaration) in source.declarations.enumerated()
      where NameReader.properties.contains(declaration.name)
        && (declaration.scope == 0 || source.scopes.scopes[declaration.scope].type != nil)
      {
        wanted[file].insert(index)
      }
    }
    for file in wanted.indices {
      shared[file] = wanted[file].intersection(others[file])
      wanted[file].subtract(shared[file])
    }
  }

  /// Returns the places with a name in a source.
  public func places(of name: String, in source: Int) -> [Place] {
    places(name, in: source, isWanted: true)
  }

  /// Returns the places with a text in a source for which the sources do not tell whether they are names of the kind, or
  /// which have another meaning, too.
  public func unclear(_ text: String, in source: Int) -> [Range<Int>] {
    places(text, in: source, isWanted: false).map(\.range)
  }

  private func places(_ text: String, in file: Int, isWanted: Bool) -> [Place] {
    let source = sources[file]
    var values: [Int: Int] = [:]
    var places: [Place] = []
    for (index, declaration) in source.declarations.enumerated() {
      for literal in declaration.literals { values[literal] = index }
      guard declaration.name == text, let end = declaration.end, declaration.literals.isEmpty,
        wanted[file].contains(index) == isWanted
      else { continue }
      // The name of a case may be in quotes.
      let start = end - text.utf8.count - declaration.quotes
      places.append(Place(range: start..<end, isCase: true))
    }
    for (place, literal) in source.literals {
      guard let form = form(of: literal.range, in: file), form.text(of: literal.text) == text
      else { continue }
      switch source.purposes[place] {
      case .name(kind): if !isWanted { continue }
      case .rawValue(let value)?: if isRawValue(text, value, in: file) != isWanted { continue }
      case _?: continue
      case nil: if isName(place, values[place], in: file) != isWanted { continue }
      }
      places.append(
        Place(
          range: literal.range, isCase: false,
          caseName: values[place].flatMap { nameAsValue(of: $0, literal.range, in: file) },
          form: form))
    }
    return places.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the form of a literal with a content; nil for one of several lines.
  private func form(of content: Range<Int>, in file: Int) -> SourceLiteral? {
    let quote = UInt8(ascii: "\"")
    let before = bytes[file][..<content.lowerBound]
    guard !before.suffix(3).elementsEqual([quote, quote, quote]) else { return nil }
    // A regular expression has slashes around it.
    guard !isObjectiveC[file], before.last == quote else {
      return SourceLiteral(isObjectiveC: isObjectiveC[file])
    }
    let hashes = before.dropLast().reversed().prefix { $0 == UInt8(ascii: "#") }.count
    return SourceLiteral(hashes: hashes)
  }

  /// Returns the name of a case that does not state it as its raw value in the form of its enumeration; nil for others.
  ///
  /// So a renaming takes back the raw value that another one gave to the case. Enumerations usually state either all raw
  /// values or only those that differ from the names, so the other cases tell whether this one had a raw value.
  private func nameAsValue(
    of declaration: Int, _ literal: Range<Int>, in file: Int
  ) -> String? {
    let source = sources[file]
    let own = source.declarations[declaration]
    let (before, after) = Place.delimiters
    guard let end = own.end, bytes[file][end..<literal.lowerBound].elementsEqual(before),
      bytes[file][literal.upperBound...].starts(with: after)
    else { return nil }
    let others = source.declarations.indices.filter {
      $0 != declaration && source.declarations[$0].scope == own.scope
        && source.declarations[$0].end != nil
    }
    let statesNames = others.contains { index in
      source.declarations[index].literals.contains {
        source.literals[$0]?.text == source.declarations[index].name
      }
    }
    let omitsNames = others.contains { source.declarations[$0].literals.isEmpty }
    return statesNames && !omitsNames ? nil : own.name
  }

  /// Returns whether an enumeration, or one of its values, can have a text that is a name of the kind as its raw value.
  private func isRawValue(_ text: String, _ place: Int, in file: Int) -> Bool {
    rawValues[file][place, default: []].contains { found in
      let declaration = sources[found.file].declarations[found.declaration]
      guard declaration.isCase, wanted[found.file].contains(found.declaration) else { return false }
      if declaration.literals.isEmpty { return declaration.end != nil && declaration.name == text }
      return declaration.literals.contains { literal in
        guard let token = sources[found.file].literals[literal] else { return false }
        return form(of: token.range, in: found.file)?.text(of: token.text) == text
      }
    }
  }

  /// Returns whether a literal is the value of a constant, or is assigned to a variable, for names of the kind.
  private func isName(_ literal: Int, _ declaration: Int?, in file: Int) -> Bool {
    if let declaration { return wanted[file].contains(declaration) }
    guard let found = assigned[file][literal], !found.isEmpty else { return false }
    return found.allSatisfy { wanted[$0.file].contains($0.declaration) }
  }
}
