import Diagnostics
import InterfaceBuilder
import NibFormat
package import XMLTree

// Objects that are not views.
extension ObjectWriter {
  /// Writes an object of the app, or the application.
  func writeCustomObject() {
    guard encoder.className(of: number) == "NSCustomObject" else {
      return write("NSInitializeWithInit", true)
    }
    let name = encoder.runtimeName(of: node)
    if let name, encoder.unit.root == nil {
      write("IBClassReference", object: encoder.classReference(name))
    }
    write("NSClassName", string: source.role == .application ? "NSApplication" : name ?? "NSObject")
  }

  func writeObjectController() {
    writeAppKitKeys(of: node.name)
    writeDeclaredKeys()
    let proxy = encoder.builder.addObject("_NSManagedProxy")
    write("_NSManagedProxy", object: proxy)
  }

  func writeUserDefaultsController() {
    writeAppKitKeys(of: Names.userDefaultsController)
    guard node.bool(Names.representsSharedInstance) != true else { return }
    writeDeclaredKeys()
    write("NSAppliesImmediately", node.bool(Names.appliesImmediately) ?? true)
  }

  private func writeDeclaredKeys() {
    guard let list = node.firstElement(named: Names.declaredKeys) else { return }
    let keys = list.elements.filter { $0.name == Names.string }
      .map { encoder.string($0.stringValue) }
    if !keys.isEmpty { write("NSDeclaredKeys", mutableArray: keys) }
  }

  // MARK: Formatters

  func writeDateFormatter() {
    writeAppKitKeys(of: Names.dateFormatter)
    let styles = ["none": 0, "short": 1, "medium": 2, "long": 3, "full": 4]
    let dateStyle = node[Names.dateStyle].flatMap { styles[$0] } ?? 0
    let timeStyle = node[Names.timeStyle].flatMap { styles[$0] } ?? 0
    let format = node[Names.dateFormat] ?? Self.format(dateStyle, timeStyle)
    let text = encoder.string(format)
    var entries: [(key: Int, value: Int)] = [
      (encoder.string("dateStyle"), encoder.wholeNumber(dateStyle)),
      (encoder.string("formatterBehavior"), encoder.wholeNumber(1040)),
      (encoder.string("timeStyle"), encoder.wholeNumber(timeStyle)),
    ]
    if node[Names.dateFormat] != nil {
      entries.insert((encoder.string("dateFormat"), text), at: 0)
    }
    if node.bool(Names.doesRelativeDateFormatting) == true {
      entries.append((encoder.string("doesRelativeDateFormatting"), encoder.boolNumber(true)))
    }
    write("NS.attributes", object: encoder.dictionary("NSMutableDictionary", entries))
    write("NS.format", object: text)
    write("NS.natural", node.bool(Names.allowsNaturalLanguage) ?? false)
  }

  /// Returns the United States format for a date style and a time style.
  private static func format(_ date: Int, _ time: Int) -> String {
    let dates = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
    let times = [
      "", "h:mm\u{202f}a", "h:mm:ss\u{202f}a", "h:mm:ss\u{202f}a z", "h:mm:ss\u{202f}a zzzz",
    ]
    let parts = [dates[date], times[time]].filter { !$0.isEmpty }
    return parts.joined(separator: date > 2 ? " 'at' " : ", ")
  }

