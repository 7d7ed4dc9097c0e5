package import Localization

/// The state of a translation.
public enum TranslationState: String, Hashable, Sendable, CaseIterable {
  /// The text has no translation.
  case new
  /// The translation may be wrong, for example because the text has changed since.
  case needsReview = "needs_review"
  /// The translation is complete.
  case translated

  /// Reads the state of a target in XLIFF 1.2, whose other names say what kind of work is missing.
  public init(xliff name: String) {
    switch name {
    case "new", "needs-translation": self = .new
    case _ where name.hasPrefix("needs-"): self = .needsReview
    default: self = .translated
    }
  }

  /// The name of the state in XLIFF, as Xcode writes it.
  public var xliffName: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review-l10n"
    case .translated: "translated"
    }
  }
}

/// A form of a translation for a number or a device.
public struct TranslatedForm: Hashable, Sendable {
  /// The numbers and devices that have the form, as in Xcode's exports: `plural.one`, `device.iphone`, `device.iphone.plural.one`.
  public let variation: String
  /// The text; nil if it is not translated.
  public let text: String?
  /// The state; nil if the file does not state it.
  public let state: TranslationState?

  /// Creates a form.
  public init(variation: String, text: String?, state: TranslationState? = nil) {
    self.variation = variation
    self.text = text
    self.state = state
  }
}

/// The translations of a table into one language.
public struct Translations: Hashable, Sendable {
  /// The texts by key, without those that vary.
  public var texts: [String: String]
  /// The states of texts by key, if the file states them.
  public var states: [String: TranslationState]
  /// The forms of texts that vary by number or device, by key.
  public var forms: [String: [TranslatedForm]]

  /// Creates translations.
  public init(
    _ texts: [String: String] = [:], states: [String: TranslationState] = [:],
    forms: [String: [TranslatedForm]] = [:]
  ) {
    self.texts = texts
    self.states = states
    self.forms = forms
  }

  /// Whether there are none.
  public var isEmpty: Bool { texts.isEmpty && forms.isEmpty }

  /// The keys of all translations.
  public var keys: Set<String> { Set(texts.keys).union(forms.keys) }

  /// Adds other translations, which replace those of the same keys.
  public mutating func merge(_ others: Translations) {
    for key in others.keys {
      texts[key] = others.texts[key]
      states[key] = others.states[key]
    }
    for (key, forms) in others.forms {
      let new = Set(forms.map(\.variation))
      self.forms[key] = (self.forms[key] ?? []).filter { !new.contains($0.variation) } + forms
    }
    for key in others.texts.keys { forms[key] = others.forms[key] }
  }
}

extension Translations {
  /// Reads the translations of a language in a string catalog, without those with substitutions.
  /// - Parameters:
  ///   - language: The language, as the catalog spells it.
  ///   - includesNew: Whether to read texts with the state `new`, which are not translated.
  package init(_ catalog: StringCatalog, language: String, includesNew: Bool = false) {
    self.init()
    for entry in catalog.entries {
      guard let unit = entry.localizations[language], !unit.hasSubstitutions else { continue }
      if let value = unit.value {
        let state = unit.state.flatMap { TranslationState(rawValue: $0) }
        guard includesNew || state != .new else { continue }
        texts[entry.key] = value
        states[entry.key] = state
      } else if unit.hasOnlyForms {
        let forms = unit.forms.map {
          TranslatedForm(
            variation: $0.variation, text: $0.value, state: TranslationState(rawValue: $0.state))
        }.filter { includesNew || $0.state != .new }
        if !forms.isEmpty { self.forms[entry.key] = forms }
      }
    }
  }
}
