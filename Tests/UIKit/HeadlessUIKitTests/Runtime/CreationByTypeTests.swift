import Foundation
import HeadlessUIKit
import Testing

/// Generic code that creates objects of an app's classes by their type.
@MainActor @Suite(.ownEnvironment) struct CreationByTypeTests {
  private class Card: UIView {
    var origin = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      origin = "frame"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Wide: Card {
    override init(frame: CGRect) {
      super.init(frame: frame)
      origin += ", wide"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Box<Content: UIView>: UIView {
    let content = Content()
    let other = Content(frame: CGRect(x: 0, y: 0, width: 5, height: 7))
    let third: Content = .init()
  }

  @Test func `a generic view creates the views of its class`() {
    let box = Box<Wide>()
    #expect(type(of: box.content) == Wide.self && box.content.origin == "frame, wide")
    #expect(box.other.frame.size == CGSize(width: 5, height: 7) && box.third.frame == .zero)
    #expect(type(of: Box<UIButton>(frame: .zero).content) == UIButton.self)
    let named: Box<Card> = Box()
    #expect(named.content.origin == "frame")
  }

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier.map { $0 + "!" })
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {}

  @Test func `views of tables get their arguments`() {
    func cell<Some: UITableViewCell>(_ type: Some.Type) -> Some {
      Some(style: .default, reuseIdentifier: "a long identifier of a cell")
    }
    func header<Some: UITableViewHeaderFooterView>(_ type: Some.Type) -> Some {
      Some(reuseIdentifier: "header")
    }
    #expect(cell(Cell.self).reuseIdentifier == "a long identifier of a cell!")
    #expect(cell(Cell.self).detailTextLabel != nil && cell(UITableViewCell.self).textLabel != nil)
    #expect(header(Header.self).reuseIdentifier == "header")
  }

  private class Screen: UIViewController {
    var origin = ""
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      origin = "\(nibName ?? "none") of \(bundle == nil ? "none" : "a bundle")"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `controllers are created with and without a nib`() {
    func plain<Some: UIViewController>() -> Some { Some() }
    func named<Some: UIViewController>(_ type: Some.Type, _ bundle: Bundle?) -> Some {
      type.init(nibName: "A nib with a long name", bundle: bundle)
    }
    let screen: Screen = plain()
    #expect(screen.origin == "none of none")
    #expect(named(Screen.self, .main).origin == "A nib with a long name of a bundle")
    #expect(named(UIViewController.self, nil).nibName == "A nib with a long name")
  }

  private final class Rows: UICollectionViewFlowLayout {}
  private final class Press: UILongPressGestureRecognizer {}
  private final class Shade: CAGradientLayer {}

  @Test func `layers, layouts and gestures are created too`() {
    func layer<Some: CALayer>() -> Some { Some() }
    func layout<Some: UICollectionViewLayout>() -> Some { Some() }
    func gesture<Some: UIGestureRecognizer>() -> Some { Some() }
    let (shade, rows, press): (Shade, Rows, Press) = (layer(), layout(), gesture())
    #expect(shade.colors == nil && rows.minimumLineSpacing == 10)
    #expect(press.minimumPressDuration == 0.5)
  }

  @MainActor private protocol Making { init() }
  private final class Made: UIView, Making {}

  @Test func `a protocol of the app may require init`() {
    func make<Some: Making>(_ type: Some.Type) -> Some { Some() }
    #expect(make(Made.self).frame == .zero)
  }
}

extension UIView {
  fileprivate static func created() -> Self { Self() }
}

@MainActor @Suite(.ownEnvironment) struct CreationOfSelfTests {
  @Test func `Self in an extension is the class of the call`() {
    #expect(type(of: UILabel.created()) == UILabel.self)
  }

  private final class Flow: UINavigationController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = "flow"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Photo: UIImageView {}
  private final class Column: UIStackView {}

  @Test func `controllers and views get the contents that their initializers take`() {
    func navigation<Some: UINavigationController>(_ type: Some.Type, _ root: UIViewController)
      -> Some
    { Some(rootViewController: root) }
    func photo<Some: UIImageView>(_ type: Some.Type, _ image: UIImage) -> Some {
      Some(image: image)
    }
    func column<Some: UIStackView>(_ type: Some.Type, _ views: [UIView]) -> Some {
      Some(arrangedSubviews: views)
    }
    let root = UIViewController()
    #expect(navigation(Flow.self, root).title == "flow")
    #expect(navigation(Flow.self, root).viewControllers == [root])
    #expect(navigation(UINavigationController.self, root).topViewController === root)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
    #expect(photo(Photo.self, image).image === image)
    #expect(photo(Photo.self, image).frame == CGRect(x: 0, y: 0, width: 6, height: 4))
    let label = UILabel()
    #expect(column(Column.self, [label]).arrangedSubviews == [label])
  }
}
