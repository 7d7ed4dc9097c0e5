import Foundation
import HeadlessUIKit
import Testing

@Suite(.ownEnvironment) struct TextListTests {
  @Test(arguments: [
    ("({decimal})", 12, "(12)"), ("{octal}", 12, "14"), ("{lower-hexadecimal}", 30, "1e"),
    ("{upper-hexadecimal}.", 30, "1E."), ("{lower-alpha}", 26, "z"), ("{upper-latin}", 28, "AB"),
    ("{lower-roman}", 1994, "mcmxciv"), ("{upper-roman}", 4000, "4000"), ("{disc}", 7, "•"),
    ("{hyphen}", 1, "⁃"), ("* ", 3, "* "), ("{unknown}", 3, "{unknown}"),
    ("{lower-alpha}", 0, "0"),
  ])
  func `a marker is the format with the number or sign`(
    _ format: String, _ number: Int, _ marker: String
  ) {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat(format), options: 0)
    #expect(list.marker(forItemNumber: number) == marker)
  }

  @Test func `a list has options, the number of its first item, and perhaps an order`() {
    let list = NSTextList(
      markerFormat: .uppercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 5)
    #expect(list.listOptions.rawValue == 1 && list.startingItemNumber == 5 && list.isOrdered)
    let bullets = NSTextList(markerFormat: .square, startingItemNumber: 1)
    #expect(bullets.listOptions.isEmpty && !bullets.isOrdered)
    let older = NSTextList(markerFormat: .octal, options: 1)
    #expect(older.listOptions == .prependEnclosingMarker && older.startingItemNumber == 1)
  }

  @Test func `a paragraph style keeps its lists`() {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists.first === list)
  }
}
