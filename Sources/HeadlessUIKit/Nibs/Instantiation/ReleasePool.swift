/// Keeps the top-level objects of loads until the run loop's turn ends, as the autorelease pool of a device does.
///
/// Views that own their nib often have a weak outlet to its top-level view, and drop the array that the load returns before
/// they add that view.
@MainActor
final class ReleasePool: EnvironmentPart, TurnSource {
  private var objects: [Any] = []

  init(in environment: HeadlessEnvironment) {
    environment.runLoop.join(self, in: [.commit])
  }

  /// Keeps objects until the end of the turn, or of the next one if none is under way.
  func keep(_ objects: [Any]) { self.objects += objects }

  func run(_ phase: TurnPhase, at time: ClockTime) { objects = [] }

  // What is kept is no reason for a turn.
  var pending: [String] { [] }
}
