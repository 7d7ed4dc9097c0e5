import Foundation
import HeadlessUIKit
import Testing

/// What layout costs, in terms of what the same layout costs at another size.
@MainActor @Suite(.serialized, .ownEnvironment)
struct LayoutCostTests {
  /// Rows of a stack, each with a title, a text and a picture under constraints: four views a row.
  private func list(_ count: Int) -> (root: UIView, rows: [UIView]) {
    let root = LayoutSketch.root(375, 100_000)
    let rows = (0..<count).map { index in
      let row = UIView()
      row.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
      let (title, text, picture) = (ContentView(80, 20), ContentView(150, 16), ContentView(40, 40))
      LayoutSketch.add(title, text, picture, to: row)
      let margins = row.layoutMarginsGuide
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.topAnchor.constraint(equalTo: margins.topAnchor),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 1
    LayoutSketch.add(stack, to: root)
    LayoutSketch.place(stack, x: 0, y: 0, width: 375)
    return (root, rows)
  }

  private func cost(of count: Int) -> Duration {
    let (root, rows) = list(count)
    let time = ContinuousClock().measure { root.layoutIfNeeded() }
    #expect(rows[count - 1].frame == CGRect(x: 0, y: 49 * (count - 1), width: 375, height: 48))
    return time
  }

  @Test func `four times as many views cost less than the square of that`() {
    _ = cost(of: 10)
    let (few, many) = (cost(of: 100), cost(of: 400))
    #expect(many < few * 16)
  }

  @Test func `layout without a change solves nothing`() {
    let (root, _) = list(100)
    let first = ContinuousClock().measure { root.layoutIfNeeded() }
    let second = ContinuousClock().measure { root.layoutIfNeeded() }
    #expect(second * 10 < first)
  }
}
