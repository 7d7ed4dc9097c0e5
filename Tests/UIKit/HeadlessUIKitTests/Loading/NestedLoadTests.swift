import Foundation
import HeadlessUIKit
import NibFormat
import Testing

/// A view that loads a nib while it is itself being made.
final class NestingView: UIView {
  static var nib: UINib?
  static var rounds = Int.max
  static var made = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.made += 1
    guard Self.made <= Self.rounds else { return }
    // As apps write it: a load that gives nothing ends the program here.
    addSubview(Self.nib?.instantiate(withOwner: self, options: nil).first as! UIView)
  }
}

/// Loads inside loads, and nests deeper than any stack.
@MainActor @Suite(.ownEnvironment) struct NestedLoadTests {
  /// A nib whose root holds that many views that load it again.
  private func endless(_ count: Int) -> UINib {
    var nib = GraphNib()
    let children = (0..<count).map {
      nib.view(custom: "HeadlessUIKitTests.NestingView", id: "v\($0)")
    }
    let root = nib.view(subviews: children)
    for child in children { nib.outlet("missing", of: child, to: root) }
    return nib.graph(root).nib("Folder/Endless.xib")
  }

  private func prepare(_ nib: UINib?, rounds: Int = .max) {
    NestingView.nib = nib
    NestingView.rounds = rounds
    NestingView.made = 0
  }

  @Test func `a nib that its own views load again ends with an error that names the chain`() throws
  {
    let nib = endless(1)
    prepare(nib)
    defer { prepare(nil) }
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .endlessLoading)
    #expect(error.document == "Test.xib" && error.objectID == "v0")
    #expect(error.className == "HeadlessUIKitTests.NestingView")
    #expect(
      error.message.contains("Endless.xib > HeadlessUIKitTests.NestingView > Endless.xib > …"))
    #expect(NestingView.made == 16)
  }

  @Test func `several views that load their nib again do not double the work with every round`() {
    let nib = endless(3)
    prepare(nib)
    defer { prepare(nil) }
    #expect(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(NestingView.made < 100)
  }

  @Test func `the next load begins from scratch`() throws {
    var nib = GraphNib()
    let nestedView = nib.view()
    prepare(nib.graph(nestedView).nib("Nested.xib"))
    defer { prepare(nil) }
    var outer = GraphNib()
    let view = outer.view(custom: "HeadlessUIKitTests.NestingView")
    let objects = try outer.graph(view).nib("Outer.xib").instantiated(withOwner: nil)
    #expect((objects.first as? NestingView)?.subviews.count == 1)
  }

  @Test func `a view may load its own nib a few times when it ends that itself`() throws {
    var graph = GraphNib()
    let view = graph.view(custom: "HeadlessUIKitTests.NestingView")
    let nib = graph.graph(view).nib("Few.xib")
    prepare(nib, rounds: 5)
    defer { prepare(nil) }
    #expect(try nib.instantiated(withOwner: nil).count == 1)
    #expect(NestingView.made == 6)
  }

  @Test func `an error inside another load is that of the outermost one`() throws {
    var inner = GraphNib()
    let view = inner.view(id: "in-ner-vw1")
    inner.outlet("missing", of: view, to: view)
    prepare(inner.graph(view).nib("Inner.xib"))
    defer { prepare(nil) }
    var outer = GraphNib()
    let outerView = outer.view(custom: "HeadlessUIKitTests.NestingView")
    let nib = outer.graph(outerView).nib("Outer.xib")
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .undefinedKey && error.key == "missing" && error.objectID == "in-ner-vw1")
  }

  @Test func `views nested too deep are an error`() throws {
    var graph = GraphNib()
    var view = graph.view()
    for _ in 0..<20_000 { view = graph.view(subviews: [view]) }
    let nib = graph.graph(view).nib()
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .tooDeep)
  }

  @Test func `arrays that share others do not multiply`() throws {
    var graph = GraphNib()
    var value = graph.array([graph.view(), graph.view()])
    for _ in 0..<40 { value = graph.array([value, value]) }
    let view = graph.view()
    graph.set("UISubviews", object: value, of: view)
    let nib = graph.graph(view).nib()
    let error = try #require(throws: NibError.self) { try nib.instantiated(withOwner: nil) }
    #expect(error.kind == .tooDeep && error.message.contains("more than 10000 values"))
  }

  @Test func `four hundred views one inside the other are made`() throws {
    var graph = GraphNib()
    var view = graph.view()
    for _ in 1..<400 { view = graph.view(subviews: [view]) }
    var current = try graph.graph(view).nib().instantiated(withOwner: nil).first as? UIView
    var depth = 0
    while let view = current {
      depth += 1
      current = view.subviews.first
    }
    #expect(depth == 400)
  }

  @Test(arguments: [(500, 0), (520, 1)])
  func `controllers that load one another are refused beyond 512 levels`(
    _ levels: Int, _ expected: Int
  ) {
    final class Nested: UIViewController {
      let depth: Int
      init(depth: Int) {
        self.depth = depth
        // Each has a nib of its own, so that none loads itself.
        super.init(nibName: "\(depth)", bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = UIView() }
      override func viewDidLoad() {
        super.viewDidLoad()
        guard depth > 1 else { return }
        let child = Nested(depth: depth - 1)
        addChild(child)
        view.addSubview(child.view)
      }
    }
    let failures = FailureLog.during { _ = Nested(depth: levels).view }
    #expect(failures.count == expected)
    #expect(failures.allSatisfy { $0.message.contains("more than 512 controllers inside of") })
  }
}
