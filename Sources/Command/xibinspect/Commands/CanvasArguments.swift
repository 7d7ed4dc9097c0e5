public import ArgumentParser
import Foundation
import HeadlessUIKit
import IBCanvas
public import IBTools

/// The orientation, sizes and direction to lay out for.
struct CanvasArguments: ParsableArguments {
  @Option(help: "The orientation of the device. Default: the document's orientation.")
  var orientation: Orientation?

  @Option(
    // A size such as -1x5 is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp("The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: CGSize.init(argument:))
  var size: CGSize?

  @Option(
    help:
      "The user's preferred text size. Default: the text size of the document's canvas, usually L.")
  var textSize: TextSize?

  @Flag(help: "Lay out for a right-to-left language.")
  var rtl = false

  /// Whether none of the arguments is given.
  var isEmpty: Bool { orientation == nil && size == nil && textSize == nil && !rtl }

  var options: DocumentLayoutOptions {
    var options = DocumentLayoutOptions()
    options.isLandscape = orientation.map { $0 == .landscape }
    options.size = size
    options.contentSizeCategory = textSize?.category
    options.isRightToLeft = rtl
    return options
  }
}

/// The orientation of a device.
enum Orientation: String, ExpressibleByArgument, CaseIterable {
  case portrait, landscape
}

extension TextSize: ExpressibleByArgument {}
