import Diagnostics
import Foundation
import HeadlessUIKit
import IBCanvas
import IBRender

/// A renderer of compiled nibs and storyboards, which contain no canvas: views have their own sizes, and scenes fill
/// the screen of the device.
@MainActor
struct CompiledRenderer {
  let options: DocumentLayoutOptions
  /// The identifier of the scene to draw, or nil to draw all scenes.
  let sceneID: String?
  let showsOutlines: Bool
  /// Whether to draw a device around each view that fills its screen.
  let showsDevice: Bool
  /// The image files that all pictures share.
  let images: PictureFiles

  /// Returns the picture of a nib on a device, or on the standard device.
  /// - Throws: A ``Diagnostic`` if the nib cannot be loaded or drawn.
  func picture(of nib: UINib, named name: String, on device: HeadlessDevice?) throws -> Picture {
    try drawing(name, on: device) { screen in
      var loading = LoadOptions()
      loading.makesStandIns = true
      let loaded = try nib.load(withOwner: nil, options: loading)
      let views = loaded.topLevelObjects.compactMap { $0 as? UIView }
      guard !views.isEmpty else {
        throw Diagnostic(
          id: "no-views", severity: .error,
          message: "the nib contains no views for iOS, tvOS or visionOS to draw")
      }
      if options.doublesTexts {
        for (_, object) in loaded.objects { DoubledText.apply(toItem: object) }
      }
      for view in views {
        if let size = size(of: view, on: screen, device) { view.frame.size = size }
        prepare(view)
      }
      return try arranged(
        try views.map { view in
          try sheet(view, caption: "\(type(of: view))", on: screen) { loaded.id(of: $0) }
        })
    }
  }

  /// Returns the picture of the scenes of a compiled storyboard.
  /// - Throws: A ``Diagnostic`` if a scene cannot be loaded or drawn.
  func picture(ofStoryboard file: URL, on device: HeadlessDevice?) throws -> Picture {
    try drawing(file.path, on: device) { screen in
      var loading = LoadOptions()
      loading.makesStandIns = true
      let storyboard = try UIStoryboard(contentsOf: file, options: loading)
      var names: [String?] = sceneID.map { [$0] } ?? storyboard.identifiers
      if names.isEmpty { names = [nil] }
      let sheets = try names.map { name in
        let scene = try storyboard.loadScene(name, size: options.size ?? screen.bounds.size)
        prepare(scene.controller.view)
        return try sheet(
          scene.controller.view, caption: name ?? "\(type(of: scene.controller))", on: screen
        ) { scene.id(of: $0) }
      }
      return try arranged(sheets)
    }
  }

  private func prepare(_ view: UIView) {
    if options.doublesTexts {
      var open = [view]
      while let next = open.popLast() {
        // Bounded: each view of the screen is visited once.
        DoubledText.apply(to: next)
        open += next.subviews
      }
    }
    view.layoutIfNeeded()
  }

  /// Returns the size for a view: the one that the user chose, or the screen size of the chosen device if the view has
  /// the size of some device's screen.
  private func size(of view: UIView, on screen: UIScreen, _ device: HeadlessDevice?) -> CGSize? {
    if let size = options.size { return size }
    guard device != nil || options.device != nil || options.isLandscape != nil else { return nil }
    let size = view.bounds.size
    let isScreen = HeadlessDevice.all.contains {
      $0.size == size || $0.size == CGSize(width: size.height, height: size.width)
    }
    return isScreen ? screen.bounds.size : nil
  }

  private func sheet(
    _ view: UIView, caption: String, on screen: UIScreen, _ id: @escaping (UIView) -> String?
  ) throws(PictureError) -> Picture.Sheet {
    var options = PictureOptions()
    options.identifier = id
    options.files = images
    options.showsOutlines = showsOutlines
    var picture = try Picture(of: view, options: options)
    if showsDevice, picture.size == screen.bounds.size {
      picture = try picture.inDeviceFrame(hasHomeButton: screen.device.safeArea.bottom == 0)
    }
    return Picture.Sheet(picture, caption: caption)
  }

  private func arranged(_ sheets: [Picture.Sheet]) throws(PictureError) -> Picture {
    sheets.count == 1 ? sheets[0].picture : try Picture.arranged(sheets)
  }

  private func drawing(
    _ name: String, on device: HeadlessDevice?, _ draw: (UIScreen) throws -> Picture
  ) throws -> Picture {
    let outer = HeadlessEnvironment.current
    let screen = UIScreen(
      device: device ?? options.device ?? .standard, isLandscape: options.isLandscape ?? false,
      style: options.userInterfaceStyle == .dark ? .dark : .light,
      contentSizeCategory: options.contentSizeCategory ?? .large,
      isRightToLeft: options.isRightToLeft)
    let environment = HeadlessEnvironment(screen: screen, searchPath: outer.searchPath)
    // Pictures show which constraints are broken; the log would repeat it for every file.
    environment.conflictHandler = { _ in }
    if options.hasHighContrast {
      environment.traits = UITraitCollection(accessibilityContrast: .high)
    }
    do {
      return try withEnvironment(environment) { try draw(screen) }
    } catch let error as NibError {
      throw error.diagnostic
    } catch let error as PictureError {
      throw Diagnostic(
        id: "no-picture", severity: .error, file: name, message: error.description)
    } catch let problem as Diagnostic {
      throw problem.inFile(name)
    }
  }
}
