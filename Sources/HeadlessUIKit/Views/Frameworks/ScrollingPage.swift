/// A page in a view that scrolls it.
@MainActor
protocol ScrollingPage: UIView {
  /// Nil until first used.
  var ownScrollView: UIScrollView? { get set }
}

extension ScrollingPage {
  /// The view that scrolls the page, as large as the page.
  var madeScrollView: UIScrollView {
    if let ownScrollView { return ownScrollView }
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownScrollView = view
    addSubview(view)
    return view
  }
}
