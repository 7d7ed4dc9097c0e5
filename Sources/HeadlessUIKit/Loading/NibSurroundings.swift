import Foundation

/// What a nib does not hold and its objects need: the owner, objects handed in, the bundle.
@MainActor
struct NibSurroundings {
  /// The object behind the placeholder File's Owner; a plain one where the caller gave none.
  var owner: Any?
  /// Objects by the identifiers of their placeholders.
  var externalObjects: [String: Any] = [:]
  /// The bundle that images and strings are looked up in.
  var bundle: Bundle?
  /// The nib's name, which its table of strings has too.
  var nibName: String?
  /// Whether classes of the app are looked for; else the classes they stand on take their place.
  var makesCustomObjects = true
  /// Modules that a class without one is looked for in.
  var modules: [String] = []

  /// The object behind a placeholder: nil for the First Responder, and for one that nobody handed in.
  func object(forProxy identifier: String) -> Any? {
    switch identifier {
    case "IBFilesOwner": owner
    case "IBFirstResponder": nil
    default: externalObjects[identifier]
    }
  }

  /// A string in the language of the bundle, or as it was written.
  func localizedString(_ key: String, _ development: String) -> String {
    guard let bundle, let nibName else { return development }
    return bundle.localizedString(forKey: key, value: development, table: nibName)
  }
}
