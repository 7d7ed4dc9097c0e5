import Foundation
import HeadlessUIKit

/// The cost of a layout once the root has its solver, compared with the first one: a screen of 200 views in which one
/// constant or one text changes, or one view is added or removed.
struct RelayoutBenchmark {
  private static let views = 200
  private static let rounds = 41

  @MainActor func run(_ table: inout Table) {
    var first: [Double] = []
    var times = [String: [Double]]()
    var firsts = [String: [Double]]()
    for round in 0..<Self.rounds {
      let scene = Form(views: Self.views)
      let time = milliseconds { scene.root.layoutIfNeeded() }
      if round > 0 { first.append(time) }
      for (name, change) in scene.changes {
        // The first few find out what the system is like; a change as part of an animation comes after them.
        for step in 0..<8 {
          change(step)
          let time = milliseconds { scene.root.layoutIfNeeded() }
          if round > 0, step > 3 { times[name, default: []].append(time) }
          if round > 0, step == 0 { firsts[name, default: []].append(time) }
        }
      }
    }
    addGrowth(to: &table)
    for (name, _) in Form(views: 0).changes {
      let time = times[name, default: []].median
      table.add(
        "layout of \(Self.views) views after \(name), against the first one",
        ratio: time / first.median, atMost: name == "a new constant" ? 0.1 : 1,
        detail: """
          \((time * 1000).text) µs, \((first.median * 1000).text) µs; the first such change \
          \((firsts[name, default: []].median * 1000).text) µs
          """)
    }
  }

  /// The cost of a view in a large scene and in a small one.
  @MainActor private func addGrowth(to table: inout Table) {
    var small: [Double] = []
    var large: [Double] = []
    for round in 0..<Self.rounds {
      for (views, isLarge) in [(Self.views, false), (4 * Self.views, true)] {
        let scene = Form(views: views)
        let time = milliseconds { scene.root.layoutIfNeeded() }
        guard round > 0 else { continue }
        if isLarge { large.append(time) } else { small.append(time) }
      }
    }
    table.add(
      "first layout of \(4 * Self.views) views, against four times one of \(Self.views)",
      ratio: large.median / (4 * small.median), atMost: 1.5,
      detail: "\((large.median * 1000).text) µs, \((small.median * 1000).text) µs")
  }
}

/// Rows below one another, each with a label, a field, a switch and a view around them.
@MainActor
private final class Form {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 4000))
  private var rows: [UIView] = []
  private var labels: [UILabel] = []
  private var gap: NSLayoutConstraint?
  private var note: UIView?

  init(views: Int) {
    while 4 * rows.count + 1 < views { addRow() }
  }

  private func addRow() {
    let (row, label, field, toggle) = (UIView(), UILabel(), UITextField(), UISwitch())
    label.text = "Row \(rows.count)"
    field.text = "some text"
    for view in [label, field, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    let top = row.topAnchor.constraint(
      equalTo: rows.last?.bottomAnchor ?? root.topAnchor, constant: 8)
    NSLayoutConstraint.activate([
      top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
      label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
      field.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -4),
      toggle.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    if rows.isEmpty { gap = top }
    rows.append(row)
    labels.append(label)
  }

  /// Changes by their names; the number tells one from the next.
  var changes: [(name: String, change: (Int) -> Void)] {
    [
      ("a new constant", { self.gap?.constant = CGFloat(9 + $0 % 3) }),
      ("a new text", { self.labels.last?.text = "Text \($0)" }),
      (
        "a view that comes or goes",
        { step in
          if let note = self.note {
            note.removeFromSuperview()
            self.note = nil
          } else if let last = self.rows.last {
            let note = UIView()
            note.translatesAutoresizingMaskIntoConstraints = false
            self.root.addSubview(note)
            NSLayoutConstraint.activate([
              note.topAnchor.constraint(equalTo: last.bottomAnchor, constant: CGFloat(step)),
              note.leadingAnchor.constraint(equalTo: last.leadingAnchor),
              note.widthAnchor.constraint(equalToConstant: 50),
              note.heightAnchor.constraint(equalToConstant: 50),
            ])
            self.note = note
          }
        }
      ),
    ]
  }
}
