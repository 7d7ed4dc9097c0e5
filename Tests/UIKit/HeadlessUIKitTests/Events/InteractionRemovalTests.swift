import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct InteractionRemovalTests {
  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var removals = 0

    func willMove(to view: UIView?) {
      guard view == nil else { return }
      removals += 1
      if removals == 1 { self.view?.removeInteraction(self) }
    }

    func didMove(to view: UIView?) { self.view = view }
  }

  @Test func `an interaction may remove itself while it is being removed`() {
    let view = UIView()
    let (first, second) = (Interaction(), Interaction())
    view.addInteraction(first)
    view.addInteraction(second)
    view.removeInteraction(first)
    #expect(view.interactions.count == 1 && view.interactions.first === second)
    #expect(first.view == nil && second.view === view)
  }
}
