public import Foundation

/// A picker of photos, from the camera or the library. It shows nothing; `choose(_:of:)` of UIKitTesting picks an item.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of photos, with UIKit's raw values.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The quality of videos, with UIKit's raw values.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The kind of media that the camera captures, with UIKit's raw values.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }

  /// A camera of the device, with UIKit's raw values.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// The use of the flash, with UIKit's raw values.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The format of picked photos, with UIKit's raw values.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible, current
  }

  /// The keys of the information about a picked item.
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
  /// The maximum duration of videos, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Returns whether a source is available: all except the camera, as in a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the media types that a source offers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Returns whether the device has a camera; always false here.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash; always false here.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the capture modes of a camera; always nil here.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a photo; only recorded.
  open func takePicture() { RecordedCalls.record("UIImagePickerController.takePicture") }

  /// Starts to record a video; only recorded.
  open func startVideoCapture() -> Bool {
    RecordedCalls.record("UIImagePickerController.startVideoCapture")
    return false
  }

  /// Stops recording a video; only recorded.
  open func stopVideoCapture() { RecordedCalls.record("UIImagePickerController.stopVideoCapture") }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Picks an item as the user does. The delegate dismisses the controller; without a delegate it dismisses itself.
  package func pick(_ info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Closes the controller as the user does.
  package func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// Receives the picked items. A picker's delegate is also the delegate of a navigation controller.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Receives the item with the keys' raw values if the delegate does not implement the other method, as in Swift 3
  /// and 4.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Every method is optional; without an implementation the picker dismisses itself.
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

/// Adds a photo to the user's album; only recorded.
///
/// The target's selector is called without an error in the clock's next turn.
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

/// Adds a video to the user's album; only recorded.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { RecordedCalls.record("UISaveVideoAtPathToSavedPhotosAlbum", videoPath) }

/// Returns whether a video can be added to the user's album; always false here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
