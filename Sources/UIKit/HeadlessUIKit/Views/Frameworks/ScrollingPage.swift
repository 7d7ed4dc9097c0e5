/// A view that contains and scrolls a page.
@MainActor
protocol ScrollingPage: UIView {
  /// The scroll view. Nil until its first use.
  var ownScrollView: UIScrollView? { get set }
}

extension ScrollingPage {
  /// The scroll view, as large as the page.
  var madeScrollView: UIScrollView {
    if let ownScrollView { return ownScrollView }
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownScrollView = view
    addSubview(view)
    return view
  }
}
