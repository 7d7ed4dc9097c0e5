// The constants have the framework's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import HeadlessUIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

// The keys of a request's information.

public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The size that asks for an image as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How an image fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

/// Called with the progress of a download, from 0 to 1.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The options of a request.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }
}

/// Reads the images of assets. There are no assets, so every request fails.
@preconcurrency @MainActor
open class PHImageManager: NSObject, EnvironmentPart {
  public override nonisolated init() { super.init() }
  public required init(in environment: HeadlessEnvironment) { super.init() }

  open class func `default`() -> PHImageManager {
    HeadlessEnvironment.current.part(PHImageManager.self)
  }

  /// Calls the closure without an image: at once if the request is synchronous, otherwise in the clock's next turn.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, $0) }
  }

  /// Calls the closure without data, as for an image.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { resultHandler(nil, nil, .up, $0) }
  }

  /// Does nothing, because no request is waiting.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private func answer(
    _ options: PHImageRequestOptions?, _ handler: @escaping ([AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let handler = handler
    let answer: @Sendable () -> Void = {
      handler([PHImageErrorKey: CocoaError(.fileNoSuchFile) as any Error])
    }
    if options?.isSynchronous == true {
      answer()
    } else {
      DispatchQueue.main.async(execute: answer)
    }
    return 1
  }
}

/// Reads images in advance: here, there are none.
@preconcurrency @MainActor
open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// A change of the library. The library never changes.
open class PHChange: NSObject, @unchecked Sendable {
  /// The changes of a fetch's result: nil.
  open func changeDetails<Object: AnyObject>(for object: PHFetchResult<Object>)
    -> PHFetchResultChangeDetails<Object>?
  { nil }
}

/// The changes of a fetch's result.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>

  init(_ result: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = result
    fetchResultAfterChanges = result
  }

  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
}

/// An object that is notified of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

extension PHPhotoLibrary {
  /// Does nothing, because the library never changes.
  public nonisolated func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public nonisolated func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
