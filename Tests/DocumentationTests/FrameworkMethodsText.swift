/// The tables of UIKit's methods by their Objective-C names, as the compiler's symbol graph has them.
struct FrameworkMethodsText {
  let graph: SymbolGraph

  // MARK: Names

  /// The names that Swift's importer shortens in a way that the types of the parameters do not tell.
  private static let names = [
    "addChild(_:)": "addChildViewController:", "show(_:sender:)": "showViewController:sender:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "prepare(for:sender:)": "prepareForSegue:sender:", "draw(_:)": "drawRect:",
    "draw(_:for:)": "drawRect:forViewPrintFormatter:", "draw(in:)": "drawInContext:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "removeFromParent()": "removeFromParentViewController",
    "sendActions(for:)": "sendActionsForControlEvents:",
    "setDate(_:animated:)": "setDate:animated:", "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
    "require(toFail:)": "requireGestureRecognizerToFail:",
    "addLine(to:)": "addLineToPoint:", "move(to:)": "moveToPoint:", "append(_:)": "appendPath:",
    "apply(_:)": "applyTransform:", "viewWithTag(_:)": "viewWithTag:",
    "isDescendant(of:)": "isDescendantOfView:", "setOn(_:animated:)": "setOn:animated:",
    "setLeftBarButton(_:animated:)": "setLeftBarButtonItem:animated:",
    "setRightBarButton(_:animated:)": "setRightBarButtonItem:animated:",
    "pushItem(_:animated:)": "pushNavigationItem:animated:",
    "popItem(animated:)": "popNavigationItemAnimated:",
    "constraintsAffectingLayout(for:)": "constraintsAffectingLayoutForAxis:",
    "sizeThatFits(_:)": "sizeThatFits:", "touches(for:)": "touchesForView:",
    "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "insertSubview(_:at:)": "insertSubview:atIndex:",
    "insertArrangedSubview(_:at:)": "insertArrangedSubview:atIndex:",
    "exchangeSubview(at:withSubviewAt:)": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    "action(for:forKey:)": "actionForLayer:forKey:",
    "add(_:forKey:)": "addAnimation:forKey:",
    "setTitleTextAttributes(_:for:)":
      "setTitleTextAttributes:forState:",
  ]

  private static let prepositions: Set<String> = [
    "after", "at", "before", "by", "for", "from", "in", "of", "on", "to", "using", "with",
  ]

