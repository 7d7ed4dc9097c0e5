import InterfaceBuilder
import NibCompiler
import NibFormat
import XMLTree

// Formatters, and controls whose values are lists of cells.
extension AppKitDecoder {
  func writeDateFormat(_ object: Int, _ element: DraftElement) {
    let attributes = attributes(of: object, element)
    let styles = ["none", "short", "medium", "long", "full"]
    for name in ["dateStyle", "timeStyle"] {
      // A formatter without a style has none.
      if let style = attributes[name]?.integer, style > 0, style < styles.count {
        element[name] = styles[style]
      }
    }
    // Formatters of old systems have only the format.
    let own = attributes.isEmpty ? reader.text("NS.format", of: object) : nil
    element["dateFormat"] = attributes["dateFormat"]?.text ?? own
    if attributes["doesRelativeDateFormatting"]?.truth == true {
      element["doesRelativeDateFormatting"] = "YES"
    }
    if reader.flag("NS.natural", of: object) { element["allowsNaturalLanguage"] = "YES" }
    report(
      attributes,
      besides: [
        "dateStyle", "timeStyle", "dateFormat", "doesRelativeDateFormatting", "formatterBehavior",
      ])
  }

  func writeNumberFormat(_ object: Int, _ element: DraftElement) {
    let attributes = attributes(of: object, element)
    var known: Set = [
      "formatterBehavior", "generatesDecimalNumbers", "roundingMode", "paddingPosition",
      "secondaryGroupingSize", "negativeInfinitySymbol", "positiveInfinitySymbol", "minimum",
      "maximum", "numberStyle",
    ]
    let styles = ["none", "decimal", "currency", "percent", "scientific", "spellOut"]
    let style = attributes["numberStyle"]?.integer ?? 0
    if style > 0, style < styles.count { element["numberStyle"] = styles[style] }
    for (name, key, usual) in NumberFormat.numbers {
      known.insert(key)
      if let number = attributes[key]?.integer, number != usual {
        element[Vocabulary.interfaceBuilder.spelling(of: name)] = "\(number)"
      }
    }
    for (name, key) in NumberFormat.texts {
      known.insert(key)
      if let text = attributes[key]?.text, !text.isEmpty {
        element[Vocabulary.interfaceBuilder.spelling(of: name)] = text
      }
    }
    for name in ["negativeInfinitySymbol", "positiveInfinitySymbol"]
    where !attributes.isEmpty && attributes[name] == nil {
      element.children.append(DraftElement("nil", ["key": name]))
    }
    for (name, key, usual) in [
      ("allowsFloats", "NS.allowsfloats", true), ("localizesFormat", "NS.localized", true),
      ("usesGroupingSeparator", "NS.hasthousands", style != 0),
      ("alwaysShowsDecimalSeparator", "", false), ("lenient", "", false),
    ] {
      known.insert(name)
      let truth = attributes[name]?.truth ?? reader.values(of: object)[key]?.truth ?? usual
      if truth != usual { element[name] = truth ? "YES" : "NO" }
    }
    if attributes.isEmpty {
      // Formatters of old systems have only the formats.
      for (key, name) in [
        ("NS.positiveformat", "positiveFormat"), ("NS.negativeformat", "negativeFormat"),
      ] {
        if let text = reader.text(key, of: object), !text.isEmpty { element[name] = text }
      }
    }
    // A formatter without these symbols says so.
    for symbol in ["negativeInfinitySymbol", "positiveInfinitySymbol"]
    where !attributes.isEmpty && attributes[symbol] == nil {
      element.children.append(DraftElement("nil", ["key": symbol]))
    }
    for (key, name) in [("NS.min", "minimum"), ("NS.max", "maximum")] {
      // The value that is not a number represents a missing limit.
      guard let limit = reader.object(key, of: object), decimal(limit) != .notANumber else {
        continue
      }
      value(limit, key: name).map { element.children.append($0) }
    }
    report(attributes, besides: known)
  }

  /// Returns the attributes of a formatter by name.
  private func attributes(of object: Int, _ element: DraftElement) -> [String: DraftElement] {
    let attributes = values("NS.attributes", of: object)
    switch attributes["formatterBehavior"]?.integer {
    case 1000: element["formatterBehavior"] = "10_0"
    case 1040: element["formatterBehavior"] = "default10_4"
    default: break
    }
    return attributes
  }

  /// Returns the values of a dictionary by name.
  private func values(_ key: String, of object: Int) -> [String: DraftElement] {
    guard let dictionary = reader.object(key, of: object) else { return [:] }
    var values: [String: DraftElement] = [:]
    for entry in reader.entries(of: dictionary) {
      guard let name = reader.text(entry.key) else { continue }
      values[name] = value(entry.value, key: name)
    }
    return values
  }

  private func report(_ attributes: [String: DraftElement], besides known: Set<String>) {
    for name in attributes.keys where !known.contains(name) {
      losses.add("'\(name)' of formatters")
    }
  }

  /// Writes the preferences of an old web view, which a nib lists by name if they differ from those of a new one.
  func writeWebPreferences(_ object: Int, _ element: DraftElement) {
    element["identifier"] = reader.text("Identifier", of: object)
    let values = values("Values", of: object)
    var known: Set<String> = []
    for (name, key, _) in OldWebPreferences.sizes {
      known.insert(key)
      element[Vocabulary.interfaceBuilder.spelling(of: name)] = values[key]?["value"]
    }
    for (name, key) in OldWebPreferences.flags {
      known.insert(key)
      guard values[key]?.truth == false else { continue }
      element[Vocabulary.interfaceBuilder.spelling(of: name)] = "NO"
    }
    for name in values.keys where !known.contains(name) {
      losses.add("'\(name)' of web preferences")
    }
  }

  /// Writes the cells of a matrix, which a document lists by columns, and a nib by rows.
  func writeMatrix(_ object: Int, _ element: DraftElement, seed: UInt64) {
    for (key, property) in [
      ("NSCellSize", "cellSize"), ("NSIntercellSpacing", "intercellSpacing"),
    ] {
      if let numbers = reader.geometry(key, of: object), numbers.count == 2 {
        element.children.append(ValueElements.size(numbers, key: property))
      }
    }
    if let cell = reader.object("NSProtoCell", of: object),
      let prototype = self.element(for: cell, seed: seed)
    {
      prototype["key"] = "prototype"
      element.children.append(prototype)
    }
    let cells = reader.members("NSCells", of: object)
    let count = min(reader.integer("NSNumCols", of: object) ?? 0, cells.count)
    guard count > 0 else { return }
    let columns = (0..<count).map { _ in DraftElement("column") }
    for (place, cell) in cells.enumerated() {
      if let child = self.element(for: cell, seed: seed) {
        columns[place % count].children.append(child)
      }
    }
    element.container("cells").children += columns
  }
}

extension DraftElement {
  /// The whole number that the element of a value states.
  fileprivate var integer: Int? {
    self["value"].flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0) } }
  }

  /// The Boolean value that the element of a value states.
  fileprivate var truth: Bool? { self["value"].map { $0 == "YES" || $0 == "1" } }
}
