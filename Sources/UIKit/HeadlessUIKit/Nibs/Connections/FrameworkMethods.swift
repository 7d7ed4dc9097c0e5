import ObjectFields

/// The Objective-C names of UIKit's own methods, such as `endEditing:`, for code that calls methods by name.
///
/// `FrameworkMethods+Classes.swift` lists the methods of each class that `perform(_:with:with:)` can call: those with
/// at most two parameters and without closures.
@MainActor
final class FrameworkMethods {
  private var methods: [String: NibAction] = [:]

  private static let tables = MemoTable<ObjectIdentifier, [String: NibAction]>()

  private init() {}

  /// Returns the method with a name in a class or a superclass; nil if UIKit's classes have none.
  static func method(named name: String, of type: AnyClass) -> NibAction? {
    var type: AnyClass? = type
    while let next = type {
      if let method = table(of: next)[name] { return method }
      type = _getSuperclass(next)
    }
    return nil
  }

  private static func table(of type: AnyClass) -> [String: NibAction] {
    tables.value(ObjectIdentifier(type)) {
      guard let fill = classes[ObjectIdentifier(type)] else { return [:] }
      let table = FrameworkMethods()
      fill(table)
      return table.methods
    }
  }

  /// Returns a function that adds a method of a class to the table.
  func adder<Root: AnyObject>(
    of type: Root.Type
  ) -> (String, @escaping @MainActor (Root, NibArguments) throws -> Any?) -> Void {
    { name, call in
      self.methods[name] = NibAction { target, arguments in
        guard let target = target as? Root else { throw NibArguments.Mismatch() }
        return try call(target, arguments)
      }
    }
  }
}

extension ConnectionTable {
  /// Returns the method that is called for a name: a declared method, one of UIKit's, or the getter or setter of a
  /// declared property.
  static func method(_ name: String, of object: AnyObject) -> NibAction? {
    method(name, ofClass: type(of: object))
  }

  /// Returns the method that is called for a name of the objects of a class.
  static func method(_ name: String, ofClass type: AnyClass) -> NibAction? {
    let table = table(ofClass: type)
    return table?.actions[name] ?? FrameworkMethods.method(named: name, of: type)
      ?? table?.accessor(name)
  }

  /// Returns the getter or setter with a name: `title` and `setTitle:` for the property `title`, `isHidden` and
  /// `setHidden:` for `hidden` or `isHidden`.
  private func accessor(_ name: String) -> NibAction? {
    let bare = name.hasPrefix("is") ? name.dropFirst(2) : ""
    if let property = properties[name] ?? properties[bare.prefix(1).lowercased() + bare.dropFirst()]
    {
      return NibAction { object, _ in property.get(object) }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first else {
      return nil
    }
    let key = name.dropFirst(3).dropLast()
    guard
      let property = properties[first.lowercased() + key.dropFirst()] ?? properties["is" + key]
        ?? properties[String(key)]
    else { return nil }
    return NibAction { object, arguments in
      guard property.set(object, arguments.first) else { throw NibArguments.Mismatch() }
      return nil
    }
  }
}