  func writeNumberFormatter() {
    writeAppKitKeys(of: Names.numberFormatter)
    let format = NumberFormat(node)
    let zero = special("attributedStringForZero")
    let absent = special("attributedStringForNil")
    let wrong = special("attributedStringForNotANumber")
    var attributes = Dictionary(uniqueKeysWithValues: format.entries.map { ($0.key, $0.value) })
    attributes["attributedStringForZero"] = zero.map { .object($0) }
    attributes["attributedStringForNil"] = absent.map { .object($0) }
    attributes["attributedStringForNotANumber"] = wrong.map { .object($0) }
    let entries = attributes.inKeyOrder.map { (encoder.string($0.key), encoder.value($0.value)) }
    write("NS.attributes", object: encoder.dictionary("NSMutableDictionary", entries))
    write("NS.positiveformat", string: format.positive)
    write("NS.negativeformat", string: format.negative)
    write("NS.positiveattrs", object: nil)
    write("NS.negativeattrs", object: nil)
    write("NS.zero", object: zero)
    write("NS.nil", object: absent ?? attributed(""))
    write("NS.nan", object: wrong ?? attributed("NaN", hasAttributes: true))
    write("NS.min", object: limit("minimum"))
    write("NS.max", object: limit("maximum"))
    write("NS.rounding", object: rounding())
    write("NS.decimal", string: node[Names.decimalSeparator] ?? ".")
    write("NS.thousand", string: format.groupingSeparator ?? ",")
    write("NS.hasthousands", format.groups)
    write("NS.localized", node.bool(Names.localizesFormat) ?? true)
    write("NS.allowsfloats", node.bool(Names.allowsFloats) ?? true)
  }

  /// Returns the text for a special number as an object; nil if the document states none.
  private func special(_ property: StaticString) -> Int? {
    guard let text = node.child(property), text.name != Names.nil else { return nil }
    return attributed(plainText(of: text), hasAttributes: true)
  }

  /// Returns the text of an `attributedString` element; its attributes are lost.
  func plainText(of element: Node) -> String {
    let text = AttributedText(element)
    if text.fragments.contains(where: { !$0.attributes.isEmpty }) {
      note(element, "cannot compile the attributes of '\(element[Names.key] ?? "")' yet; left out")
    }
    return text.text
  }

  private func attributed(_ text: String, hasAttributes: Bool = false) -> Int {
    let number = encoder.builder.addObject("NSAttributedString")
    encoder.builder.add("NSString", object: encoder.string(text), to: number)
    if hasAttributes {
      let attributes = encoder.dictionary("NSDictionary", [])
      encoder.builder.add("NSAttributes", object: attributes, to: number)
    }
    return number
  }

  private func limit(_ property: StaticString) -> Int {
    guard let element = node.child(property), element.name != Names.nil else {
      return encoder.decimalNumber(.notANumber)
    }
    guard let value = DictionaryValues.Value(element) else {
      note(element, "cannot compile the formatter's \(property); left out")
      return encoder.decimalNumber(.notANumber)
    }
    return encoder.value(value)
  }

  private func rounding() -> Int {
    let number = encoder.builder.addObject("NSDecimalNumberHandler")
    encoder.builder.add("NS.roundingmode", Int64(3), to: number)
    encoder.builder.add("NS.raise.overflow", true, to: number)
    encoder.builder.add("NS.raise.underflow", true, to: number)
    encoder.builder.add("NS.raise.dividebyzero", true, to: number)
    return number
  }
}

