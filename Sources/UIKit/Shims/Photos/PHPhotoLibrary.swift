@_exported public import Foundation
@_exported public import HeadlessUIKit

/// Whether the user allows an app to access photos, with the framework's raw values.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The level of access of an app to photos, with the framework's raw values.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The user's photos: here, there are none, and the user denies access. Calls are recorded
/// (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject, EnvironmentPart {
  public required init(in environment: HeadlessEnvironment) { super.init() }

  open class func shared() -> PHPhotoLibrary {
    HeadlessEnvironment.current.part(PHPhotoLibrary.self)
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  /// Denies access in the clock's next turn.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    RecordedCall.record("PHPhotoLibrary.requestAuthorization", [])
    nonisolated(unsafe) let answer = handler
    DispatchQueue.main.async { answer(.denied) }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Reports in the clock's next turn that nothing was changed; the block is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RecordedCall.record("PHPhotoLibrary.performChanges", [])
    guard let completionHandler else { return }
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.main.async { answer(false, nil) }
  }
}

/// The type of an asset, with the framework's raw values.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// A photo or a video. There are none here.
@preconcurrency @MainActor
open class PHAsset: NSObject {
  open var localIdentifier: String { "" }
  open var mediaType: PHAssetMediaType { .unknown }
  open var creationDate: Date? { nil }
}
