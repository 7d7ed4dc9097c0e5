import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct FindInteractionTests {
  private final class Searcher: NSObject, UIFindInteractionDelegate {
    var events: [String] = []
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { UIFindSession() }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      events.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      events.append("end")
    }
  }

  @Test func `a search begins with its panel and ends with it`() {
    let searcher = Searcher()
    let interaction = UIFindInteraction(sessionDelegate: searcher)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(!interaction.isFindNavigatorVisible)
    let view = UIView()
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: false)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    #expect(searcher.events == ["begin", "end"] && interaction.activeFindSession == nil)
  }

  @Test func `regions of fields contain points around their center`() {
    let circle = UIRegion(radius: 10)
    let square = UIRegion(size: CGSize(width: 20, height: 20))
    let corner = CGPoint(x: 9, y: 9)
    #expect(!circle.contains(corner) && square.contains(corner))
    #expect(circle.union(with: square).contains(corner))
    #expect(square.difference(from: circle).contains(corner))
    #expect(!square.intersection(with: circle).contains(corner))
    #expect(circle.inverse().contains(corner) && UIRegion.infinite.contains(corner))
    let field = UIFieldBehavior.radialGravityField(position: corner)
    field.addItem(UIView())
    #expect(field.position == corner && field.items.count == 1)
  }
}
