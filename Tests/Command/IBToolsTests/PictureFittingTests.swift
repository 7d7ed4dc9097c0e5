import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import IBTools
import Testing

@MainActor
@Suite struct PictureFittingTests {
  private func sheet(at x: CGFloat) -> Picture.Sheet {
    Picture.Sheet(
      Picture(size: CGSize(width: 100, height: 50)), caption: "A", position: CGPoint(x: x, y: 0))
  }

  @Test func `a canvas that is too large is drawn at a smaller size`() throws {
    let picture = try Picture.arranged([sheet(at: 0), sheet(at: 29_900)])
    #expect(picture.size.width <= Picture.longestSide && picture.size.width > 15_000)
    #expect(picture.problems.map(\.id) == ["scaled-picture"])
    let widths = picture.steps.compactMap { step -> CGFloat? in
      guard case .begin(let group) = step, group.frame.width == 100 else { return nil }
      return group.transform.a * group.frame.width
    }
    #expect(widths.count == 2 && widths.allSatisfy { $0 > 50 && $0 < 60 })
  }

  @Test func `a canvas that fits is drawn as it is`() throws {
    let sheets = [sheet(at: 0), sheet(at: 900)]
    #expect(try Picture.arranged(sheets) == Picture(arranging: sheets))
  }

  @Test func `a canvas on which nothing could be seen is refused`() {
    #expect(throws: PictureError.self) {
      try Picture.arranged([sheet(at: 0), sheet(at: 900_000)])
    }
  }

  @Test func `a picture with too many pixels is drawn at a smaller size`() {
    let picture = Picture(size: CGSize(width: 10_000, height: 9_000)).fitting(scale: 2)
    #expect(picture.size.width * 2 <= Picture.longestSide)
    #expect(picture.size.width * picture.size.height * 4 <= CGFloat(Picture.mostPixels))
    #expect(picture.problems.map(\.id) == ["scaled-picture"])
    let small = Picture(size: CGSize(width: 100, height: 90))
    #expect(small.fitting(scale: 2) == small)
  }
}
