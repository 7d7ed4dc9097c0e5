import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// The page that shows two versions of documents.
@MainActor
@Suite struct ComparisonPageTests {
  private func picture(_ text: String) throws -> Picture {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = text
    var options = PictureOptions()
    options.identifier = { $0 === label ? "lbl-1" : nil }
    return try Picture(of: label, options: options)
  }

  private func page(_ changes: [ComparisonPage.Change], old: Picture?, new: Picture?) -> String {
    let pair = ComparisonPage.Pair(name: "Pier.xib", old: old, new: new, changes: changes)
    return String(decoding: ComparisonPage(title: "Review", pairs: [pair]).bytes, as: UTF8.self)
  }

  @Test func `both pictures are on the page, and a change marks its object in them`() throws {
    let change = ComparisonPage.Change(object: "lbl-1", text: "label: text Low → High")
    let html = page([change], old: try picture("Low"), new: try picture("High"))
    #expect(html.contains(">Low</text>") && html.contains(">High</text>"))
    #expect(html.contains("<button data-object=\"lbl-1\""))
    #expect(html.components(separatedBy: "<rect data-object=\"lbl-1\"").count == 3)
  }

  @Test func `a version without a picture says so, and the changes can be read`() throws {
    let change = ComparisonPage.Change(object: nil, text: "document added <3")
    let html = page([change], old: nil, new: try picture("High"))
    #expect(html.contains("There is no picture of this version."))
    #expect(html.contains("document added &lt;3"))
  }

  @Test func `nothing is loaded from elsewhere`() throws {
    let html = page([], old: try picture("Low"), new: try picture("High"))
    for address in ["src=", "href=\"http", "@import", "fetch("] { #expect(!html.contains(address)) }
  }
}
