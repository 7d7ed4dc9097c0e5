import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ObservingTests {
  final class Watcher: UIResponder {
    var changes: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  @Test func `a scroll view's content and offset are observed at once, by closures`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sizes: [CGSize?] = []
    var offsets = 0
    let watch = view.observe(\.contentSize, options: [.new]) { _, change in
      sizes.append(change.newValue)
    }
    let other = view.observe(\.contentOffset) { _, _ in offsets += 1 }
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(sizes == [CGSize(width: 100, height: 500)] && offsets == 1)
    watch.invalidate()
    view.contentSize = .zero
    #expect(sizes.count == 1)
    other.invalidate()
  }

  @Test func `setting an equal value notifies observers once`() {
    let watcher = Watcher()
    let label = UILabel()
    label.text = "a"
    label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
    label.setValue("a", forKey: "text")
    #expect(watcher.changes == ["text a a"])
    label.setValue(2, forKey: "numberOfLines")
    #expect(watcher.changes.count == 1)
    label.didChangeValue(forKey: "text")
    #expect(watcher.changes.count == 2)
    label.removeObserver(watcher, forKeyPath: "text")
  }

  @Test func `a property that notifies by itself notifies of equal values too`() {
    final class Gauge: NSObject {
      var level = 1 { didSet { _propertyChanged("level", \Gauge.level) } }
      var other = 1 { didSet { _propertyChanged("other", \Gauge.other) } }
    }
    let gauge = Gauge()
    var count = 0
    let watch = gauge.observe(\.level) { _, _ in count += 1 }
    gauge.level = 1
    gauge.other = 2
    #expect(count == 1)
    gauge.didChangeValue(for: \.level)
    #expect(count == 2)
    watch.invalidate()
  }

  @Test func `an observer by a key learns of what key-value coding sets until it is removed`() {
    let watcher = Watcher()
    let label = UILabel()
    label.text = "a"
    label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
    label.setValue("b", forKey: "text")
    #expect(watcher.changes == ["text a b"] && label.value(forKey: "text") as? String == "b")
    label.removeObserver(watcher, forKeyPath: "text")
    label.setValue("c", forKey: "text")
    #expect(watcher.changes.count == 1)
  }

  @Test func `user defaults have a value for every key, and no exception for an absent one`() throws
  {
    let suite = "HeadlessUIKitTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    #expect(defaults.value(forKey: "harbor") == nil)
    defaults.setValue("Pier", forKey: "harbor")
    #expect(defaults.string(forKey: "harbor") == "Pier")
    #expect(defaults.value(forKey: "harbor") as? String == "Pier")
    defaults.setValue(nil, forKey: "harbor")
    #expect(defaults.object(forKey: "harbor") == nil)
  }

  /// What the tables of `AppSources` register for a plain class that observes.
  final class PlainWatcher: NSObject, NibConnectable {
    var changes: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? "") \(change?[.newKey] ?? "-") \(context == nil)")
    }

    static func nibConnections(_ table: NibRegistrar) {
      table.action("observeValueForKeyPath:ofObject:change:context:", of: PlainWatcher.self) {
        object, given in
        try object.observeValue(
          forKeyPath: given(0), of: given(1), change: given(2), context: given(3))
      }
    }
  }

  @Test func `an observer of a plain class is called by the table of its class`() {
    let watcher = PlainWatcher()
    let label = UILabel()
    var context = 0
    withUnsafeMutablePointer(to: &context) { context in
      label.addObserver(watcher, forKeyPath: "text", options: [.new], context: context)
    }
    label.setValue("b", forKey: "text")
    #expect(watcher.changes == ["text b false"])
  }

  @Test func `a plain object's properties are read and set by key paths, and observed`() {
    final class Tide: NSObject {
      var level = 1
      var next: Tide?
    }
    let tide = Tide()
    tide.next = Tide()
    var levels: [Int?] = []
    let watch = tide.observe(\.level, options: [.new]) { _, change in
      levels.append(change.newValue)
    }
    tide.setValue(3, forKey: "level")
    tide.setValue(4, forKeyPath: "next.level")
    #expect(levels == [3])
    #expect(tide.value(forKeyPath: "next.level") as? Int == 4)
    #expect(tide.isKind(of: NSObject.self) && !tide.isKind(of: UIView.self))
    watch.invalidate()
  }

  @Test func `other changes are seen at the end of a turn`() {
    let label = UILabel()
    var texts: [String] = []
    let watch = label.observe(\.text, options: [.initial, .new]) { label, _ in
      texts.append(label.text ?? "nil")
    }
    label.text = "later"
    #expect(texts == ["nil"])
    HeadlessClock.shared.turn()
    #expect(texts == ["nil", "later"])
    watch.invalidate()
  }

  @Test func `an unknown key is an error, and a path goes through objects`() {
    let view = UIView()
    #expect(
      FailureLog.during { view.setValue(1, forKey: "nothing") }.map(\.kind) == [.undefinedKey])
    view.setValue(5, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 5)
  }

  @Test
  func `what a proxy says is given to views when they enter a window, unless they say otherwise`() {
    UINavigationBar.appearance().barTintColor = .red
    UILabel.appearance().textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .blue
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (bar, own, inside, outside) = (UINavigationBar(), UINavigationBar(), UILabel(), UILabel())
    own.barTintColor = .black
    bar.addSubview(inside)
    for view in [bar, own, outside] { window.addSubview(view) }
    #expect(bar.barTintColor == .red && own.barTintColor == .black)
    #expect(inside.textColor == .blue && outside.textColor == .green)
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
  }
}
