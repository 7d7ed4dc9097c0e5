import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeNSTextView() {
    let frame = tiled?.document
    writeNSView(frame: frame)
    let container = textContainer(width: frame?.width ?? node.child("frame")?.rect?.width ?? 0)
    write("NSTextContainer", object: container)
    write("NSSharedData", object: sharedData())
    write("NSTVFlags", node.bool(Names.horizontallyResizable) == true ? 0x87 : 0x86)
    if let size = node.child("maxSize")?.size {
      write("NSMaxSize", string: encoder.braced([size.width, size.height]))
    }
    write("NSDelegate", object: nil)
    if node.child("textStorage") == nil { writeAppKitColor("NSTextViewTextColor", "textColor") }
  }

  private func textContainer(width: Double) -> Int {
    let container = encoder.builder.addObject("NSTextContainer")
    let writer = encoder.writer(for: container, of: source)
    let manager = encoder.builder.addObject("NSLayoutManager")
    let layout = encoder.writer(for: manager, of: source)
    let storage = encoder.builder.addObject("NSTextStorage")
    let text = encoder.builder.addObject("NSMutableString")
    let stored =
      node.child("textStorage").map { AttributedText($0).text } ?? node.textProperty(Names.string)
      ?? ""
    encoder.builder.add("NS.bytes", data: stored.utf8, to: text)
    encoder.builder.add("NSString", object: text, to: storage)
    encoder.builder.add("NSDelegate", object: nil, to: storage)
    layout.write("NSTextStorage", object: storage)
    layout.write("NSTextContainers", mutableArray: [container])
    layout.write("NSLMFlags", node.bool(Names.allowsNonContiguousLayout) == true ? 0xe6 : 0x66)
    layout.write("NSDelegate", object: nil)
    writer.write("NSLayoutManager", object: manager)
    writer.write("NSTextLayoutManager", object: nil)
    writer.write("NSTextView", object: number)
    writer.write("NSWidth", double: width)
    writer.write("NSMinWidth", double: 15)
    writer.write("NSTCFlags", 1)
    return container
  }

  /// Writes the settings that all views of one text share.
  private func sharedData() -> Int {
    let data = encoder.builder.addObject("NSTextViewSharedData")
    let writer = encoder.writer(for: data, of: source)
    writer.write("NSAutomaticTextCompletionDisabled", node.bool(Names.textCompletion) == false)
    writer.write("NSFlags", sharedFlags)
    writer.write("NSMoreFlags", node.bool(Names.incrementalSearchingEnabled) == true ? 3 : 1)
    writer.write("NSTextCheckingTypes", 0)
    writer.write("NSMarkedAttributes", object: nil)
    if let color = color("backgroundColor") {
      writer.write("NSBackgroundColor", object: encoder.appKitColor(color))
    } else {
      writer.write("NSBackgroundColor", object: nil)
    }
    let selection: [(key: Int, value: Int)] = [
      (
        encoder.string("NSBackgroundColor"),
        encoder.appKitColor(named: "selectedTextBackgroundColor")
      ),
      (encoder.string("NSColor"), encoder.appKitColor(named: "selectedTextColor")),
    ]
    writer.write("NSSelectedAttributes", object: encoder.dictionary("NSDictionary", selection))
    if let color = color("insertionPointColor") {
      writer.write("NSInsertionColor", object: encoder.appKitColor(color))
    } else {
      writer.write(
        "NSInsertionColor", object: encoder.appKitColor(named: "controlTextColor"))
    }
    let link: [(key: Int, value: Int)] = [
      (encoder.string("NSColor"), encoder.appKitColor(named: "linkColor")),
      (encoder.string("NSCursor"), encoder.cursor("{8, -8}", 13)),
      (encoder.string("NSUnderline"), encoder.wholeNumber(1)),
    ]
    writer.write("NSLinkAttributes", object: encoder.dictionary("NSDictionary", link))
    writer.write("NSDefaultParagraphStyle", object: nil)
    writer.write("NSTextFinder", object: nil)
    writer.write("NSPreferredTextFinderStyle", finderStyle)
    if era.writesWritingTools {
      writer.write("NSTextHighlightAttributes", object: nil)
      writer.write("NSWritingToolsFlags", 256)
    }
    return data
  }

  private var finderStyle: Int {
    switch node[Names.findStyle] {
    case "bar": 2
    case "panel": 1
    default: 0
    }
  }

  private var sharedFlags: Int {
    let bits = AppKitTextOption.all.reduce(0x800) { bits, option in
      (node.bool(option.attribute) ?? option.usual) ? bits | option.bit : bits
    }
    return node[Names.findStyle] == "panel" ? bits | 0x2000 : bits
  }
}

/// An option of a text view, which is a bit of its shared data.
package struct AppKitTextOption: Sendable {
  let attribute: Name
  package let bit: Int
  /// The value that a document does not state.
  package let usual: Bool

  /// The spelling of the attribute.
  package var name: String { Vocabulary.interfaceBuilder.spelling(of: attribute) }

  package static let all: [AppKitTextOption] = [
    (Names.selectable, 0x1, true), (Names.editable, 0x2, true), (Names.richText, 0x4, true),
    (Names.importsGraphics, 0x8, true), (Names.usesFontPanel, 0x20, false),
    (Names.usesRuler, 0x40, false), (Names.continuousSpellChecking, 0x80, false),
    (Names.drawsBackground, 0x100, true), (Names.smartInsertDelete, 0x200, false),
    (Names.allowsUndo, 0x400, false),
    (Names.allowsDocumentBackgroundColorChange, 0x4000, false),
    (Names.grammarChecking, 0x8000, false), (Names.quoteSubstitution, 0x2_0000, false),
    (Names.linkDetection, 0x4_0000, false), (Names.dashSubstitution, 0x100_0000, false),
    (Names.textReplacement, 0x200_0000, false), (Names.spellingCorrection, 0x400_0000, false),
    (Names.incrementalSearchingEnabled, 0x4000_0000, false),
  ].map { AppKitTextOption(attribute: $0, bit: $1, usual: $2) }
}
