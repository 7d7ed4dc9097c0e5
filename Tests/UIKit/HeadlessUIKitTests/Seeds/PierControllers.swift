import Foundation
import HeadlessUIKit

/// The controllers of `Pier.storyboard`.
class PierViewController: RecordingController {
  weak var custom: CustomView!
  weak var tide: TideView!
  /// What an embedding segue has given, and whether outlets were set when the view was loaded.
  var lamp: UIViewController?
  var hadOutlets = false
  var returned: UIStoryboardSegue?
  /// Whether the segue for controls is let through.
  var allowsSegues = true
  var touchesDestinationView = false

  override func viewDidLoad() {
    super.viewDidLoad()
    hadOutlets = custom != nil && tide != nil
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "embedLamp" { lamp = segue.destination }
    if touchesDestinationView { segue.destination.loadViewIfNeeded() }
  }

  func unwindToPier(_ segue: UIStoryboardSegue) {
    note(.segues, "unwindToPier:")
    returned = segue
  }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("unwindToPier:", PierViewController.unwindToPier)
  }
}

class GateViewController: RecordingController {}

class LogViewController: RecordingController {}

class LampViewController: RecordingController {}

/// A view of a document that takes its content from another one before it is made itself.
class TideView: UIView {
  let content: MyView

  required init?(coder: NSCoder) {
    content = MyView.loadViewFromNib()
    super.init(coder: coder)
    content.frame = bounds
    addSubview(content)
  }
}
