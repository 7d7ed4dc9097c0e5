import NibFormat

/// The kind of an entry in a nib's class table.
@MainActor
enum NibClassKind {
  /// A string, number or collection.
  case value(NibValueClass)
  /// A placeholder, such as File's Owner, First Responder or an external object.
  case proxy
  /// An object of a custom class.
  case swapper
  /// A class that is implemented here.
  case framework(any NibMade.Type)
  /// A class whose objects are provided by another nib or storyboard.
  case replacement(any NibMade.Type)
  case unknown

  /// Determines the kind of an object's class.
  init(of object: Int, in graph: NibGraph) {
    let name = graph.className(of: object)
    if let value = NibValueClass(rawValue: name) {
      self = .value(value)
    } else if name == "UIProxyObject" {
      self = .proxy
    } else if name == "UIClassSwapper" {
      self = .swapper
    } else {
      var type = ClassRegistry.frameworkClass(named: name)
      for fallback in graph.fallbackClassNames(of: object) where type == nil {
        type = ClassRegistry.frameworkClass(named: fallback)
      }
      guard let type else {
        self = .unknown
        return
      }
      self = type is any NibReplacement.Type ? .replacement(type) : .framework(type)
    }
  }
}
