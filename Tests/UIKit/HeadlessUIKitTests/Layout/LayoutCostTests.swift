import Foundation
import HeadlessUIKit
import Testing

/// What layout costs, counted in what it asks for. The benchmarks measure its time.
@MainActor @Suite(.ownEnvironment)
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

  /// How often the contents of a hierarchy were asked for their sizes.
  private func questions(in view: UIView) -> Int {
    ((view as? ContentView)?.questions ?? 0) + view.subviews.reduce(0) { $0 + questions(in: $1) }
  }

  private func questions(ofRows count: Int) -> Int {
    let (root, rows) = list(count)
    root.layoutIfNeeded()
    #expect(rows[count - 1].frame == CGRect(x: 0, y: 49 * (count - 1), width: 375, height: 48))
    return questions(in: root)
  }

  @Test func `four times as many views are asked for their sizes four times as often`() {
    let few = questions(ofRows: 100)
    #expect(few >= 300)
    #expect(questions(ofRows: 400) <= few * 4)
  }

  @Test func `layout without a change asks for no size`() {
    let (root, rows) = list(100)
    root.layoutIfNeeded()
    let first = questions(in: root)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(questions(in: root) == first)
    (rows[0].subviews[0] as? ContentView)?.contentSize.height = 30
    root.layoutIfNeeded()
    #expect(questions(in: root) > first)
    #expect(rows[1].frame.minY == 57)
  }
}
