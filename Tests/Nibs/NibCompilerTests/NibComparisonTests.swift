import NibFormat
import NibScore
import Testing

@Suite struct NibComparisonTests {
  @Test func `names of placeholders may differ as long as each corresponds to one of the other's`()
  {
    func storyboard(_ names: [String]) -> CompiledStoryboard {
      var storyboard = CompiledStoryboard()
      for (index, name) in names.enumerated() {
        var builder = NibGraphBuilder()
        let root = builder.addObject("NSObject")
        let proxy = builder.addObject("UIProxyObject")
        let string = builder.addObject("NSString")
        builder.add("NS.bytes", data: ("UpstreamPlaceholder-" + name).utf8, to: string)
        builder.add("UIProxiedObjectIdentifier", object: string, to: proxy)
        builder.add("UINibObjectsKey", object: proxy, to: root)
        storyboard.nibs["nib\(index)"] = builder.finish(coderVersion: 9)
      }
      return storyboard
    }
    let renamed = NibComparison(
      ours: storyboard(["a", "b", "a"]), apple: storyboard(["x", "y", "x"]))
    #expect(renamed.tally.f1 == 1 && renamed.differences.isEmpty)
    let mixed = NibComparison(
      ours: storyboard(["a", "b", "a"]), apple: storyboard(["x", "y", "y"]))
    #expect(mixed.tally.missed == 3 && mixed.tally.extra == 3)
  }