/// The properties of a number formatter, from its element.
package struct NumberFormat {
  let node: Node

  init(_ node: Node) { self.node = node }

  /// Whether digits are grouped by thousands.
  var groups: Bool {
    node.bool(Names.usesGroupingSeparator) ?? node.bool(Names.hasThousandSeparators)
      ?? (style != 0)
  }

  /// The text between groups of digits, which formatters of Mac OS X 10.0 state under another name.
  var groupingSeparator: String? { node[Names.groupingSeparator] ?? node[Names.thousandSeparator] }

  private var style: Int {
    let styles = ["decimal": 1, "currency": 2, "percent": 3, "scientific": 4, "spellOut": 5]
    return node[Names.numberStyle].flatMap { styles[$0] } ?? 0
  }

  var positive: String { node[Names.positiveFormat] ?? usual }
  var negative: String { node[Names.negativeFormat] ?? usual }

  /// The pattern of the digits.
  private var usual: String {
    guard style != 1 else { return "#,##0.###" }
    // No number has more digits.
    let least = min(max(node.int(Names.minimumIntegerDigits) ?? 0, 0), 309)
    let most = min(max(node.int(Names.maximumIntegerDigits) ?? 42, least), 309)
    return String(repeating: "#", count: most - least)
      + String(repeating: "0", count: least)
  }

  /// The attributes that differ from those of a new formatter, and those that are always written, by name.
  var entries: [(key: String, value: DictionaryValues.Value)] {
    var entries: [String: DictionaryValues.Value] = [
      "allowsFloats": .bool(node.bool(Names.allowsFloats) ?? true),
      "alwaysShowsDecimalSeparator": .bool(node.bool(Names.alwaysShowsDecimalSeparator) ?? false),
      "formatterBehavior": .integer(node[Names.formatterBehavior] == "10_0" ? 1000 : 1040),
      "generatesDecimalNumbers": .bool(false),
      "lenient": .bool(node.bool(Names.lenient) ?? false),
      "numberStyle": .integer(style), "roundingMode": .integer(4),
      "usesGroupingSeparator": .bool(groups), "paddingPosition": .integer(0),
      "nilSymbol": .text(""), "secondaryGroupingSize": .integer(0),
    ]
    for (name, key, usual) in Self.numbers {
      entries[key] = .integer(node.int(name) ?? usual)
    }
    if node.child("negativeInfinitySymbol") == nil {
      entries["negativeInfinitySymbol"] = .text("-∞")
    }
    if node.child("positiveInfinitySymbol") == nil {
      entries["positiveInfinitySymbol"] = .text("+∞")
    }
    for (name, key) in Self.texts where node[name] != nil {
      entries[key] = .text(node[name] ?? "")
    }
    if let separator = groupingSeparator { entries["groupingSeparator"] = .text(separator) }
    for limit in ["minimum", "maximum"] {
      guard let value = node.child(keyed: limit).flatMap({ DictionaryValues.Value($0) }) else {
        continue
      }
      if case .decimal(.notANumber) = value { continue }
      entries[limit] = value
    }
    return entries.inKeyOrder.map { ($0.key, $0.value) }
  }

  /// The attributes with whole numbers, their names in nibs, and the values of a new formatter.
  package static let numbers: [(Name, String, Int)] = [
    (Names.formatWidth, "formatWidth", -1), (Names.groupingSize, "groupingSize", 3),
    (Names.maximumFractionDigits, "maximumFractionDigits", 0),
    (Names.maximumIntegerDigits, "maximumIntegerDigits", 42),
    (Names.minimumFractionDigits, "minimumFractionDigits", 0),
    (Names.minimumIntegerDigits, "minimumIntegerDigits", 0),
  ]

  /// The attributes with texts, and their names in nibs.
  package static let texts: [(Name, String)] = [
    (Names.positiveFormat, "positiveFormat"), (Names.negativeFormat, "negativeFormat"),
    (Names.currencySymbol, "currencySymbol"),
    (Names.internationalCurrencySymbol, "internationalCurrencySymbol"),
    (Names.groupingSeparator, "groupingSeparator"), (Names.decimalSeparator, "decimalSeparator"),
    (Names.currencyDecimalSeparator, "currencyDecimalSeparator"),
    (Names.currencyGroupingSeparator, "currencyGroupingSeparator"),
    (Names.paddingCharacter, "paddingCharacter"), (Names.nilSymbol, "nilSymbol"),
    (Names.notANumberSymbol, "notANumberSymbol"), (Names.zeroSymbol, "zeroSymbol"),
    (Names.positivePrefix, "positivePrefix"), (Names.positiveSuffix, "positiveSuffix"),
    (Names.negativePrefix, "negativePrefix"), (Names.negativeSuffix, "negativeSuffix"),
    (Names.exponentSymbol, "exponentSymbol"), (Names.percentSymbol, "percentSymbol"),
    (Names.perMillSymbol, "perMillSymbol"), (Names.plusSign, "plusSign"),
    (Names.minusSign, "minusSign"),
  ]
}
