#if SourceChecks
  import IBLintSources

  /// The names that Objective-C declarations may use.
  struct ImportedScope {
    /// Whether the package has a type with a Swift name.
    var isKnown: (String) -> Bool
    /// The Swift names of classes, protocols and other types that headers rename.
    var renamed: [String: String] = [:]
    /// The Swift names of the app's protocols.
    var protocols: [String: String] = [:]
    /// A value of each of the app's enumerations, by Swift name.
    var enumerations: [String: String] = [:]
    /// The app's sets of options, by Swift name.
    var options: Set<String> = []
    /// The app's structures, by Swift name.
    var structures: Set<String> = []
    /// The types that the app's type definitions name.
    var aliases: [String: ObjectiveCType] = [:]
    /// The Swift types of these types: type definitions may name each other, so that each is imported once.
    var meanings: [String: ImportedType] = [:]
    /// The type definitions that are structures in Swift.
    var wrappers: Set<String> = []
    /// The types that public declarations cannot name: those of Swift sources, and what names them.
    var internalNames: Set<String> = []

    init(isKnown: @escaping (String) -> Bool) { self.isKnown = isKnown }

    /// Returns `public ` for a declaration, as all that headers declare is public, unless it names an internal type.
    func access(_ declaration: String) -> String { isPublic(declaration) ? "public " : "" }

    func isPublic(_ declaration: String) -> Bool {
      let words = declaration.split { !($0 == "_" || $0.isLetter || $0.isNumber) }
      return !words.contains { internalNames.contains(String($0)) }
    }

    /// Returns the Swift name of a class or another type of the app or of a framework, or nil if the package does not have
    /// it.
    func type(named name: String) -> String? {
      let swift = renamed[name] ?? name
      return isKnown(swift) ? swift : nil
    }

    /// Returns the Swift name of a protocol, or nil if the package does not have it.
    func protocolType(named name: String) -> String? {
      if name == "NSObject" { return "NSObjectProtocol" }
      return protocols[name] ?? type(named: name)
    }
  }

  /// The Swift type for an Objective-C type.
  struct ImportedType {
    /// The places of types.
    enum Place {
      case result, parameter
      /// A type argument, or a part of a closure's type.
      case inside
    }

    /// The type without a mark for nil.
    var text: String
    /// Whether the value may be nil.
    var isPointer = false
    var nullability = ObjectiveCType.Nullability.nonnull
    /// The zero or empty value of the type if it cannot be nil, or nil if there is none.
    var plainValue: String?
    var isFunction = false
    var isNoEscape = false

    /// Whether a closure or several protocols need parentheses before a mark.
    private var isCompound: Bool { text.contains("->") || text.contains(" & ") }

    /// The type as a declaration writes it.
    func text(in place: Place) -> String {
      let marked = isCompound ? "(\(text))" : text
      guard isPointer else { return text }
      switch nullability {
      case .nullable: return marked + "?"
      case .unspecified: return marked + (place == .inside ? "?" : "!")
      case .nonnull:
        return place == .parameter && isFunction && !isNoEscape ? "@escaping \(text)" : text
      }
    }

    /// Whether a value of the type can be nil.
    var canBeNil: Bool { isPointer && nullability != .nonnull }

    /// The value that a skeleton returns, or nil if there is none.
    var value: String? { canBeNil ? "nil" : plainValue }
  }
#endif
