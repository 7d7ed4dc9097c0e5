#if SourceChecks
  import AppSymbols
  import SwiftSyntax

  /// The names that skeletons may use, and the values that their members return.
  struct SkeletonNames: Sendable {
    /// The types that the module declares.
    var table: DeclarationTable
    let available: AvailableNames
    /// The modules of the package, in addition to those of every test package.
    var modules: Set<String>
    /// The information in documents about classes.
    let hints: ClassHints
    /// The library classes that are replaced by stand-ins.
    var libraries: Set<String>
    /// Whether stand-ins declare the types of libraries.
    var hasStandIns = false

    /// The way in which objects of a class are created.
    enum Root: Hashable, Sendable {
      case view, tableCell, controller, object, none, unknown

      /// The call of a superclass's initializer; nil if no such initializer is known.
      var initialization: String? {
        switch self {
        case .view: "self.init(frame: .zero)"
        case .tableCell: "self.init(style: .default, reuseIdentifier: nil)"
        case .controller: "self.init(nibName: nil, bundle: nil)"
        case .object: "self.init()"
        case .none, .unknown: nil
        }
      }

      /// The initializer that subclasses override, and the call with which another one can take its place; empty if no
      /// such initializer is known.
      var designated: [(text: String, call: String)] {
        switch self {
        case .view:
          [
            (
              "public override init(frame: CGRect) { super.init(frame: frame) }",
              "super.init(frame: .zero)"
            )
          ]
        case .tableCell:
          [
            (
              "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }",
              "super.init(style: .default, reuseIdentifier: nil)"
            )
          ]
        case .controller:
          [
            (
              "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
              "super.init(nibName: nil, bundle: nil)"
            )
          ]
        case .object: [("public override init() { super.init() }", "super.init()")]
        case .none, .unknown: []
        }
      }
    }

    /// Returns whether a module can be imported.
    func hasModule(_ name: String) -> Bool {
      AvailableNames.hasModule(name) || modules.contains(name)
    }

    /// Returns whether a name is that of a type, a generic parameter or a module.
    func isKnown(_ name: String, _ generics: Set<String>) -> Bool {
      generics.contains(name) || table.types[name] != nil || available.hasType(name)
        || hasModule(name)
    }

    private static let attributes: Set<String> = [
      "escaping", "autoclosure", "MainActor", "Sendable", "objc", "IBOutlet", "IBAction",
    ]

    /// Returns whether all types in a piece of code are known.
    func areKnown(in node: some SyntaxProtocol, _ generics: Set<String>) -> Bool {
      var last: TokenKind?
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind {
          if last == .atSign {
            guard Self.attributes.contains(name) else { return false }
          } else if last != .period, name.unicodeScalars.first?.properties.isUppercase == true,
            !isKnown(name, generics)
          {
            return false
          }
        }
        last = token.tokenKind
      }
      return true
    }

    /// Returns the superclass of a class's skeleton: the class's own superclass if the package contains it, otherwise
    /// the closest UIKit class that documents and names suggest.
    func superclass(of name: String, written: TypeSyntax, _ generics: Set<String>) -> String? {
      let base = SkeletonText.baseName(of: written)
      if libraries.contains(base) {
        return hasStandIns && areKnown(in: written, generics) ? SkeletonText.line(written) : base
      }
      switch table.types[base] {
      case .classType, .alias:
        return areKnown(in: written, generics) ? SkeletonText.line(written) : base
      case .structure, .enumeration, .protocolType: return nil
      case nil: break
      }
      if available.isClass(base) { return SkeletonText.line(written) }
      if available.hasType(base) { return nil }
      return hints.nearestClass(of: name)
    }

    /// Returns the way in which objects of a class are created.
    func root(of name: String) -> Root {
      var next = name
      for _ in 0..<32 {
        switch table.types[next] {
        case .classType(let parent?):
          if table.types[parent] == nil, !available.isClass(parent) {
            // Only protocols, or a library's class.
            if available.isProtocol(parent) { return .none }
            next = hints.nearestClass(of: next)
          } else if case .protocolType = table.types[parent] {
            return .none
          } else {
            next = parent
          }
        case .classType(nil): return .none
        case .structure, .enumeration, .protocolType, .alias: return .unknown
        case nil: return frameworkRoot(next)
        }
      }
      return .unknown
    }

    /// Returns whether a class of the module has a superclass in it.
    func hasSuperclass(_ name: String) -> Bool {
      guard case .classType(let parent?) = table.types[name], case .classType = table.types[parent]
      else { return false }
      return true
    }

    /// Returns a class and its superclasses as far as the module declares them, and the first one that it does not.
    private func lineage(of name: String) -> [String] {
      var found = [name]
      while found.count < 32, case .classType(let parent?) = table.types[found[found.count - 1]] {
        found.append(parent)
      }
      return found
    }

    /// Returns whether a class is another one or inherits from it, or may do so, because not all superclasses are known.
    private func mayInherit(_ name: String, from ancestor: String) -> Bool {
      let lineage = lineage(of: name)
      guard let last = lineage.last, table.types[last] == nil, available.isClass(last) else {
        return true
      }
      return lineage.contains(ancestor) || available.lineage(of: last).contains(ancestor)
    }

    /// Returns the class that documents connect to an outlet of a class; nil if the outlet's type fits. The Objective-C
    /// runtime does not compare the two.
    func connectedClass(of outlet: String, in owner: String, declared: String) -> String? {
      let users = (hints.destinations[outlet] ?? [:]).filter { user, classes in
        lineage(of: user).contains(owner)
          && !classes.allSatisfy { mayInherit($0, from: declared) }
      }
      return users.keys.min().flatMap { hints.outlets[$0]?[outlet] }
    }

    /// Returns the nearest framework class from which a class of the module inherits.
    func frameworkClass(above name: String) -> String? {
      var next = name
      for _ in 0..<32 {
        guard case .classType(let parent?) = table.types[next] else {
          return table.types[next] == nil && available.isClass(next) ? next : nil
        }
        next = parent
      }
      return nil
    }

    private func frameworkRoot(_ name: String) -> Root {
      let lineage = available.lineage(of: name)
      if lineage.contains("UITableViewCell") { return .tableCell }
      if !lineage.contains(where: Self.uncreatable.contains) {
        if lineage.contains("UIView") { return .view }
        if lineage.contains("UIViewController") { return .controller }
      }
      return name == "NSObject" ? .object : .unknown
    }

    /// Classes whose objects cannot be created from only a frame or a nib name.
    private static let uncreatable: Set<String> = [
      "UICollectionView", "UICollectionViewController", "UIPageViewController",
      "UISearchController",
      "UIVisualEffectView", "UITableViewHeaderFooterView", "UITableViewController",
      "UIAlertController",
    ]

    // MARK: Values

    /// Returns a value of a type, or nil if no such value is known.
    func value(of type: TypeSyntax) -> String? {
      // Bounded: SwiftNesting limits the depth before the code is parsed.
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
      case .arrayType: return "[]"
      case .dictionaryType: return "[:]"
      case .attributedType(let type): return value(of: type.baseType)
      case .tupleType(let type):
        let values = type.elements.map { element in value(of: element.type) }
        guard !values.contains(nil) else { return nil }
        return "(" + values.compactMap { $0 }.joined(separator: ", ") + ")"
      case .functionType(let type):
        let names = type.parameters.map { _ in "_" }.joined(separator: ", ")
        guard let result = value(of: type.returnClause.type) else { return nil }
        return names.isEmpty ? "{ \(result) }" : "{ \(names) in \(result) }"
      case .identifierType(let type): return value(named: type.name.text, type)
      case .memberType(let type):
        guard case .enumeration(let first?) = table.types[type.name.text] else { return nil }
        return "\(SkeletonText.line(type)).\(first)"
      default: return nil
      }
    }

    private func value(named name: String, _ type: IdentifierTypeSyntax) -> String? {
      switch table.types[name] {
      case .enumeration(let first): return first.map { "\(name).\($0)" }
      case .classType:
        return root(of: name) == .unknown || type.genericArgumentClause != nil ? nil : "\(name)()"
      case .structure, .protocolType, .alias: return nil
      case nil: break
      }
      if let value = Self.values[name] { return value }
      return [.view, .tableCell, .controller].contains(frameworkRoot(name)) ? "\(name)()" : nil
    }

    private static let values: [String: String] = {
      var values: [String: String] = [:]
      let groups: [(String, String)] = [
        (
          "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat TimeInterval NSInteger",
          "0"
        ),
        ("Bool", "false"), ("String Substring", "\"\""), ("Void", "()"), ("Optional", "nil"),
        ("Array Set ContiguousArray", "[]"), ("Dictionary", "[:]"),
        ("CGRect CGPoint CGSize UIEdgeInsets UIOffset NSDirectionalEdgeInsets", ".zero"),
        ("CGAffineTransform", ".identity"),
        ("URL", "URL(fileURLWithPath: \"/\")"), ("UIColor", "UIColor.black"),
        ("UIFont", "UIFont.systemFont(ofSize: 17)"),
        ("Date", "Date(timeIntervalSinceReferenceDate: 0)"),
        ("NSString", "NSString(string: \"\")"),
      ]
      for (names, value) in groups {
        for name in names.split(separator: " ") { values[String(name)] = value }
      }
      let created = """
        Data UUID IndexPath IndexSet UIImage DateFormatter NumberFormatter NSAttributedString
        NSMutableAttributedString DateComponents URLComponents NSObject CharacterSet
        """
      for name in created.split(whereSeparator: \.isWhitespace) {
        values[String(name)] = "\(name)()"
      }
      return values
    }()
  }
#endif
