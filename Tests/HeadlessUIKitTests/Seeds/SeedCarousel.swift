import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct SeedCarousel {
  /// Places a collection view by anchors, as the seed does when its controller has loaded.
  private func setUp(_ view: UIView) -> UICollectionView {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: view.frame.width / 2),
    ])
    return collectionView
  }

  @Test(arguments: [("retina4_7", 187.5), ("retina5_9", 187.5), ("retina5_5", 207.0)])
  func `anchors place the collection view below the bars, half as high as wide`(
    identifier: String, height: Double
  ) throws {
    let device = try #require(HeadlessDevice(identifier: identifier))
    let window = UIWindow()
    window.screen = UIScreen(device: device)
    window.frame = window.screen.bounds
    window.contentScaleFactor = window.screen.scale
    let controller = UIViewController()
    controller.view = UIView()
    window.rootViewController = controller
    let collectionView = setUp(controller.view)
    window.layoutIfNeeded()
    let frame = collectionView.frame
    #expect(frame.minX == 0 && abs(frame.minY - controller.view.safeAreaInsets.top) < 1e-9)
    #expect(frame.width == window.bounds.width)
    // To the nearest pixel, of which there are three to a point on two of the devices.
    #expect(abs(frame.height - CGFloat(height)) < 0.5 / window.screen.scale + 1e-9)
    #expect(abs(frame.minY - device.safeArea.top) < 1e-9 && frame.minY > 0)
  }
}
