import UIKit

class LockOwner: UIResponder {
  private(set) var filled: UIButton?

  @IBAction func fill(_ sender: UIButton) { filled = sender }
}

class LockPanel: UIView {
  private(set) var horns = 0

  @IBAction func soundHorn(_ sender: UIButton, forEvent event: UIEvent) { horns += 1 }
}

class LockGate: NSObject {
  private(set) var isOpen = false

  @IBAction private func openGate() { isOpen = true }
}