  /// The Objective-C name of a method that Swift has imported.
  ///
  /// The importer drops the name of a type after a preposition: `title(for:)` with a `UIControl.State` is `titleForState:`.
  /// Source: Apple's page "Importing Objective-C into Swift", and Swift's evolution proposal 5.
  static func selector(of method: SymbolGraph.Method) -> String {
    if let name = names[method.name] { return name }
    let base = String(method.name.prefix { $0 != "(" })
    let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":")
      .map(String.init)
    var name = base
    for (position, label) in labels.enumerated() {
      var part = label == "_" ? "" : label
      let last = lastWord(of: part)
      if prepositions.contains(last) { part += noun(of: method.parameters[position]) }
      name += (position == 0 ? capitalized(part) : part) + ":"
    }
    return name
  }

  private static func lastWord(of label: String) -> String {
    let start = label.lastIndex { $0.isUppercase } ?? label.startIndex
    return label[start...].lowercased()
  }

  /// The words of a type's name that the importer drops: `IndexPath`, `View` of `UIView?`, `ControlEvents` of
  /// `UIControl.Event`.
  private static func noun(of type: String) -> String {
    let plain = type.filter { $0 != "?" && $0 != "!" }.replacing("any ", with: "")
    switch plain {
    case "Int": return "Index"
    case "UIControl.Event": return "ControlEvents"
    case "CGPoint": return "Point"
    case "CGRect": return "Rect"
    case "CGSize": return "Size"
    case "String", "Bool", "CGFloat", "Double", "Any", "TimeInterval": return ""
    default:
      let name = plain.split(separator: ".").last.map(String.init) ?? plain
      let isPrefixed = ["UI", "NS", "CA", "CG", "WK"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
      }
      return name.allSatisfy { $0.isLetter }
        ? String(isPrefixed ? name.dropFirst(2) : name[...]) : ""
    }
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: Methods

  /// The editing commands, which UIKit's responders do not have: they are declared so that subclasses can override them.
  private var commands: Set<String> {
    Set(
      graph.methods.filter { $0.owner == "UIResponder" && $0.parameters == ["Any?"] }.map(\.name)
        .filter { $0.hasSuffix("(_:)") })
  }

  /// Whether a class inherits from `NSObject`.
  private func isObject(_ name: String) -> Bool {
    var current: String? = name
    while let next = current {
      if next == "NSObject" { return true }
      current = graph.rows[next]?.superclass
    }
    return false
  }

  /// The methods that code can call by name, by their class.
  private var callable: [String: [String: SymbolGraph.Method]] {
    let commands = commands
    var found: [String: [String: SymbolGraph.Method]] = [:]
    for method in graph.methods
    where method.isPlain && method.parameters.count <= 2 && isObject(method.owner)
      && graph.names.contains(String(method.owner.prefix { $0 != "." }))
      && !graph.defaulted.contains(method.name) && method.parameters.allSatisfy(Self.isObjective)
      && !(method.owner == "UIResponder" && commands.contains(method.name))
    {
      let selector = Self.selector(of: method)
      if found[method.owner]?[selector] != nil {
        // Methods that differ only in their types have names that nothing here tells.
        found[method.owner]?[selector] = .none
        found[method.owner, default: [:]]["-" + selector] = method
      } else if found[method.owner]?["-" + selector] == nil {
        found[method.owner, default: [:]][selector] = method
      }
    }
    let own = found.mapValues { $0.filter { !$0.key.hasPrefix("-") } }
    // A call of a superclass's method reaches an override.
    return own.reduce(into: [:]) { table, entry in
      let methods = entry.value.filter { selector, _ in
        !superclasses(of: entry.key).contains { own[$0]?[selector] != nil }
      }
      if !methods.isEmpty { table[entry.key] = methods }
    }
  }

  private func superclasses(of name: String) -> [String] {
    Array(sequence(first: name) { graph.rows[$0]?.superclass }.dropFirst())
  }

  /// Whether Objective-C can pass a value of a type.
  private static func isObjective(_ type: String) -> Bool {
    !["->", "inout", "Unsafe", "...", "some ", "Self", "KeyPath"].contains { type.contains($0) }
  }

  /// The source of the table that calls methods.
  var calls: String {
    let classes = callable.sorted { $0.key < $1.key }
    let functions = classes.map { name, methods in
      let lines = methods.sorted { $0.key < $1.key }.map { selector, method in
        "    add(\"\(selector)\") { \(Self.call(of: method)) }"
      }
      return "  private func \(Self.function(name))() {\n    let add = adder(of: \(name).self)\n"
        + lines.joined(separator: "\n") + "\n  }"
    }
    let cases = classes.map { name, _ in
      "    ObjectIdentifier(\(name).self): { $0.\(Self.function(name))() },"
    }
    return """
      // Generated by the tests from the compiler's symbol graph of HeadlessUIKit. Do not edit;
      // `UPDATE_GOLDEN=1 swift test --filter FrameworkMethodsTable` writes it.
      // swift-format-ignore-file

      import Foundation

      /// The functions that fill the tables, one for each class.
      extension FrameworkMethods {
        static let classes: [ObjectIdentifier: @MainActor (FrameworkMethods) -> Void] = [
      \(cases.joined(separator: "\n"))
        ]

      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  private static func function(_ name: String) -> String { "_" + name.filter { $0 != "." } }

  private static func call(of method: SymbolGraph.Method) -> String {
    let base = method.name.prefix { $0 != "(" }
    let labels = method.name.dropFirst(base.count + 1).dropLast().split(separator: ":")
    guard !labels.isEmpty else { return "object, _ in object.\(base)()" }
    let arguments = zip(labels, method.parameters).enumerated().map { position, argument in
      (argument.0 == "_" ? "" : "\(argument.0): ") + "given(\(position)) as \(argument.1)"
    }
    return "object, given in try object.\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// The source of the rewriter's list of names.
  var names: String {
    var found: [String: String] = [:]
    for method in graph.methods where !method.owner.isEmpty && method.isPlain {
      guard isObject(method.owner) || graph.rows[method.owner]?.isProtocol == true,
        graph.names.contains(String(method.owner.prefix { $0 != "." }))
      else { continue }
      let selector = Self.selector(of: method)
      // Of two names, the one of methods without dropped words is the rule.
      found[method.name] = found[method.name].map { min($0, selector) } ?? selector
    }
    let commands = commands.sorted()
    return """
      // Generated by the tests from the compiler's symbol graph of HeadlessUIKit. Do not edit;
      // `UPDATE_GOLDEN=1 swift test --filter FrameworkMethodsTable` writes it.
      // swift-format-ignore-file

      /// The names that UIKit's methods have in Objective-C.
      enum FrameworkSelectors {
        /// One method a line: its name with labels, and its selector.
        static let rows = \"""
      \(found.sorted { $0.key < $1.key }.map { "    \($0) \($1)" }.joined(separator: "\n"))
          \"""

        /// The commands that UIKit's responders do not implement, but that subclasses can override.
        static let commands: Set<String> = [
      \(commands.map { "    \"\($0)\"," }.joined(separator: "\n"))
        ]
      }

      """
  }
}
