import Foundation
import HeadlessUIKit
import Testing

private final class Delegate: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refused: String?

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
  func textViewDidChange(_ textView: UITextView) { log.append("changed") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != refused }
}

@MainActor @Suite(.ownEnvironment) struct TextViewTests {
  @Test func `a nib's text view has its text and what is found in it`() throws {
    let view: UITextView = try NibSketch.object(
      "UITextView",
      [
        "UIText": "Call 112", "UIEditable": false, "UISelectable": false, "UIDataDetectorTypes": 3,
        "UITextAlignment": 1, "UIReturnKeyType": 9,
        "UIFont": .object("UIFont", ["UIFontPointSize": 14.0, "UISystemFont": true]),
        "UITextHighlightAttributes": .table([("NSColor", .color(1, 0, 0))]),
      ]
    ).load()
    #expect(view.text == "Call 112")
    #expect(!view.isEditable)
    #expect(!view.isSelectable)
    #expect(!view.becomeFirstResponder())
    #expect(view.dataDetectorTypes == [.phoneNumber, .link])
    #expect(view.textAlignment == .center)
    #expect(view.returnKeyType == .done)
    #expect(view.font == .systemFont(ofSize: 14))
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func `a plain text that a nib repeats with the view's own attributes is plain`() throws {
    func load(_ repeated: String, size: Double) throws -> UITextView {
      func font(_ size: Double) -> NibSketch {
        .object("UIFont", ["UIFontPointSize": .double(size), "UISystemFont": true])
      }
      let attributes: [(NibSketch, NibSketch)] = [
        (.text("NSFont"), font(size)),
        (.text("NSParagraphStyle"), .object("NSMutableParagraphStyle", [:])),
      ]
      let attributed: KeyValuePairs<String, NibSketch> = [
        "NSString": .text(repeated), "NSAttributes": .table(attributes),
      ]
      let view: KeyValuePairs<String, NibSketch> = [
        "UIText": .text("translated"), "UIFont": font(14),
        "UIAttributedText": .object("NSAttributedString", attributed),
      ]
      return try NibSketch.object("UITextView", view).load()
    }
    func sizeAfterChange(_ view: UITextView) -> CGFloat? {
      view.font = .systemFont(ofSize: 20)
      let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return font?.pointSize
    }
    #expect(sizeAfterChange(try load("translated", size: 14)) == 20)
    #expect(sizeAfterChange(try load("translated", size: 15)) == 15)
    // A translation replaces only the plain text.
    let translated = try load("original", size: 15)
    #expect(translated.text == "translated" && sizeAfterChange(translated) == 20)
  }

  @Test func `a nib's text with attributes keeps them`() throws {
    let view: UITextView = try NibSketch.object(
      "UITextView",
      [
        "UIAttributedText": .object(
          "NSAttributedString",
          ["NSString": "styled", "NSAttributes": .table([("NSColor", .color(1, 0, 0))])])
      ]
    ).load()
    #expect(view.text == "styled")
    let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func `typing replaces the selection, where the delegate allows it`() {
    let delegate = Delegate()
    let view = UITextView()
    view.delegate = delegate
    view.text = "Hello world"
    // Outside of windows, views cannot be the first responder.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.selectedRange = NSRange(location: 6, length: 5)
    view.insertText("you")
    #expect(view.text == "Hello you")
    delegate.refused = "!"
    view.insertText("!")
    #expect(view.text == "Hello you")
    view.insertText("?")
    #expect(view.text == "Hello you?")
    view.selectedRange = NSRange(location: 90, length: 9)
    view.insertText(".")
    #expect(view.text == "Hello you?.")
    view.resignFirstResponder()
    #expect(delegate.log == ["began", "changed", "changed", "changed", "ended"])
  }

  @Test func `any object may be a nib's delegate`() throws {
    var nib = GraphNib()
    let text = nib.view("UITextView")
    let other = nib.view("UIView")
    nib.outlet("delegate", of: text, to: other)
    let view = try #require(
      try nib.graph(text, other).nib().instantiated(withOwner: nil).first as? UITextView)
    #expect(view.delegate == nil)
  }

  /// A text view that notes the texts that it is given.
  private final class Page: UITextView {
    var texts: [String] = []
    override var attributedText: NSAttributedString! {
      get { super.attributedText }
      set {
        super.attributedText = newValue
        texts.append(newValue.string)
      }
    }
  }

  @Test func `a plain text passes through the attributed text, and stays plain`() {
    let page = Page()
    page.font = .systemFont(ofSize: 12)
    page.text = "one"
    page.text = nil
    page.text = "two"
    #expect(page.texts == ["one", "", "two"] && page.text == "two")
    page.font = .systemFont(ofSize: 30)
    let font = page.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
    page.attributedText = NSAttributedString(string: "three")
    #expect(page.attributedText.attributes(at: 0, effectiveRange: nil).isEmpty)
  }

  private final class Selections: NSObject, UITextViewDelegate {
    var places: [Int] = []
    func textViewDidChangeSelection(_ textView: UITextView) {
      places.append(textView.selectedRange.location)
    }
  }

  @Test func `the delegate hears of selections that code makes in a view that is not edited`() {
    let delegate = Selections()
    let view = UITextView()
    view.delegate = delegate
    view.text = "foo bar"
    view.text = "foo"
    view.text = "foo"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.attributedText = nil
    #expect(delegate.places == [7, 3, 1, 0])
  }
}
