import Foundation
import HeadlessUIKit
import IBCanvas
import InterfaceBuilder
import TestSupport
import Testing

/// Sizes of texts and of what is around them.
@MainActor @Suite(.ownEnvironment) struct TextSizeTests {
  /// Does something on a screen of a scale in an era of UIKit.
  private func onScreen<Result>(
    scale: CGFloat = 2, build: Int = 23504, _ work: () throws -> Result
  ) rethrows -> Result {
    let (screen, era) = (UIScreen.main, UIKitEra.current)
    defer {
      UIScreen.main = screen
      UIKitEra.current = era
    }
    UIKitEra.current = UIKitEra(IBToolsVersion(build: build))
    UIScreen.main = UIScreen(
      device: HeadlessDevice(
        identifier: "", name: "", idiom: .phone, size: CGSize(width: 400, height: 800),
        scale: scale, safeArea: .zero))
    return try work()
  }

  private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `texts are as large as Interface Builder stores them`() throws {
    let weights: [String: UIFont.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold,
    ]
    let file = try String(
      contentsOf: Samples.truth.appending(path: "text-sizes.tsv"), encoding: .utf8)
    let rows = file.split(separator: "\n").dropFirst(2).map { $0.split(separator: "\t") }
    #expect(rows.count == 22)
    for row in rows {
      let fields = row.map(String.init)
      let size = try #require(Double(fields[3]))
      let font = UIFont.systemFont(ofSize: size, weight: try #require(weights[fields[2]]))
      let build = try #require(Int(fields[7]))
      let found = onScreen(scale: try #require(Double(fields[4])), build: build) {
        guard fields[0] == "button" else {
          let label = label(fields[1])
          label.font = font
          return label.intrinsicContentSize
        }
        let button = UIButton(type: .system)
        button.setTitle(fields[1], for: .normal)
        button.titleLabel?.font = font
        return button.intrinsicContentSize
      }
      if let width = Double(fields[5]) {
        #expect(abs(found.width - width) < 0.01, "\(fields): \(found.width)")
      }
      let height = try #require(Double(fields[6]))
      #expect(abs(found.height - height) < 0.01, "\(fields): \(found.height)")
    }
  }

  @Test func `a label without text has no size`() {
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func `lines break between words and add up to the height`() {
    onScreen {
      let one = label("one two three four").intrinsicContentSize
      let many = label("one two three four", lines: 0)
      #expect(many.intrinsicContentSize == one)
      many.preferredMaxLayoutWidth = one.width / 2 + 10
      #expect(many.intrinsicContentSize.height == 41)
      #expect(many.sizeThatFits(CGSize(width: 10, height: 0)).height > 41)
      many.numberOfLines = 2
      #expect(many.sizeThatFits(CGSize(width: 10, height: 0)).height == 41)
    }
  }

  @Test func `text that wraps is as wide as its widest line with the space at its end`() {
    onScreen {
      let wrapped = label("Passwords are stored here", lines: 0)
      let line = label("Passwords are").intrinsicContentSize.width
      let withSpace = label("Passwords are ").intrinsicContentSize.width
      wrapped.preferredMaxLayoutWidth = withSpace + 20
      #expect(wrapped.intrinsicContentSize.width == withSpace)
      #expect(wrapped.sizeThatFits(CGSize(width: withSpace + 20, height: 0)).width == line)
      wrapped.preferredMaxLayoutWidth = line
      #expect(wrapped.intrinsicContentSize.width == line)
    }
  }

  @Test func `new lines of a text are lines, and the last one may be empty`() {
    onScreen {
      #expect(label("a\nb", lines: 0).intrinsicContentSize.height == 41)
      #expect(label("a\r\nb\n", lines: 0).intrinsicContentSize.height == 61)
      #expect(label("a\nb").intrinsicContentSize.height == 20.5)
    }
  }

  @Test func `a word that is too long is broken inside`() {
    onScreen {
      let label = label("mmmmmmmmmm", lines: 0)
      let wide = label.intrinsicContentSize
      let narrow = label.sizeThatFits(CGSize(width: wide.width / 2 + 5, height: 0))
      #expect(narrow.height == 41)
    }
  }

  @Test func `lines of ideographs break anywhere, but not before a full stop`() {
    onScreen {
      let label = label("漢字漢字", lines: 0, size: 20)
      let wide = label.intrinsicContentSize.width
      #expect(label.sizeThatFits(CGSize(width: wide / 2 + 1, height: 0)).height == 48)
      label.text = "漢字。"
      // Two fit, yet the stop takes the second one with it: two lines all the same, not three.
      #expect(label.sizeThatFits(CGSize(width: wide / 2 + 1, height: 0)).height == 48)
    }
  }

  @Test(arguments: [
    ("Montserrat-Regular", 1.219), ("OpenSans-SemiBold", 1.362), ("NotoSansCJKjp-Regular", 1.448),
    ("Poppins-Bold", 1.4),
  ])
  func `a free family is as high as its files say`(_ name: String, _ line: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(abs(font.lineHeight - 20 * line) < 0.02)
  }

  @Test func `a free family is as wide as its files say, in every weight`() throws {
    func width(_ name: String, _ text: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 100))
      return text.size(withAttributes: [.font: font]).width
    }
    // Roboto's `a` is 0.544 em wide, its `m` 0.877.
    #expect(abs(try width("Roboto-Regular", "am") - 142.1) < 0.01)
    #expect(abs(try width("Roboto-Regular", "á") - width("Roboto-Regular", "a")) < 0.01)
    #expect(try width("Montserrat-Light", "Harbour") < width("Montserrat-Medium", "Harbour"))
    #expect(try width("Montserrat-Medium", "Harbour") < width("Montserrat-Black", "Harbour"))
    #expect(abs(try width("NotoSansCJKjp-Regular", "港") - 100) < 0.01)
    #expect(abs(try width("Roboto-Regular", "港") - 102.1) < 0.01)
  }

