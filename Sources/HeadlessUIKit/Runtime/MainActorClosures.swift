/// A closure of UIKit's open methods, whose types do not name an actor, as one that runs on the main actor.
///
/// An open method of a `@preconcurrency` class that takes a closure of the main actor has one name in the class's own
/// module and another one for its callers, so that programs do not link (Swift 6.3).
@MainActor
func onMain(_ body: (() -> Void)?) -> (@MainActor () -> Void)? {
  body.map { body in { @MainActor in body() } }
}
