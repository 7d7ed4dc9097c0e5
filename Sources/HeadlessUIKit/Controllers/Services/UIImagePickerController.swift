public import Foundation

/// The camera, or the user's pictures. It shows nothing; a test picks with ``pick(_:)`` or closes it with ``cancel()``.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from, with UIKit's numbers.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The sharpness of films, with UIKit's numbers.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What the camera takes, with UIKit's numbers.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// A camera of the device, with UIKit's numbers.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// When the flash is used, with UIKit's numbers.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The format of picked pictures, with UIKit's numbers.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible, current
  }

  /// What is known of something that was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoExportPreset = ""
  open var videoQuality = QualityType.typeMedium
  /// In seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Whether the device has a source: the library it has, the camera it has not, as in a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds that a source offers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Whether the device has a camera; it has none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash; there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera takes; there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a picture; only recorded.
  open func takePicture() { RecordedCalls.record("UIImagePickerController.takePicture") }

  /// Begins a film; only recorded.
  open func startVideoCapture() -> Bool {
    RecordedCalls.record("UIImagePickerController.startVideoCapture")
    return false
  }

  /// Ends a film; only recorded.
  open func stopVideoCapture() { RecordedCalls.record("UIImagePickerController.stopVideoCapture") }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Has the user pick something. The delegate closes the controller; without one it closes itself.
  public func pick(_ info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Has the user close the controller.
  public func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// Receives what was picked. A picker's delegate is also that of a navigation controller.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The form of Swift 3 and 4, with the keys' raw values; called unless the delegate has the other one.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Every method is optional; without one the picker closes itself.
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let named = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
    imagePickerController(picker, didFinishPickingMediaWithInfo: named)
  }
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

// MARK: Albums

/// Adds a picture to the user's album; only recorded. The target's selector is called in the clock's next turn,
/// without an error.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  RecordedCalls.record("UIImageWriteToSavedPhotosAlbum", image.size)
  guard let target = completionTarget as? NSObject, let completionSelector else { return }
  nonisolated(unsafe) let arguments: [Any?] = [image, nil, contextInfo]
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      _ = target.perform(completionSelector, NibArguments(arguments))
    }
  }
}

/// Adds a film to the user's album; only recorded.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { RecordedCalls.record("UISaveVideoAtPathToSavedPhotosAlbum", videoPath) }

/// Whether the user's album takes a film; it takes none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
