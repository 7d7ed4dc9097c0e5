import NibFormat

/// A nib of a view with three views in it, constraints between them, and a name that they share.
struct SmallNib {
  var tags: [Int64] = [1, 2, 3]
  var viewClass = "UIView"
  /// The view that each constraint is about, and its constant.
  var constraints: [(view: Int, constant: Int64)] = [(0, 10), (1, 20), (2, 30)]
  var subviewOrder = [0, 1, 2]
  var sharesName = true
  var colorFallbacks = ["NSColor"]
  /// Nibs that the root holds as data.
  var nested: [SmallNib] = []
  /// Whether objects and values are added in another order.
  var buildsBackwards = false

  var graph: NibGraph {
    var builder = NibGraphBuilder()
    let root = builder.addObject("NSObject")
    let superview = builder.addObject("UIWindow")
    let order = buildsBackwards ? [2, 1, 0] : [0, 1, 2]
    var views = [0, 0, 0]
    for view in order { views[view] = builder.addObject(viewClass) }
    let arrays = [builder.addObject("NSMutableArray"), builder.addObject("NSMutableArray")]
    let color = builder.addObject("UIColor", fallbacks: colorFallbacks)
    var shared: Int?
    for view in order {
      if !buildsBackwards { builder.add("UITag", tags[view], to: views[view]) }
      let name = shared ?? builder.addObject("NSString")
      if shared == nil { builder.add("NS.bytes", data: "name".utf8, to: name) }
      if sharesName { shared = name }
      builder.add("UIName", object: name, to: views[view])
      if buildsBackwards { builder.add("UITag", tags[view], to: views[view]) }
    }
    builder.add("UISubviews", object: arrays[0], to: superview)
    builder.add("UIViewAutolayoutConstraints", object: arrays[1], to: superview)
    builder.add("UIBackgroundColor", object: color, to: superview)
    for array in arrays { builder.add("NSInlinedValue", true, to: array) }
    for view in subviewOrder {
      builder.add("UINibEncoderEmptyKey", object: views[view], to: arrays[0])
    }
    for constraint in constraints {
      let object = builder.addObject("NSLayoutConstraint")
      builder.add("NSFirstItem", object: views[constraint.view], to: object)
      builder.add("NSFirstAttribute", Int64(7), to: object)
      builder.add("NSConstant", constraint.constant, to: object)
      builder.add("UINibEncoderEmptyKey", object: object, to: arrays[1])
    }
    builder.add("view", object: superview, to: root)
    for nib in nested {
      let data = builder.addObject("NSData")
      builder.add("NS.bytes", data: NIBArchive.encode(nib.graph), to: data)
      builder.add("UIPrototype", object: data, to: root)
    }
    return builder.finish()
  }
}
