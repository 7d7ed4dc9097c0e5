import UIKit

/// Shows a loading view in the middle of its view, and starts it before it is in a window.
class ViewController: UIViewController {
  private let loading = LoadingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    loading.center = view.center
    loading.startAnimation()
    view.addSubview(loading)
  }
}
