import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeNSScrollView() {
    let headerClip = source.child(keyed: "headerView").map { self.headerClip($0) }
    let clip = source.child(keyed: "contentView").flatMap { encoder.reference(to: $0) }
    let horizontal = source.child(keyed: "horizontalScroller").flatMap { encoder.reference(to: $0) }
    let vertical = source.child(keyed: "verticalScroller").flatMap { encoder.reference(to: $0) }
    let parts = [clip, headerClip, horizontal, vertical].compactMap { $0 }
    writeNSView(subviews: parts, keepsSubviews: true, next: clip)
    if let vertical { write("NSVScroller", object: vertical) }
    if let horizontal { write("NSHScroller", object: horizontal) }
    write("NSContentView", object: clip)
    if let headerClip { write("NSHeaderClipView", object: headerClip) }
    writeScrollAmounts()
    write("NSGestureRecognizers", array: [panRecognizer()])
  }

  /// Writes the scrolling distances for pages and lines as four big-endian floats, unless all are 10 points.
  private func writeScrollAmounts() {
    let names = [
      Names.horizontalPageScroll, Names.verticalPageScroll, Names.horizontalLineScroll,
      Names.verticalLineScroll,
    ]
    let amounts = names.map { Float(node.double($0) ?? 10) }
    guard amounts.contains(where: { $0 != 10 }) else { return }
    let bytes = amounts.flatMap { amount in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: amount.bitPattern >> $0) }
    }
    encoder.builder.add("NSScrollAmts", data: bytes, to: number)
  }

  private func panRecognizer() -> Int {
    let recognizer = encoder.builder.addObject("NSPanGestureRecognizer")
    let writer = encoder.writer(for: recognizer, of: source)
    writer.write("NSGestureRecognizer.allowedTouchTypes", 1)
    writer.write("NSGestureRecognizer.action", string: "_panWithGestureRecognizer:")
    writer.write("NSGestureRecognizer.target", object: number)
    writer.write("NSGestureRecognizer.delegate", object: number)
    writer.write("NSPanGestureRecognizer.buttonMask", 0)
    writer.write("NSPanGestureRecognizer.numberOfTouchesRequired", 1)
    return recognizer
  }

  private func headerClip(_ header: IBObject) -> Int {
    let clip = encoder.builder.addObject("NSClipView")
    encoder.headerClips[source.index] = clip
    let writer = encoder.writer(for: clip, of: source)
    writer.writeBareView(superview: number)
    writer.write("NSvFlags", 0x100)
    let view = encoder.reference(to: header)
    writer.write("NSSubviews", mutableArray: [view].compactMap { $0 })
    let height = header.frame?.height ?? 0
    let frame = tiled?.clip ?? Rect(x: 0, y: 0, width: 0, height: 0)
    writer.write(frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: height))
    writer.write("NSNextKeyView", object: view)
    writer.write("NSDocView", object: view)
    writer.write("NSAutomaticallyAdjustsContentInsets", true)
    return clip
  }

  func writeClipView() {
    let document = source.subviews.first.flatMap { encoder.reference(to: $0) }
    writeNSView(
      subviews: [document].compactMap { $0 }, keepsSubviews: true, frame: tiled?.clip,
      next: document)
    if let document { write("NSDocView", object: document) }
    if let header = tiled?.header, header != 0, let clip = tiled?.clip {
      let size = encoder.braced([clip.width, clip.height])
      write("NSBounds", string: "{\(encoder.braced([0, -header])), \(size)}")
    }
    let color = color("backgroundColor").map { encoder.appKitColor($0) }
    write("NSBGColor", object: color ?? encoder.appKitColor(named: "controlBackgroundColor"))
    if source.subviews.first?.node.name == Names.textView {
      write("NSCursor", object: encoder.cursor("{1, -1}", 0))
    }
  }

  func writeScroller() {
    let isTable = source.parent?.tableView != nil
    let isHorizontal = node.bool(Names.horizontal) == true
    writeNSControl(
      frame: isTable ? (isHorizontal ? tiled?.horizontal : tiled?.vertical) : nil)
    guard let scroll = source.parent else { return }
    let target = encoder.reference(to: scroll)
    write("NSControlAction", string: "_doScroller:")
    write("NSControlTarget", object: target)
    write("NSTarget", object: target)
    write("NSAction", string: "_doScroller:")
  }

  /// The frames of a scroll view's contents as AppKit lays them out; nil for views that are not in a scroll view.
  var tiled: TiledContents? {
    var scroll = source
    while scroll.node.name != Names.scrollView {
      guard let parent = scroll.parent, scroll.node.name != Names.tableColumn else { return nil }
      scroll = parent
    }
    return TiledContents(scroll)
  }
}

extension NibEncoder {
  func cursor(_ spot: String, _ type: Int) -> Int {
    let cursor = builder.addObject("NSCursor")
    builder.add("NSHotSpot", object: string(spot), to: cursor)
    builder.add("NSCursorType", Int64(type), to: cursor)
    return cursor
  }
}
