import Foundation
import HeadlessUIKit
import Testing

/// Text storages, layout managers and text views that share them.
@MainActor @Suite(.ownEnvironment) struct TextKitTests {
  private func stack(_ text: String, width: CGFloat) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test func `the used rectangle is as large as the text is measured`() {
    let (storage, manager, container) = stack("Tern and gull", width: 1000)
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - storage.size().width) < 0.01)
    #expect(abs(used.height - storage.size().height) < 0.01)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 13))
  }

  @Test func `each line has its part of the text, below the line before`() {
    let (storage, manager, container) = stack("Tern and gull", width: 60)
    var lines: [(rect: CGRect, text: String)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 13)) {
      rect, used, owner, range, _ in
      #expect(owner === container && used.width <= 60)
      lines.append((rect, (storage.string as NSString).substring(with: range)))
    }
    #expect(lines.map(\.text).joined() == "Tern and gull" && lines.count > 1)
    for (line, next) in zip(lines, lines.dropFirst()) { #expect(next.rect.minY == line.rect.maxY) }
  }

  @Test func `a point finds the character whose rectangle it is in`() {
    let (storage, manager, container) = stack("Tern 🐦 and gull", width: 80)
    defer { withExtendedLifetime(storage) {} }
    for index in [0, 3, 9, 14] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      let point = CGPoint(x: rect.midX, y: rect.midY)
      #expect(manager.glyphIndex(for: point, in: container) == index)
    }
  }

  @Test func `a change of the storage lays out again and tells the delegate`() {
    final class Watch: NSTextStorageDelegate {
      var edits: [(NSTextStorage.EditActions, NSRange, Int)] = []
      func textStorage(
        _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions,
        range: NSRange, changeInLength delta: Int
      ) { edits.append((mask, range, delta)) }
    }
    let (storage, manager, container) = stack("Tern", width: 1000)
    let watch = Watch()
    storage.delegate = watch
    let before = manager.usedRect(for: container)
    storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: " and gull")
    #expect(manager.usedRect(for: container).width > before.width)
    storage.beginEditing()
    storage.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 4))
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
    storage.endEditing()
    #expect(watch.edits.count == 2 && watch.edits[0].2 == 9)
    #expect(watch.edits[0].0 == .editedCharacters && watch.edits[1].0 == .editedAttributes)
    #expect(watch.edits[1].1 == NSRange(location: 0, length: 4))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 5)
  }

  /// A storage with a text of its own, as apps write them.
  private final class Shout: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")
    override var string: String { text.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    { text.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
      text.setAttributes(attributes, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      if editedMask.contains(.editedCharacters) {
        addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: length))
      }
      super.processEditing()
    }
  }

  @Test func `a subclass keeps the text itself and changes attributes as it is edited`() {
    let storage = Shout()
    storage.append(NSAttributedString(string: "Tern"))
    storage.insert(NSAttributedString(string: "A "), at: 0)
    #expect(storage.string == "A Tern" && storage.length == 6)
    #expect(storage.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    let part = storage.attributedSubstring(from: NSRange(location: 2, length: 4))
    #expect(part.string == "Tern")
    #expect(part.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    var ranges: [NSRange] = []
    storage.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: 6)) {
      _, range, _ in
      ranges.append(range)
    }
    #expect(ranges.map(\.length).reduce(0, +) == 6)
  }

  @Test func `the range of a group of edits covers all of them in the new text`() {
    final class Watch: NSTextStorageDelegate {
      var range = NSRange(location: 0, length: 0)
      func textStorage(
        _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions,
        range: NSRange, changeInLength delta: Int
      ) { self.range = range }
    }
    let storage = NSTextStorage(string: "Tern and gull and auk")
    let watch = Watch()
    storage.delegate = watch
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 10, length: 1), with: "X")
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Hello")
    storage.endEditing()
    #expect(watch.range == NSRange(location: 0, length: 16))
    storage.append(storage)
    #expect(storage.length == 52)
  }

  // MARK: Texts that are too long

  @Test func `words that do not fit into the lines of a container are not laid out`() {
    let (storage, manager, container) = stack("Tern and gull and auk", width: 60)
    container.maximumNumberOfLines = 2
    let fitting = manager.glyphRange(for: container)
    #expect(fitting.length > 4 && fitting.length < storage.length)
    #expect(storage.string.dropFirst(fitting.length - 1).hasPrefix(" "))
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 5).location == NSNotFound)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "Tern" as String?), (.byTruncatingHead, "auk"),
    (.byTruncatingMiddle, nil),
  ])
  func `an ellipsis replaces a part of the last line`(_ mode: NSLineBreakMode, _ kept: String?) {
    let (storage, manager, container) = stack("Tern and gull and auk\nCrane", width: 80)
    defer { withExtendedLifetime(storage) {} }
    (container.maximumNumberOfLines, container.lineBreakMode) = (1, mode)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 21))
    let hole = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    let shown = (storage.string as NSString).substring(to: 21) as NSString
    let text = shown.replacingCharacters(in: hole, with: "…")
    // No letter is kerned with the ellipsis.
    let width = (text.components(separatedBy: "…") + ["…"]).reduce(0) { sum, part in
      sum + (part as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    #expect(abs(manager.usedRect(for: container).width - width) < 0.01 && width <= 80)
    switch mode {
    case .byTruncatingTail: #expect(text.hasPrefix(kept ?? "-") && NSMaxRange(hole) == 21)
    case .byTruncatingHead: #expect(text.hasSuffix(kept ?? "-") && hole.location == 0)
    default: #expect(hole.location > 0 && NSMaxRange(hole) < 21)
    }
    // A point behind the text finds the last character, one in the ellipsis the first that it replaces.
    let ellipsis = manager.location(forGlyphAt: hole.location).x + 1
    #expect(manager.glyphIndex(for: CGPoint(x: ellipsis, y: 5), in: container) == hole.location)
    #expect(manager.glyphIndex(for: CGPoint(x: 300, y: 5), in: container) == 20)
  }

  @Test func `a container that is too low truncates its last line`() {
    let (storage, manager, container) = stack("Tern and gull and auk", width: 60)
    container.lineBreakMode = .byTruncatingTail
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    container.size.height = line * 2.5
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20).length > 0)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.size.height = 1000
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 20).location == NSNotFound)
    #expect(manager.glyphRange(for: container).length == storage.length)
  }

  // MARK: Text views

  @Test func `a text view and its storage follow each other`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Tern"
    #expect(view.textStorage.string == "Tern")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "F")
    #expect(view.text == "Fern")
    view.text = "Gull"
    #expect(view.textStorage.string == "Gull" && view.layoutManager.numberOfGlyphs == 4)
  }

  @Test func `a text view with a container shows the text of its storage`() {
    let (storage, manager, container) = stack("Tern", width: 0)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "Tern" && view.layoutManager === manager && view.textStorage === storage)
    storage.append(NSAttributedString(string: "s"))
    #expect(view.text == "Terns")
  }

  @Test func `positions of a text view have places, and places positions`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    view.text = "Tern and gull and auk"
    let last = try #require(view.position(from: view.endOfDocument, offset: 0))
    let (first, end) = (view.caretRect(for: view.beginningOfDocument), view.caretRect(for: last))
    #expect(first.minX == 5 && first.minY == 8 && end.minY > first.minY)
    let middle = try #require(view.position(from: view.beginningOfDocument, offset: 7))
    let caret = view.caretRect(for: middle)
    let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: found) == 7)
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: last))
    let rects = view.selectionRects(for: all)
    #expect(
      rects.count > 1 && rects.first?.containsStart == true && rects.last?.containsEnd == true)
  }

  @Test func `the insertion point of a field is where its text ends`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Tern"
    let width = ("Tern" as NSString).size(withAttributes: [.font: try #require(field.font)]).width
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - width) < 0.01)
    let found = try #require(field.closestPosition(to: CGPoint(x: 500, y: 20)))
    #expect(field.offset(from: field.beginningOfDocument, to: found) == 4)
  }

  @Test func `a tokenizer finds words, sentences and paragraphs`() throws {
    let view = UITextView()
    view.text = "A tern. It's small!\nGull"
    func text(_ offset: Int, _ granularity: UITextGranularity) throws -> String? {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return view.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(.forward)
      ).flatMap { view.text(in: $0) }
    }
    #expect(try text(3, .word) == "tern" && text(9, .word) == "It's")
    #expect(try text(6, .word) == nil)
    #expect(try text(9, .sentence) == " It's small!" && text(21, .paragraph) == "Gull")
  }
}
