#if Pictures
  import Foundation
  import HeadlessUIKit
  import Testing
  import ViewSnapshots

  /// Snapshots of views as PNG.
  @MainActor
  @Suite struct ImageSnapshotTests {
    private func box(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .white
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      inner.backgroundColor = color
      view.addSubview(inner)
      return view
    }

    @Test func `pictures with other pixels differ, and the message says how many`() throws {
      let image = Snapshotting<UIView, _>.image
      let (red, blue) = (try image.snapshot(box(.red)), try image.snapshot(box(.blue)))
      #expect(image.diffing.diff(red, try image.snapshot(box(.red))) == nil)
      let difference = try #require(image.diffing.diff(red, blue))
      #expect(
        difference.message
          == "4 of 400 pixels differ, by up to 100 %, in the area x 0, y 0, 1 wide and 1 high in points"
      )
      #expect(difference.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }

    @Test func `a precision allows some pixels to differ`() throws {
      let image = Snapshotting<UIView, _>.image(precision: 0.95, scale: 1)
      let (red, blue) = (try image.snapshot(box(.red)), try image.snapshot(box(.blue)))
      #expect(image.diffing.diff(red, blue) == nil)
    }

    @Test func `a picture can be read from its file`() throws {
      let image = Snapshotting<UIView, _>.image
      let shown = try image.snapshot(box(.red))
      #expect(image.diffing.fromData(image.diffing.toData(shown)) == shown)
    }
  }
#endif
