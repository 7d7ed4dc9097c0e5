/// An owner that keeps the top-level objects of loads until the run loop's turn ends, like the autorelease pool on a
/// device.
///
/// Views that own their nib often have a weak outlet to its top-level view, and release the array that the load returns
/// before they add that view.
@MainActor
final class ReleasePool: EnvironmentPart, TurnSource {
  private var objects: [Any] = []

  init(in environment: HeadlessEnvironment) {
    environment.runLoop.join(self, in: [.commit])
  }

  /// Keeps objects until the end of the current turn, or of the next one if no turn is in progress.
  func keep(_ objects: [Any]) { self.objects += objects }

  func run(_ phase: TurnPhase, at time: ClockTime) { objects = [] }

  // Objects that are kept do not cause a turn.
  var pending: [String] { [] }
}
