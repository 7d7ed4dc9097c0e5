import Foundation
import HeadlessUIKit
import Testing

/// A view of an app that archives something of its own.
final class ArchivedCard: UIView {
  var number = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let archive = coder as? NSKeyedUnarchiver {
      number = archive.decodeInteger(forKey: "number")
    }
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(number, forKey: "number")
  }
}

/// Copies of views by archives.
@MainActor @Suite(.ownEnvironment) struct ViewArchiveTests {
  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let archive = try NSKeyedUnarchiver(forReadingFrom: data)
    archive.requiresSecureCoding = false
    archive.decodingFailurePolicy = .setErrorAndReturn
    defer { archive.finishDecoding() }
    let copy = archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View
    #expect(archive.error == nil)
    return try #require(copy)
  }

  @Test func `a copy has the view's geometry and state, its subviews and what its class adds`()
    throws
  {
    let card = ArchivedCard(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    card.number = 7
    card.alpha = 0.5
    card.isHidden = true
    card.clipsToBounds = true
    card.tag = 3
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    card.contentMode = .center
    card.backgroundColor = .red
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Harbour"
    label.numberOfLines = 2
    card.addSubview(label)
    let copy = try copy(card)
    #expect(copy !== card && copy.number == 7 && copy.frame == card.frame)
    #expect(copy.alpha == 0.5 && copy.isHidden && copy.clipsToBounds && copy.tag == 3)
    #expect(copy.autoresizingMask == card.autoresizingMask && copy.contentMode == .center)
    #expect(copy.backgroundColor == .red)
    let text = try #require(copy.subviews.first as? UILabel)
    #expect(text.text == "Harbour" && text.numberOfLines == 2 && text.frame == label.frame)
  }

  @Test func `a coder without a view makes a view as it is without a nib`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIView(), requiringSecureCoding: false)
    let view = try #require(ArchivedCard(coder: NSKeyedUnarchiver(forReadingFrom: data)))
    #expect(view.frame == .zero && view.number == 0)
    let controller: any NSCoding = UIViewController()
    #expect(controller is UIViewController)
  }
}
