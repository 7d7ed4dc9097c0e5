import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes the keys of every AppKit control.
  func writeNSControl(
    subviews: [Int]? = nil, keepsSubviews: Bool = false, frame: Rect? = nil, next: Int? = nil
  ) {
    writeNSView(subviews: subviews, keepsSubviews: keepsSubviews, frame: frame, next: next)
    if let cell = source.child(keyed: "cell"), let number = encoder.reference(to: cell) {
      write("NSCell", object: number)
    }
    write("NSAllowsLogicalLayoutDirection", encoder.options.localizesStrings)
    if era.writesControlSizeTwice {
      write("NSControlSize2", Self.controlSize(of: node.child("cell")))
    }
    if era.writesSymbolConfigurations, Self.showsSymbols.contains(node.name) {
      write("IBNSShadowedSymbolConfiguration", object: nil)
    }
  }

  /// The controls whose images may be symbols.
  private static let showsSymbols: Set = [Names.button, Names.popUpButton, Names.imageView]

  static func controlSize(of cell: Node?) -> Int {
    switch cell?[Names.controlSize] {
    case "small": 1
    case "mini": 2
    case "large": 3
    default: 0
    }
  }

  func writeNSTextField() {
    writeNSControl()
    if era.writesWritingTools {
      write("NSAllowsWritingTools", node.name == Names.textField)
      write("NSTextFieldAllowsWritingToolsAffordance", false)
    }
    if era.writesLineResolution {
      write("NS.resolvesNaturalAlignmentWithBaseWritingDirection", false)
    }
  }

  func writeNSImageView() {
    writeNSControl(keepsSubviews: true)
    write("NSDragTypes", object: stringSet(Self.imageTypes))
  }

  /// Writes a switch, which has no cell: the control itself has the state.
  func writeNSSwitch() {
    writeNSControl()
    if node[Names.state] == "on" { write("NSControlContents", object: encoder.wholeNumber(1)) }
  }

  func writeColorWell() {
    writeNSControl(keepsSubviews: true)
    write("NSDragTypes", object: stringSet(["NSColor pasteboard type"]))
    if let color = color("color") { write("NSColor", object: encoder.appKitColor(color)) }
  }

  func stringSet(_ texts: [String]) -> Int {
    encoder.collection("NSMutableSet", texts.map { encoder.string($0) })
  }

  /// The pasteboard types that an image view accepts.
  private static let imageTypes = [
    "com.apple.pasteboard.promised-file-content-type", "NeXT TIFF v4.0 pasteboard type",
    "com.apple.NSFilePromiseItemMetaData", "Apple PICT pasteboard type",
    "NeXT Encapsulated PostScript v1.2 pasteboard type",
    "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu",
    "Apple PNG pasteboard type", "Apple PDF pasteboard type", "NSFilenamesPboardType",
  ]
}
