import UIKit

class ViewController: UIViewController {

    private var loadingView: LoadingView?

    override func viewDidLoad() {
        super.viewDidLoad()

        setLoadingView()
    }

    func setLoadingView() {
        let loadingViewFrame = CGRect(x: 0, y: 0, width: 300, height: 200)
        loadingView = LoadingView(frame: loadingViewFrame)
        guard let loading = loadingView else { return }

        loading.center = self.view.center
        loading.startAnimation()
        self.view.addSubview(loading)
    }
}
