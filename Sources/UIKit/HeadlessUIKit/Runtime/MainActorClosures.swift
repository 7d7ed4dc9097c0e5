/// Returns a closure that runs on the main actor, from a closure parameter of one of UIKit's open methods.
///
/// The types of those closure parameters do not name an actor: with `@MainActor`, an open method of a `@preconcurrency`
/// class would have one symbol name in the class's module and another for its callers, so programs would not link
/// (Swift 6.3).
@MainActor
func onMain(_ body: (() -> Void)?) -> (@MainActor () -> Void)? {
  body.map { body in { @MainActor in body() } }
}

/// Returns a closure with one parameter that runs on the main actor, for the same reason.
@MainActor
func onMain<Value>(_ body: ((Value) -> Void)?) -> (@MainActor (Value) -> Void)? {
  body.map { body in { @MainActor value in body(value) } }
}
