import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Taps on the links and attachments of a text.
@MainActor @Suite(.ownEnvironment) struct TextItemTests {
  private final class Decider: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var isAllowed = true
    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(url) \(characterRange.location) \(characterRange.length)")
      return isAllowed
    }
  }

  private final class Replacing: NSObject, UITextViewDelegate {
    var asked: [String] = []
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      if case .link = textItem.content { asked.append("link at \(textItem.range.location)") }
      return nil
    }
  }

  private var opened: [String] { HeadlessEnvironment.current.openedURLs.map(\.absoluteString) }

  private func view(_ delegate: any UITextViewDelegate) -> (UITextView, UIWindow) {
    let text = NSMutableAttributedString(string: "See the page of terns")
    text.addAttribute(
      .link, value: "https://example.com", range: NSRange(location: 8, length: 4))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  private func place(of character: Int, in view: UITextView) throws -> CGPoint {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: character))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    let rect = view.firstRect(for: range)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  @Test func `a tap on a link asks the delegate and opens it`() throws {
    let decider = Decider()
    let (view, window) = view(decider)
    defer { withExtendedLifetime(window) {} }
    try tap(view, at: try place(of: 9, in: view))
    #expect(decider.asked == ["https://example.com 8 4"] && opened == ["https://example.com"])
    decider.isAllowed = false
    try tap(view, at: try place(of: 9, in: view))
    #expect(decider.asked.count == 2 && opened.count == 1)
    try tap(view, at: try place(of: 2, in: view))
    #expect(decider.asked.count == 2)
    view.isEditable = true
    try tap(view, at: try place(of: 9, in: view))
    #expect(decider.asked.count == 2 && view.isFirstResponder)
  }

  @Test func `a delegate replaces the action of a link`() throws {
    let delegate = Replacing()
    let (view, window) = view(delegate)
    defer { withExtendedLifetime(window) {} }
    try tap(view, at: try place(of: 8, in: view))
    #expect(delegate.asked == ["link at 8"] && opened.isEmpty)
  }
}
