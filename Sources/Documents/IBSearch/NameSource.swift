/// A variable, constant, case, macro or parameter of a source.
struct NameDeclaration {
  let name: String
  /// The scope in which it is visible, if it is a variable of a function.
  let scope: Int
  /// The place of the name.
  let place: Int
  /// The places of the literals that are its value.
  var literals: [Int] = []
  /// The other variables, constants and cases that are its value: `var name: String { rawValue }`.
  var values: [NameReference] = []
  /// The kind of name that it contains, such as for `let id = segue.identifier`.
  var alias: DocumentUse.Kind?
  /// The type that the source states for it.
  var type: [String]?
  /// Whether it is a case of an enumeration.
  var isCase = false
  /// The end of the name of a case that has its name as its value unless a raw value follows; nil for others.
  var end: Int?
  /// The number of quotes after the name of a case, such as `` `default` ``.
  var quotes = 0
  /// Whether other sources do not see it.
  var isPrivate = false
}

/// An argument that a function expects, or a side of a comparison.
enum NamePurpose: Hashable {
  /// A name.
  case name(DocumentUse.Kind)
  /// The raw value of an enumeration: that of ``NameSource/rawValues`` at this place.
  case rawValue(Int)
  /// The key of a value that an app may store, a text that users read, or a symbol of the system.
  case other
  /// A message to developers, or a format.
  case text
}

extension NamePurpose {
  /// Whether the purpose is that of a raw value, which only literals have.
  var isOfRawValue: Bool {
    if case .rawValue = self { return true }
    return false
  }
}

/// A use of a variable, constant, case or macro where a name is expected.
struct NameReference {
  let purpose: NamePurpose
  /// The words before and after periods: `Route`, `detail`. Those of the own raw value of an enumeration are empty, or `self`.
  var path: [String]
  let place: Int
  /// Whether the path ends with `rawValue`, or names an enumeration.
  var isRawValue = false
  /// Whether the path names an enumeration, all of whose values are meant: `Route(rawValue: segue.identifier)`.
  var isType = false
}

extension NameReference {
  /// Creates a use of words that are joined by periods, the last of which may be `rawValue`.
  init(_ purpose: NamePurpose, words: [String], place: Int) {
    let isRawValue = words.last == "rawValue"
    self.init(
      purpose: purpose, path: isRawValue ? words.dropLast() : words, place: place,
      isRawValue: isRawValue)
  }
}

/// The literals of a source, with what its words tell about their purpose.
struct NameSource {
  let scopes: SourceScopes
  let literals: [Int: SourceNames.Token]
  var declarations: [NameDeclaration] = []
  /// The uses of constants where names are expected.
  var references: [NameReference] = []
  /// The purposes of literals, as far as they are known.
  var purposes: [Int: NamePurpose] = [:]
  /// The enumerations and values of enumerations whose raw values literals may be, by their places.
  var rawValues: [Int: NameReference] = [:]
  /// The variables to which literals are assigned, as places.
  var assignments: [Int: NameReference] = [:]
}
