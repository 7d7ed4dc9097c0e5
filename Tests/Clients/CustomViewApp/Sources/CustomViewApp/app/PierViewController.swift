import UIKit

/// Notes the callbacks of its life.
class HarbourViewController: UIViewController {
  static var log: [String] = []

  func note(_ callback: String) {
    HarbourViewController.log.append("\(title ?? "") \(callback)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}

class PierViewController: HarbourViewController {
  @IBOutlet weak var custom: CustomView!
  @IBOutlet weak var tide: UIView!
  private(set) var lamp: UIViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedLamp" { lamp = segue.destination }
  }

  @IBAction func unwindToPier(_ segue: UIStoryboardSegue) {
    note("unwinds")
  }
}

class GateViewController: HarbourViewController {}

class LogViewController: HarbourViewController {}

class LampViewController: UIViewController {}

class TideView: UIView {}
