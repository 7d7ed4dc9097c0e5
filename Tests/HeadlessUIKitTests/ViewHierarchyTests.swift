import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ViewHierarchyTests {
  @Test func `a view moves out of its old superview`() {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(first.layer.sublayers == nil)
    #expect(second.layer.sublayers == [child.layer])
  }
}
