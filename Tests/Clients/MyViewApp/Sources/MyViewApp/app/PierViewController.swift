import UIKit

/// The scene in which the adapter is used: the document names it `TideView`.
class PierViewController: UIViewController {
  @IBOutlet weak var custom: UIView!
  @IBOutlet private(set) weak var tide: TideView!
}

class TideView: StoryMyView1 {}
