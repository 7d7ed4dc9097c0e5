import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A destination with a value that no document contains.
final class BoatController: UIViewController {
  let name: String

  init?(_ coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    name = "unnamed"
    super.init(coder: coder)
  }
}

/// A source whose method creates the destination of its segue.
final class QuayController: UIViewController {
  var makesBoats = true

  func makeBoat(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
    makesBoats
      ? BoatController(coder, name: "\(sender ?? "nobody"), \(identifier ?? "nothing")") : nil
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("makeBoat:sender:identifier:", of: QuayController.self) { object, given in
      try object.makeBoat(given(0), sender: given(1), identifier: given(2))
    }
  }
}

/// Segues whose destination a method of the source creates (`@IBSegueAction`).
@MainActor @Suite(.ownEnvironment)
struct SegueActionTests {
  private func quay(selector: String) throws -> QuayController {
    let segue =
      #"<segue destination="boat" kind="presentation" identifier="embark" destinationCreationSelector="\#(selector)" id="seg"/>"#
    let storyboard = try SceneText.storyboard(
      [
        SceneText.scene("quay", class: "QuayController", connections: segue),
        SceneText.scene("boat", class: "BoatController"),
      ], initial: "quay")
    return try #require(try storyboard.initialViewController() as? QuayController)
  }

  @Test func `the source's method creates the destination from coder, sender and identifier`()
    throws
  {
    let quay = try quay(selector: "makeBoat:sender:identifier:")
    let window = UIWindow.showing(quay)
    quay.performSegue(withIdentifier: "embark", sender: "gull")
    let boat = try #require(quay.presentedViewController as? BoatController)
    #expect(boat.name == "gull, embark" && boat.view.window === window)
  }

  @Test func `without a controller from the method, init(coder:) creates the destination`() throws {
    let quay = try quay(selector: "makeBoat:sender:identifier:")
    quay.makesBoats = false
    let window = UIWindow.showing(quay)
    quay.performSegue(withIdentifier: "embark", sender: nil)
    #expect((quay.presentedViewController as? BoatController)?.name == "unnamed")
    #expect(window.rootViewController === quay)
  }

  @Test func `a method that the source does not have is an error in UIKit's words`() throws {
    let quay = try quay(selector: "makeShip:")
    let window = UIWindow.showing(quay)
    let errors = FailureLog.during { quay.performSegue(withIdentifier: "embark", sender: nil) }
    #expect(errors.map(\.kind) == [.unrecognizedSelector])
    #expect(errors.first?.message.contains("makeShip:") == true)
    #expect(quay.presentedViewController == nil && window.rootViewController === quay)
  }
}