  @Test func `titles are closer from iOS 11 to 13 than before`() {
    func width(_ size: CGFloat, _ weight: UIFont.Weight, _ major: Int) -> CGFloat {
      let environment = HeadlessEnvironment(era: UIKitEra(major: major))
      return withEnvironment(environment) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return "Harbour".size(withAttributes: [.font: font]).width
      }
    }
    #expect(width(22, .regular, 12) < width(22, .regular, 10))
    #expect(width(17, .regular, 12) == width(17, .regular, 10))
    #expect(width(22, .bold, 12) == width(22, .bold, 10))
  }

  @Test func `titles of 22 points are closer since iOS 14 only in regular weight`() {
    /// What a text of 22 points has less in em than one of 21 points.
    func loss(_ weight: UIFont.Weight) -> CGFloat {
      func ems(_ size: CGFloat) -> CGFloat {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return "Harbour".size(withAttributes: [.font: font]).width / size
      }
      return withEnvironment(HeadlessEnvironment(era: UIKitEra(major: 15))) { ems(21) - ems(22) }
    }
    #expect(loss(.regular) > loss(.semibold) + 0.02)
  }

  @Test func `marks over letters and joined emoji do not widen a text`() {
    onScreen {
      #expect(label("e\u{301}").intrinsicContentSize == label("e").intrinsicContentSize)
      #expect(label("é").intrinsicContentSize == label("e").intrinsicContentSize)
      #expect(label("👨‍👩‍👧").intrinsicContentSize == label("👨").intrinsicContentSize)
      #expect(
        label("🇩🇪🇫🇷").intrinsicContentSize.width < 2 * label("🇩🇪").intrinsicContentSize.width + 1)
    }
  }

  @Test func `bolder text is wider`() {
    onScreen {
      let widths = [UIFont.Weight.light, .regular, .medium, .semibold, .bold, .heavy].map {
        let label = label("Settings")
        label.font = .systemFont(ofSize: 17, weight: $0)
        return label.intrinsicContentSize.width
      }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == widths.count)
    }
  }

  @Test func `text styles have more room between their lines than their size alone gives`() {
    onScreen {
      let styled = label("a\nb\nc\nd", lines: 0)
      styled.font = .preferredFont(forTextStyle: .body)
      // Three steps of 22 points and a line of 17.
      #expect(styled.intrinsicContentSize.height == 86.5)
      #expect(label("a\nb\nc\nd", lines: 0).intrinsicContentSize.height == 81.5)
    }
  }

  @Test func `the room between the lines of a text style follows the user's text size`() {
    onScreen(scale: 3) {
      let styled = label("a\nb\nc", lines: 0)
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      styled.font = .preferredFont(forTextStyle: .body, compatibleWith: small)
      // Two steps of 19 points and a line of 14.
      #expect(abs(styled.intrinsicContentSize.height - 55) < 0.01)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      styled.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
      // Two steps of 34 points and a line of 28.
      #expect(abs(styled.intrinsicContentSize.height - 101.67) < 0.01)
    }
  }

  @Test(
    arguments: [
      ("show Modal From Segue", 15, 171), ("Unwind Segue", 15, 100), ("Second Button", 15, 103),
      ("Priority", 14, 46), ("FirstViewController", 17, 145), ("NextViewController", 17, 147),
    ] as [(String, CGFloat, CGFloat)])
  func `until iOS 8, the system font is Helvetica Neue`(
    _ text: String, _ size: CGFloat, _ stored: CGFloat
  ) {
    // Widths of labels and buttons in documents of Xcode 5 and 6.
    onScreen(scale: 1, build: 6254) {
      #expect(label(text, size: size).intrinsicContentSize.width == stored)
    }
  }

  @Test func `runs, spacing and heights of lines count in attributed text`() {
    onScreen {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 10
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "a\nb",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      #expect(label.intrinsicContentSize.height == 51)
      style.minimumLineHeight = 30
      label.attributedText = NSAttributedString(
        string: "a\nb",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      #expect(label.intrinsicContentSize.height == 70)
      let mixed = NSMutableAttributedString(
        string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 11)])
      mixed.append(
        NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
      label.attributedText = mixed
      #expect(label.intrinsicContentSize.height == 41)
    }
  }

  @Test func `a font of one width gives every character that width`() {
    let font = UIFont(name: "Menlo-Regular", size: 10)
    let width = "iiii".size(withAttributes: [.font: font as Any]).width
    #expect(abs(width - 24.08) < 0.001)
    #expect("WWWW".size(withAttributes: [.font: font as Any]).width == width)
  }

  @Test func `measured text is not rounded and breaks only where it is asked to`() {
    onScreen {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      let size = "one two".size(withAttributes: attributes)
      #expect(abs(size.height - 17 * 1.193359375) < 0.001)
      let limit = CGSize(width: size.width - 1, height: 1000)
      let broken = "one two".boundingRect(
        with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(abs(broken.height - 2 * size.height) < 0.001)
      let whole = "one two".boundingRect(with: limit, attributes: attributes, context: nil)
      #expect(whole.size == size)
    }
  }

  @Test(arguments: [
    NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
  ])
  func `a label wraps all lines but the last; a measured paragraph that truncates is one line`(
    mode: NSLineBreakMode
  ) {
    onScreen {
      let text = "Arctic terns fly from pole to pole\nand back"
      let font = UIFont.systemFont(ofSize: 17)
      let line = font.lineHeight
      let label = label(text)
      label.lineBreakMode = mode
      label.numberOfLines = 0
      let limit = CGSize(width: 120, height: 1000)
      let fitted = label.sizeThatFits(limit)
      #expect(fitted.height > 3.9 * line && fitted.width <= 120)
      label.numberOfLines = 2
      #expect(abs(label.sizeThatFits(limit).height - 2 * line) < 1)
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      let attributed = NSAttributedString(
        string: text, attributes: [.font: font, .paragraphStyle: style])
      let size = attributed.boundingRect(with: limit, options: .usesLineFragmentOrigin).size
      // Two paragraphs, of which the first is too long.
      #expect(abs(size.height - 2 * line) < 0.01 && size.width == 120)
      label.attributedText = attributed
      label.lineBreakMode = mode
      label.numberOfLines = 0
      #expect(label.sizeThatFits(limit) == fitted)
    }
  }

  @Test func `a measured paragraph whose style breaks words is as large as a label that does`() {
    onScreen {
      let text = "Lighthouses and longboats"
      let font = UIFont.systemFont(ofSize: 17)
      @MainActor func size(_ mode: NSLineBreakMode) -> CGSize {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        return text.boundingRect(
          with: CGSize(width: 110, height: 1000), options: .usesLineFragmentOrigin,
          attributes: [.font: font, .paragraphStyle: style], context: nil
        ).size
      }
      let label = label(text)
      label.numberOfLines = 0
      label.lineBreakMode = .byCharWrapping
      let fitted = label.sizeThatFits(CGSize(width: 110, height: 1000))
      #expect(abs(fitted.width - size(.byCharWrapping).width) < 0.5)
      #expect(abs(fitted.height - size(.byCharWrapping).height) < 0.5)
      #expect(size(.byCharWrapping) != size(.byWordWrapping))
    }
  }

  @Test func `texts are as large as whole pixels, in old versions too`() {
    for build in [9531, 11201] {
      onScreen(build: build) {
        #expect(label("Label").intrinsicContentSize.height == 20.5, "\(build)")
      }
    }
  }

  @Test func `what the system's font lacks is as wide as in its own font, without tracking`() {
    func width(_ text: String, _ size: CGFloat) -> CGFloat {
      text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    }
    onScreen {
      #expect(abs(width("개수", 17) - 2 * 0.865 * 17) < 0.001)
      #expect(abs(width("漢字", 17) - 2 * 17 * 1.021) < 0.001)
      // Sizes that Interface Builder stores, rounded up to half points.
      #expect(label("😬", size: 38).intrinsicContentSize.width == 43)
      #expect(label("😀", size: 18).intrinsicContentSize.width == 24)
      #expect(label("👍", size: 11).intrinsicContentSize.width == 16)
      // The smaller, the wider.
      #expect(abs(width("😀", 8) / 8 - width("👍", 11) / 11) < 0.000_01)
      #expect(abs(width("😀", 14) / 14 - 1.38857) < 0.001)
    }
  }

  @Test func `a symbol is an emoji only where Unicode calls it one`() {
    onScreen {
      #expect(label("★", size: 13).intrinsicContentSize.width == 13)
      #expect(label("⚡", size: 38).intrinsicContentSize.width == 43)
    }
  }

  @Test func `a line of a font by name has no leading`() throws {
    try onScreen {
      for (name, size, height) in [
        ("HelveticaNeue", 34, 40), ("HelveticaNeue-Bold", 17, 20.5),
        ("HelveticaNeue-Light", 21, 25), ("Arial-BoldMT", 16, 18),
      ] as [(String, CGFloat, CGFloat)] {
        let label = label("Label")
        label.font = UIFont(name: name, size: size)
        #expect(label.intrinsicContentSize.height == height, "\(name)")
        let font = try #require(label.font)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-6)
        #expect(font.leading > 0)
      }
    }
  }

  // The widths are those that Xcode stored for labels in public documents.
  @Test(
    arguments: [
      ("HelveticaNeue", 16, "Master terminada en 1234", 188),
      ("HelveticaNeue", 17, "Secure Scan", 97),
      ("HelveticaNeue", 16, "Kioskos y otras sucursales", 191),
      ("HelveticaNeue-Bold", 17, "Label", 44.5),
    ] as [(String, CGFloat, String, CGFloat)])
  func `Helvetica Neue has its own advances`(
    name: String, size: CGFloat, text: String, width: CGFloat
  ) {
    onScreen {
      let label = label(text)
      label.font = UIFont(name: name, size: size)
      #expect(label.intrinsicContentSize.width == width)
    }
  }

  @Test func `a borderless field that hides its text is no higher than its line`() {
    onScreen {
      let field = UITextField()
      field.placeholder = "Password"
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == 22)
      field.isSecureTextEntry = true
      #expect(field.intrinsicContentSize.height == 21)
    }
  }
}
