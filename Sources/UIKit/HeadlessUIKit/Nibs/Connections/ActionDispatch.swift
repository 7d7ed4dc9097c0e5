/// Sends actions by name, for controls, bar items and recognizers.
@MainActor
enum ActionDispatch {
  /// Sends an action and returns whether an object received it.
  ///
  /// Without a target, the action goes to the first object that implements the method: first along the responder chain
  /// from the first responder, then from the sender. A target that does not implement the method is an error, as on a
  /// device.
  /// - Parameter place: The sender's location in the document, for the error message.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, event: UIEvent?,
    at place: NibError.Place?
  ) -> Bool {
    guard let target = target ?? receiver(of: action, from: sender) else { return false }
    return perform(
      action, on: target as AnyObject, NibArguments([sender, event]), at: place)
  }

  /// Calls a method of an object by its name; if that fails, reports an error and returns false.
  ///
  /// It is an error if the object does not implement the method, or if an argument has the wrong class.
  @discardableResult
  static func perform(
    _ action: Selector, on object: AnyObject, _ arguments: NibArguments, at place: NibError.Place?
  ) -> Bool {
    let name = "\(type(of: object))"
    guard let method = ConnectionTable.method(action.name, of: object) else {
      NibFailure.report(
        NibError(
          .unrecognizedSelector,
          "-[\(name) \(action.name)]: unrecognized selector sent to instance; declare it in"
            + " \(name).nibConnections(_:)",
          at: place, className: name, key: action.name))
      return false
    }
    do {
      _ = try method.call(object, arguments)
      return true
    } catch {
      let sender = arguments.first.map { "\(type(of: $0))" } ?? "nil"
      NibFailure.report(
        NibError(
          .wrongType,
          "-[\(name) \(action.name)]: the action cannot take a sender of type \(sender)",
          at: place, className: name, key: action.name))
      return false
    }
  }

  private static func receiver(of action: Selector, from sender: Any?) -> Any? {
    UIResponder.firstResponder?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
  }
}
