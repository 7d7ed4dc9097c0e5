import Foundation
import HeadlessUIKit
import IBRender
import TestSupport
import Testing

/// Whether pictures show the parts of controls where the controls are.
@MainActor @Suite struct DrawnPlaceTests {
  /// A text or image that is drawn outside the control that shows it.
  private struct Stray: CustomStringConvertible {
    let description: String
  }

  /// The views whose texts and images must be inside them: controls, bars and cells.
  private static func isOwner(_ view: UIView) -> Bool {
    switch view {
    case is UIControl: !(view.superview is UISearchBar)
    case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar, is UITableViewCell: true
    default: false
    }
  }

  /// The id of a label or a text view of the app, which is not a part of a control. Text views scroll.
  private static let content = "content"

  private static func isContent(_ view: UIView) -> Bool {
    view is UITextView || view is UILabel && !(view.superview is UIControl)
  }

  /// Returns the number of texts and images of owners in a picture, and those outside their owner.
  private func places(in picture: Picture, _ name: String) -> (count: Int, strays: [Stray]) {
    var (count, strays) = (0, [Stray]())
    /// The owners around the current step, in the coordinates of the picture; nil for groups without an owner.
    var owners: [(frame: CGRect, name: String)?] = []
    var transforms: [CGAffineTransform] = [.identity]
    for step in picture.steps {
      let place: CGRect
      let text: String
      switch step {
      case .begin(let group):
        let transform = group.transform.concatenating(transforms[transforms.count - 1])
        transforms.append(transform)
        owners.append(
          group.id.map { (group.frame.applying(transform), "\(group.className) \($0)") } ?? nil)
        continue
      case .end:
        owners.removeLast()
        transforms.removeLast()
        continue
      case .text(let run):
        place = CGRect(x: run.origin.x, y: run.origin.y, width: run.width, height: 0)
        text = run.text
      case .image(let part):
        place = part.rect
        text = part.file.lastPathComponent
      case .fill, .stroke: continue
      }
      guard let owner = owners.last(where: { $0 != nil }) ?? nil else { continue }
      if owner.name.hasSuffix(Self.content) { continue }
      count += 1
      let drawn = place.applying(transforms[transforms.count - 1])
      let room = owner.frame.insetBy(dx: -0.75, dy: -0.75)
      if drawn.minX < room.minX || drawn.maxX > room.maxX || drawn.minY < room.minY
        || drawn.maxY > room.maxY
      {
        strays.append(Stray(description: "\(name): '\(text)' at \(drawn) in \(owner)"))
      }
    }
    return (count, strays)
  }

  @Test func `texts and images of controls, bars and cells are inside them`() throws {
    var (count, strays) = (0, [Stray]())
    try ShownScreens.visit { window, _, name in
      var options = PictureOptions()
      options.identifier = { view in
        if Self.isContent(view) { return Self.content }
        return Self.isOwner(view) ? "\(ObjectIdentifier(view).hashValue)" : nil
      }
      let found = places(in: try Picture(of: window, options: options), name)
      count += found.count
      strays += found.strays
    }
    #expect(count > 50)
    #expect(
      strays.isEmpty,
      "\(strays.count) of \(count):\n\(strays.prefix(60).map(\.description).joined(separator: "\n"))"
    )
  }
}
