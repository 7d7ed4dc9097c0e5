import Foundation
import HeadlessUIKit
import Testing

/// The places of images and texts in list content.
@MainActor @Suite(.ownEnvironment)
struct ListContentTests {
  private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIView {
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `texts begin after the image and the space next to it`() throws {
    var list = UIListContentConfiguration.cell()
    list.text = "Bergen"
    list.image = image(30, 20)
    list.imageToTextPadding = 12
    list.directionalLayoutMargins.leading = 20
    let shown = view(list)
    let picture = try #require(shown.subviews.first { $0 is UIImageView })
    #expect(picture.frame == CGRect(x: 20, y: 40, width: 30, height: 20))
    #expect(labels(shown)[0].frame.minX == 62)
    list.imageProperties.reservedLayoutSize.width = 50
    #expect(labels(view(list))[0].frame.minX == 82)
    list.imageProperties.reservedLayoutSize = .zero
    list.imageProperties.maximumSize = CGSize(width: 10, height: 0)
    #expect(labels(view(list))[0].frame.minX == 42)
  }

  @Test func `two texts are one above the other, with a space between them`() {
    var list = UIListContentConfiguration.subtitleCell()
    (list.text, list.secondaryText) = ("Bergen", "on the coast")
    list.textToSecondaryTextVerticalPadding = 9
    let texts = labels(view(list))
    #expect(texts.count == 2 && texts[0].frame.minX == texts[1].frame.minX)
    #expect(abs(texts[1].frame.minY - texts[0].frame.maxY - 9) < 1e-6)
    #expect(texts[1].textColor == .secondaryLabel && texts[0].textColor == .label)
  }

  @Test func `two texts of a value cell are next to each other if there is room`() {
    var list = UIListContentConfiguration.valueCell()
    (list.text, list.secondaryText) = ("Name", "Bergen")
    let wide = labels(view(list))
    #expect(wide[0].frame.minY == wide[1].frame.minY && wide[1].frame.maxX == 304)
    let narrow = labels(view(list, width: 80))
    #expect(narrow[1].frame.minY > narrow[0].frame.minY)
    list.textToSecondaryTextHorizontalPadding = 300
    let spread = labels(view(list))
    #expect(spread[1].frame.minY > spread[0].frame.minY)
    list.prefersSideBySideTextAndSecondaryText = false
    list.textToSecondaryTextHorizontalPadding = 12
    let stacked = labels(view(list))
    #expect(stacked[1].frame.minY > stacked[0].frame.minY)
  }

  @Test func `texts have the attributes of their configuration`() {
    var list = UIListContentConfiguration.cell()
    (list.text, list.secondaryText) = ("a", "b")
    list.secondaryAttributedText = NSAttributedString(string: "styled")
    list.textProperties.numberOfLines = 2
    list.textProperties.alignment = .center
    list.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
    list.textProperties.font = .systemFont(ofSize: 9)
    list.alpha = 0.5
    let shown = view(list)
    let texts = labels(shown)
    #expect(texts[0].numberOfLines == 2 && texts[0].textAlignment == .center)
    #expect(texts[0].textColor == .red && texts[1].text == "styled" && shown.alpha == 0.5)
    #expect(texts[0].font.pointSize == 9)
  }

  @Test func `texts are shown with other letters, and fit their width, as their properties say`() {
    var list = UIListContentConfiguration.cell()
    (list.text, list.secondaryText) = ("low Tide", "high Tide")
    list.textProperties.transform = .uppercase
    list.textProperties.adjustsFontSizeToFitWidth = true
    list.textProperties.minimumScaleFactor = 0.5
    list.textProperties.allowsDefaultTighteningForTruncation = true
    list.textProperties.lineBreakMode = .byTruncatingMiddle
    list.secondaryTextProperties.transform = .capitalized
    list.secondaryTextProperties.alignment = .justified
    let texts = labels(view(list))
    #expect(texts.map(\.text) == ["LOW TIDE", "High Tide"])
    #expect(texts[0].adjustsFontSizeToFitWidth && texts[0].minimumScaleFactor == 0.5)
    #expect(texts[0].allowsDefaultTighteningForTruncation)
    #expect(texts[0].lineBreakMode == .byTruncatingMiddle && texts[1].textAlignment == .justified)
    #expect(list.text == "low Tide")
  }

  @Test func `the header of a grouped section has small capital letters before iOS 26`() {
    let header = UIListContentConfiguration.groupedHeader().textProperties
    #expect(header.transform == .uppercase && header.color == .secondaryLabel)
    #expect(header.font == .preferredFont(forTextStyle: .footnote))
    UIKitEra.current = .iOS26
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .none)
  }

  @Test func `an empty text takes no place`() {
    var list = UIListContentConfiguration.cell()
    list.text = "a"
    list.secondaryText = ""
    let shown = view(list)
    #expect(labels(shown).count == 1)
    let height = shown.sizeThatFits(CGSize(width: 320, height: 0)).height
    list.secondaryText = "b"
    #expect(view(list).sizeThatFits(CGSize(width: 320, height: 0)).height > height)
  }

  @Test func `styles for headers and footers differ in their fonts and colors`() {
    let (header, footer) = (
      UIListContentConfiguration.plainHeader(), UIListContentConfiguration.groupedFooter()
    )
    #expect(header.textProperties.font.pointSize > footer.textProperties.font.pointSize)
    #expect(footer.textProperties.color == .secondaryLabel)
    #expect(!UIListContentConfiguration.sidebarCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `guides follow the parts that are shown`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Pier"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let guide = try #require(view.textLayoutGuide)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    // The layout rounds the guide to pixels, and the label is between two of them.
    let (area, frame) = (guide.layoutFrame, label.frame)
    let pixel = 1 / UIScreen.main.scale
    #expect(abs(area.minX - frame.minX) < pixel && abs(area.minY - frame.minY) < pixel)
    #expect(abs(area.width - frame.width) < pixel && abs(area.height - frame.height) < pixel)
    #expect(frame.width > 0)
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil && view.layoutGuides.isEmpty)
  }
}