  @Test func `placeholders with made-up names are known by the connections to them`() {
    // Each view leads to the placeholder of the same place; the placeholders stand in the given order.
    func graph(names: [String], order: [Int]) -> NibGraph {
      var builder = NibGraphBuilder()
      let root = builder.addObject("NSObject")
      let lists = ["UINibTopLevelObjectsKey", "UINibConnectionsKey", "UINibObjectsKey"]
        .map { (key: NibKey(named: $0), array: builder.addObject("NSArray")) }
      for list in lists {
        builder.add("NSInlinedValue", true, to: list.array)
        builder.add(list.key, object: list.array, to: root)
      }
      func add(_ object: Int, to list: Int) {
        builder.add("UINibEncoderEmptyKey", object: object, to: lists[list].array)
      }
      let proxies = names.map { name in
        let proxy = builder.addObject("UIProxyObject")
        let string = builder.addObject("NSString")
        builder.add("NS.bytes", data: ("UpstreamPlaceholder-" + name).utf8, to: string)
        builder.add("UIProxiedObjectIdentifier", object: string, to: proxy)
        return proxy
      }
      for (index, proxy) in proxies.enumerated() {
        let view = builder.addObject("UIView")
        builder.add("UITag", Int64(index + 1), to: view)
        let connection = builder.addObject("UIRuntimeOutletConnection")
        builder.add("UISource", object: view, to: connection)
        builder.add("UIDestination", object: proxy, to: connection)
        add(view, to: 0)
        add(connection, to: 1)
        add(view, to: 2)
        add(proxy, to: 2)
      }
      for index in order { add(proxies[index], to: 0) }
      return builder.finish(coderVersion: 9)
    }
    let comparison = NibComparison(
      ours: graph(names: ["a", "b", "c"], order: [0, 1, 2]),
      apple: graph(names: ["x", "y", "z"], order: [2, 0, 1]))
    // Only the names differ, and the place of one placeholder.
    #expect(
      comparison.differences.allSatisfy {
        $0.kind.key == "NS.bytes" || $0.kind.className.contains("UINibTopLevelObjectsKey")
      })
    #expect(comparison.tally.missed == 4 && comparison.tally.extra == 4)
  }

  @Test
  func `identifiers of controllers may differ as long as each corresponds to one of the other's`() {
    func storyboard(_ identifiers: [String]) -> CompiledStoryboard {
      var storyboard = CompiledStoryboard()
      for (index, identifier) in identifiers.enumerated() {
        var builder = NibGraphBuilder()
        let root = builder.addObject("NSObject")
        let string = builder.addObject("NSString")
        builder.add("NS.bytes", data: identifier.utf8, to: string)
        builder.add("uniqueIdentifierForStoryboardCompilation", object: string, to: root)
        storyboard.nibs["nib\(index)"] = builder.finish(coderVersion: 9)
      }
      return storyboard
    }
    let (first, second) = (
      "1DA6C2C8-16A7-4B50-831D-E71056ED4301", "CDFBE945-4B01-4B9F-8D9E-98CD68F14760"
    )
    let (third, fourth) = (
      "3A1A3F17-584A-4E4B-9802-61483511BBED", "0EB2F8A3-9E44-433B-A4A9-94821573C92D"
    )
    let renamed = NibComparison(
      ours: storyboard([first, second]), apple: storyboard([third, fourth]))
    #expect(renamed.differences.isEmpty)
    let mixed = NibComparison(
      ours: storyboard([first, second]), apple: storyboard([third, third]))
    #expect(mixed.tally.missed == 2 && mixed.tally.extra == 2)
  }

  @Test func `members of collections in keyed archives match by their places and keys`() {
    func graph(titles: [String], color: Double, extra: Bool) -> NibGraph {
      var builder = NibGraphBuilder()
      let root = builder.addObject("NSObject")
      let items = builder.addObject("NSArray")
      let looks = builder.addObject("NSDictionary")
      builder.add("NSMenuItems", object: items, to: root)
      builder.add("NSAttributes", object: looks, to: root)
      for title in titles {
        let item = builder.addObject("NSMenuItem")
        let string = builder.addObject("NSString")
        builder.add("NS.bytes", data: title.utf8, to: string)
        builder.add("NSTitle", object: string, to: item)
        // Values that only one of the nibs has must not hide the items.
        if extra { builder.add("NSHidden", true, to: item) }
        builder.add("NS.objects", object: item, to: items)
      }
      let key = builder.addObject("NSString")
      builder.add("NS.bytes", data: "color".utf8, to: key)
      builder.add("NS.keys", object: key, to: looks)
      let value = builder.addObject("NSNumber")
      builder.add("NS.dblval", color, to: value)
      builder.add("NS.objects", object: value, to: looks)
      return builder.finish(coderVersion: 9)
    }
    let titles = ["Ebb", "Flood"]
    let first = graph(titles: titles, color: 1, extra: false)
    let richer = NibComparison(ours: graph(titles: titles, color: 1, extra: true), apple: first)
    #expect(richer.tally.missed == 0 && richer.tally.extra == 2)
    let other = NibComparison(ours: graph(titles: titles, color: 2, extra: false), apple: first)
    #expect(other.tally.missed == 1 && other.tally.extra == 1)
  }

  @Test func `a nib is equal to itself`() {
    let comparison = NibComparison(ours: SmallNib().graph, apple: SmallNib().graph)
    #expect(comparison.tally.f1 == 1)
    #expect(comparison.tally.right == SmallNib().graph.values.count + 1)
    #expect(comparison.differences.isEmpty)
  }

  @Test func `a changed value is missed once and extra once`() throws {
    var nib = SmallNib()
    nib.tags[1] = 8
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.tally.missed == 1)
    #expect(comparison.tally.extra == 1)
    let difference = try #require(comparison.differences.first)
    #expect(difference.kind.className == "UIView")
    #expect(difference.kind.key == "UITag")
    #expect(difference.ours == ["8"])
    #expect(difference.apple == ["2"])
    #expect(!difference.ofUnmatchedObject)
  }

  @Test func `an object that we lack costs its values and the references to it`() {
    var nib = SmallNib()
    nib.constraints.removeLast()
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.tally.extra == 0)
    // The constraint's three values, and its place among the constraints.
    #expect(comparison.tally.missed == 4)
    #expect(comparison.unmatched["NSLayoutConstraint"]?.apple == 1)
    #expect(comparison.unmatched["NSLayoutConstraint"]?.ours == 0)
  }

  @Test func `an object too many counts as wrong`() {
    var nib = SmallNib()
    nib.constraints.append((0, 99))
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.tally.missed == 0)
    #expect(comparison.tally.extra == 4)
    #expect(comparison.tally.f1 < 1)
  }

  @Test func `the order of objects, keys and constraints does not count`() {
    var nib = SmallNib()
    nib.constraints.reverse()
    nib.buildsBackwards = true
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(nib.graph != SmallNib().graph)
    #expect(comparison.tally.f1 == 1)
  }

  @Test func `the order of subviews counts`() {
    var nib = SmallNib()
    nib.subviewOrder = [2, 0, 1]
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.tally.missed == 1)
    #expect(comparison.tally.extra == 1)
    #expect(comparison.differences.first?.kind.className == "NSMutableArray in UISubviews")
  }

  @Test func `a string that one nib shares and the other repeats matches once`() {
    var nib = SmallNib()
    nib.sharesName = false
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    // Two copies too many with a value each, and two references that do not lead to the shared one.
    #expect(comparison.tally.extra == 4)
    #expect(comparison.tally.missed == 2)
  }

  @Test func `objects of different classes do not match`() {
    var nib = SmallNib()
    nib.viewClass = "UILabel"
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.unmatched["UILabel"]?.ours == 3)
    #expect(comparison.unmatched["UIView"]?.apple == 3)
  }

  @Test func `classes to fall back on are compared`() {
    var nib = SmallNib()
    nib.colorFallbacks = []
    let comparison = NibComparison(ours: nib.graph, apple: SmallNib().graph)
    #expect(comparison.tally.missed == 1)
    #expect(comparison.tally.extra == 0)
    #expect(comparison.differences.first?.kind.key == "(class fallbacks)")
  }

  @Test func `nibs inside nibs count with what they hold`() {
    var nib = SmallNib()
    let plain = NibComparison(ours: nib.graph, apple: nib.graph).tally.right
    nib.nested = [SmallNib()]
    let same = NibComparison(ours: nib.graph, apple: nib.graph)
    // The data itself gives way to what is in it; the reference to it is one more.
    #expect(same.tally.right == 2 * plain + 1)
    var changed = nib
    changed.nested[0].tags[0] = 77
    let comparison = NibComparison(ours: changed.graph, apple: nib.graph)
    #expect(comparison.tally.missed == 1)
    #expect(comparison.tally.extra == 1)
    let without = NibComparison(ours: SmallNib().graph, apple: nib.graph)
    #expect(without.tally.missed == plain + 1)
  }

  @Test func `a missing nib misses everything`() {
    let nib = SmallNib().graph
    let comparison = NibComparison(ours: nil, apple: nib)
    #expect(comparison.tally.f1 == 0)
    #expect(comparison.tally.missed == nib.values.count + 1)
    #expect(NibComparison(ours: nib, apple: nil).tally.extra == nib.values.count + 1)
  }

  @Test(arguments: [
    (Number.float(0.1), Number.double(0.1), true),
    (.float(0.1), .double(0.100_000_1), false),
    (.double(0.1), .double(0.100_000_000_1), false),
    (.integer(1), .integer(1), true),
    (.integer(1), .bool(true), false),
    (.integer(1), .float(1), false),
  ])
  func `numbers are equal as numbers of one kind`(left: Number, right: Number, isEqual: Bool) {
    let comparison = NibComparison(ours: left.graph, apple: right.graph)
    #expect((comparison.tally.f1 == 1) == isEqual)
  }

  @Test func `integers of any width are equal`() {
    var wide = Number.integer(1).graph
    wide.values[0].type = .int64
    #expect(NibComparison(ours: wide, apple: Number.integer(1).graph).tally.f1 == 1)
  }

  @Test func `twins are distinguished by who refers to them`() {
    var nib = SmallNib()
    nib.tags = [5, 5, 5]
    var reordered = nib
    reordered.buildsBackwards = true
    #expect(NibComparison(ours: reordered.graph, apple: nib.graph).tally.f1 == 1)
  }
}

/// A number under a key of a nib that holds nothing else.
enum Number {
  case integer(Int64)
  case bool(Bool)
  case float(Float)
  case double(Double)

  var graph: NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    switch self {
    case .integer(let value): builder.add("value", value, to: root)
    case .bool(let value): builder.add("value", value, to: root)
    case .float(let value): builder.add("value", value, to: root)
    case .double(let value): builder.add("value", value, to: root)
    }
    return builder.finish()
  }
}
