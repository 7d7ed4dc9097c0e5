import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Lists and the keyboard.
@MainActor @Suite(.ownEnvironment)
struct KeyboardAvoidanceTests {
  private final class Form: UITableViewController {
    var fields: [UITextField] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      12
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
      cell.contentView.addSubview(field)
      fields.append(field)
      return cell
    }
  }

  private func stage() -> (Form, UIWindow) {
    let form = Form(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (form, window)
  }

  @Test func `a table controller keeps its rows and the edited text out of the keyboard's way`() {
    let (form, window) = stage()
    let table = form.tableView!
    let before = table.adjustedContentInset.bottom
    form.fields[10].becomeFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    let keyboard = HeadlessKeyboard.shared.frame
    #expect(HeadlessKeyboard.shared.isShown)
    #expect(table.adjustedContentInset.bottom == keyboard.height)
    let field = form.fields[10].convert(form.fields[10].bounds, to: window)
    #expect(field.maxY <= keyboard.minY)
    window.endEditing(true)
    HeadlessClock.shared.advance(by: 1)
    #expect(table.adjustedContentInset.bottom == before && table.contentInset == .zero)
  }

  @Test func `a drag takes the keyboard away, or lets it go where the finger takes it`() throws {
    let (form, window) = stage()
    form.tableView.keyboardDismissMode = .onDrag
    form.fields[1].becomeFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    try pan(form.tableView, from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250))
    #expect(!HeadlessKeyboard.shared.isShown)
    form.tableView.keyboardDismissMode = .interactive
    form.fields[1].becomeFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    try pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 250), in: window)
    HeadlessClock.shared.advance(by: 3)
    #expect(HeadlessKeyboard.shared.isShown)
    let bottom = HeadlessKeyboard.shared.frame.midY
    try pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: bottom), in: window)
    #expect(!HeadlessKeyboard.shared.isShown)
  }
}
