import Foundation
import HeadlessUIKit
import Testing

/// UIKit's methods by their Objective-C names.
@MainActor @Suite(.ownEnvironment) struct MethodNameTests {
  @Test func `a recognizer ends editing through a method of UIKit's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    window.isHidden = false
    #expect(field.becomeFirstResponder())
    #expect(window.responds(to: Selector("endEditing:")))
    let recognizer = UITapGestureRecognizer(target: window, action: Selector("endEditing:"))
    window.perform(Selector("endEditing:"), with: recognizer)
    #expect(!field.isFirstResponder)
  }

  @Test func `methods of superclasses are called, and overrides run`() {
    final class Counted: UITableView {
      var count = 0
      override func reloadData() { count += 1 }
    }
    let table = Counted(frame: .zero, style: .plain)
    table.perform(Selector("reloadData"))
    table.perform(Selector("setNeedsLayout"))
    #expect(table.count == 1)
    let label = UILabel()
    let view = UIView()
    view.perform(Selector("addSubview:"), with: label)
    label.perform(Selector("removeFromSuperview"))
    #expect(view.subviews.isEmpty)
  }

  @Test func `a class knows the methods of its objects`() {
    final class Sheet: UITableView {}
    #expect(Sheet.instancesRespond(to: Selector("reloadData")))
    #expect(Sheet.instancesRespond(to: Selector("setHidden:")))
    #expect(!Sheet.instancesRespond(to: Selector("fly")))
  }

  @Test func `a delegate is asked for its methods and its class through its protocol`() {
    final class Guard: UIViewController, UIGestureRecognizerDelegate,
      UINavigationControllerDelegate,
      UITextFieldDelegate
    {}
    let guardian = Guard()
    let recognizers: any UIGestureRecognizerDelegate = guardian
    #expect(recognizers.responds(to: Selector("viewDidLoad")))
    #expect(!recognizers.responds(to: Selector("fly")))
    let navigation: any UINavigationControllerDelegate = guardian
    #expect(navigation.isKind(of: UIViewController.self) && !navigation.isKind(of: UIView.self))
    let fields: any UITextFieldDelegate = guardian
    #expect(fields.isEqual(navigation))
  }

  @Test func `properties have getters and setters by name`() {
    let view = UIView()
    #expect(view.responds(to: Selector("isHidden")) && view.responds(to: Selector("setHidden:")))
    view.perform(Selector("setHidden:"), with: true)
    #expect(view.isHidden && view.perform(Selector("isHidden")) as? Bool == true)
  }

  @Test func `a responder has no editing commands by itself`() {
    #expect(!UIView().responds(to: Selector("copy:")))
    #expect(UITextField().responds(to: Selector("copy:")))
    #expect(!UIView().responds(to: Selector("vanish:")))
    #expect(!UITableViewController().responds(to: Selector("tableView:heightForRowAtIndexPath:")))
  }

  @Test func `a class may say itself to what it responds`() {
    final class Shy: UIView {
      override func responds(to action: Selector) -> Bool {
        action.name != "endEditing:" && super.responds(to: action)
      }
    }
    let object: any NSObjectProtocol = Shy()
    #expect(!object.responds(to: Selector("endEditing:")))
    #expect(object.responds(to: Selector("setNeedsLayout")))
  }

  @Test func `a view created without arguments runs its own init with a frame`() {
    class Card: UIView {
      var isSetUp = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Wide: Card {}
    final class Key: UIButton {
      var isSetUp = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isSetUp = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Card().isSetUp && Wide().isSetUp && Key().isSetUp)
  }

  @Test func `literals are colors and images`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    // swift-format-ignore: NoPlaygroundLiterals
    let other = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(type(of: other) == UIColor.self)
  }

  @Test func `a timer without arguments never fires`() {
    let timer = UITmr()
    #expect(!timer.isValid)
  }
}
