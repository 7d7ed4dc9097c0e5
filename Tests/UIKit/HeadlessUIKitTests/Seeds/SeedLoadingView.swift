import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@MainActor @Suite(.ownEnvironment) struct SeedLoadingView {
  init() { SampleNibs.prepare() }

  private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)

  @Test func `the root view is the only object that a load returns`() throws {
    let owner = LoadingView(frame: .zero)
    let objects = try #require(Bundle.main.loadNibNamed("LoadingView", owner: owner, options: nil))
    #expect(objects.count == 1)
    let view = try #require(objects.first as? UIView)
    #expect(type(of: view) == UIView.self)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.subviews.count == 6)
  }

  @Test func `the dots have the order of the connections`() {
    let loading = LoadingView(frame: frame)
    #expect(
      loading.dots.map(\.documentObjectID) == [
        "FQW-yP-Oq5", "TSd-Fp-Orx", "33Q-ky-ZJH", "XSi-CD-ikH", "I1F-Hx-wzE",
      ])
    let views = loading.subviews.first?.subviews.filter { $0.bounds.size.width == 15 }
    #expect(views != loading.dots && views.map(Set.init) == Set(loading.dots))
  }

  @Test func `the root takes the bounds of the view that loads it`() {
    let loading = LoadingView(frame: frame)
    #expect(loading.bounds == frame && loading.frame == frame)
    #expect(
      loading.log.map(\.1) == [
        frame, frame, CGRect(x: 0, y: 0, width: 200, height: 200), frame,
      ])
    #expect(loading.subviews.first?.backgroundColor == .blue)
  }

  @Test func `a root keeps its own size unless code sets its frame`() throws {
    let owner = LoadingView(frame: .zero)
    let loading = UIView(frame: frame)
    let root = try #require(
      Bundle.main.loadNibNamed("LoadingView", owner: owner, options: nil)?.first as? UIView)
    loading.addSubview(root)
    loading.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(loading.bounds == frame)
  }

  @Test func `the root follows the size of the view that loads it`() {
    let loading = LoadingView(frame: frame)
    loading.frame.size = CGSize(width: 500, height: 400)
    #expect(loading.subviews.first?.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  /// Where the middles of the dots are, in the order of the connections.
  private func middles(_ loading: LoadingView) -> [CGPoint] {
    // At three pixels a point the middle of the view is none of theirs.
    loading.contentScaleFactor = 2
    loading.layoutIfNeeded()
    return loading.dots.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  @Test func `the dots are centered in the view that loads them`() {
    let loading = LoadingView(frame: frame)
    #expect(
      middles(loading) == [150, 100, 200, 125, 175].map { CGPoint(x: $0, y: 100) })
    #expect(loading.dots.allSatisfy { $0.bounds.size == CGSize(width: 15, height: 15) })
  }

  @Test func `the dots stay centered when the view that loads them grows`() {
    let loading = LoadingView(frame: frame)
    loading.layoutIfNeeded()
    loading.frame.size = CGSize(width: 500, height: 400)
    #expect(
      middles(loading) == [250, 200, 300, 225, 275].map { CGPoint(x: $0, y: 200) })
  }

  @Test func `a new center moves the frame and keeps the bounds`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let loading = LoadingView(frame: frame)
    loading.center = superview.center
    superview.addSubview(loading)
    #expect(loading.frame == CGRect(x: 50, y: 300, width: 300, height: 200))
    #expect(loading.bounds == frame)
  }

  @Test func `an activity indicator takes its style and behavior from the document`() throws {
    let views = try UINib(nibName: "ClasslessOwner", bundle: nil).instantiated(withOwner: nil)
    let root = try #require(views.first as? UIView)
    let spinning = try #require(root.view(withObjectID: "8pU-iP-5K8") as? UIActivityIndicatorView)
    #expect(spinning.style == .medium && spinning.isAnimating && spinning.hidesWhenStopped)
  }

  @Test func `a stopped indicator stays visible if its document says so`() throws {
    func indicator(_ attributes: String) throws -> UIActivityIndicatorView {
      let document = Documents.xib(#"<activityIndicatorView id="i" \#(attributes)/>"#)
      let objects = try UINib(document: IBDocument(parsing: Array(document.utf8)))
        .instantiated(withOwner: nil)
      return try #require(objects.first as? UIActivityIndicatorView)
    }
    let large = try indicator(#"style="large" hidesWhenStopped="YES""#)
    #expect(large.style == .large && large.hidesWhenStopped && !large.isAnimating)
    #expect(large.isHidden)
    let still = try indicator(#"style="medium" hidesWhenStopped="NO""#)
    #expect(still.style == .medium && !still.hidesWhenStopped && !still.isAnimating)
    #expect(!still.isHidden)
    still.startAnimating()
    #expect(still.isAnimating)
    still.stopAnimating()
    #expect(!still.isAnimating && !still.isHidden)
  }
}
