import Localization

/// The change of one text of a string catalog by an import.
enum CatalogChange {
  /// The text stays, because it is the same, or is not translated.
  case none
  /// The text stays, because the catalog has it in a form that the import would lose, or that is not read.
  case impossible
  /// A new text, or new forms together with the old ones.
  case text(StringCatalogText)

  /// Determines the change of a text.
  /// - Parameters:
  ///   - old: The text of the catalog; nil if there is none.
  init(
    of key: String, to translations: Translations, from old: StringCatalog.Unit?,
    in language: String
  ) {
    if let value = translations.texts[key] {
      self.init(value, translations.states[key], from: old, in: language)
    } else if let forms = translations.forms[key] {
      self.init(forms, from: old, in: language)
    } else {
      self = .none
    }
  }

  private init(
    _ value: String, _ stated: TranslationState?, from old: StringCatalog.Unit?,
    in language: String
  ) {
    let state = Self.state(stated, of: value, from: old?.value, old?.state)
    guard old?.value != value || old?.state != state else {
      self = .none
      return
    }
    // A text with variations is left unchanged.
    guard old == nil || old?.value != nil else {
      self = .impossible
      return
    }
    self = .text(StringCatalogText(language: language, state: state, value: value))
  }

  private init(
    _ forms: [TranslatedForm], from old: StringCatalog.Unit?, in language: String
  ) {
    let known = old?.forms ?? []
    var merged = known
    var places = Dictionary(
      known.enumerated().map { ($0.element.variation, $0.offset) }, uniquingKeysWith: min)
    for form in forms {
      guard let value = form.text else { continue }
      let index = places[form.variation]
      let before = index.map { merged[$0] }
      let new = StringCatalogForm(
        variation: form.variation,
        state: Self.state(form.state, of: value, from: before?.value, before?.state), value: value)
      if let index {
        merged[index] = new
      } else {
        places[form.variation] = merged.count
        merged.append(new)
      }
    }
    guard merged != known else {
      self = .none
      return
    }
    // Forms that the catalog has are edited in place. Others replace the text as a whole.
    let isEdit = merged.count == known.count
    let isPossible =
      isEdit || (old?.isReplaceable ?? true) && StringCatalogForm.areComplete(merged)
    self =
      isPossible ? .text(StringCatalogText(language: language, forms: merged)) : .impossible
  }

  /// Returns the state of a translation: the one that is stated, or else the old one of an equal text for review.
  private static func state(
    _ stated: TranslationState?, of value: String, from old: String?, _ oldState: String?
  ) -> String {
    let review = TranslationState.needsReview.rawValue
    return stated?.rawValue
      ?? (old == value && oldState == review ? review : TranslationState.translated.rawValue)
  }
}
