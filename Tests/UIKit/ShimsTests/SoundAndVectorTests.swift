import AudioToolbox
import CoreText
import Foundation
import HeadlessUIKit
import Photos
import Testing
import simd

/// Short sounds, vectors, and photos, of which there are none.
@MainActor struct SoundAndVectorTests {
  @Test func `a sound is recorded by the name of its file`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).caf")
      try Data("sound".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      var sound: SystemSoundID = 0
      #expect(AudioServicesCreateSystemSoundID(file as NSURL, &sound) == kAudioServicesNoError)
      AudioServicesPlaySystemSound(sound)
      var isDone = false
      AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { isDone = true }
      try HeadlessClock.shared.settle()
      let calls = HeadlessEnvironment.current.recordedCalls.map(\.description)
      #expect(calls.contains { $0.contains(file.lastPathComponent) } && isDone)
      #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
      #expect(AudioServicesDisposeSystemSoundID(sound) != kAudioServicesNoError)
      #expect(
        AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/none"), &sound)
          != kAudioServicesNoError)
    }
  }

  @Test func `vectors and numbers are mixed, measured and limited`() {
    #expect(simd_mix(2.0, 4.0, 0.25) == 2.5 && simd_mix(CGFloat(1), CGFloat(3), CGFloat(0.5)) == 2)
    #expect(simd_length(simd_float2(3, 4)) == 5 && simd_distance(simd_double2(1, 1), [1, 3]) == 2)
    #expect(simd_dot(simd_double3(1, 2, 3), [4, 5, 6]) == 32)
    #expect(simd_cross(simd_double3(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
    #expect(simd_normalize(simd_double2(0, 8)) == [0, 1] && simd_clamp(7.0, 0, 5) == 5)
    #expect(simd_mix(simd_float2(0, 10), [10, 20], [0.5, 0.5]) == [5, 15])
    #expect(simd_smoothstep(0, 2, 1.0) == 0.5 && simd_smoothstep(0, 2, -1.0) == 0)
  }

  @Test func `there are no photos to fetch`() throws {
    let options = PHFetchOptions()
    options.fetchLimit = 3
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(albums.count == 0 && albums.firstObject == nil)
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    assets.enumerateObjects { _, _, _ in Issue.record("an asset") }
    #expect(assets.count == 0 && assets.index(of: PHAsset()) == NSNotFound)
  }

  @Test func `a request for a photo fails in the clock's next turn`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      var errors: [(any Error)?] = []
      let options = PHImageRequestOptions()
      let manager = PHCachingImageManager()
      manager.requestImage(
        for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit,
        options: options
      ) { image, info in
        #expect(image == nil)
        errors.append(info?[PHImageErrorKey] as? any Error)
      }
      #expect(errors.isEmpty)
      try HeadlessClock.shared.settle()
      #expect(errors.count == 1 && errors[0] != nil)
      options.isSynchronous = true
      manager.requestImageData(for: PHAsset(), options: options) { data, _, _, info in
        errors.append(data == nil ? info?[PHImageErrorKey] as? any Error : nil)
      }
      #expect(errors.count == 2 && errors[1] != nil)
    }
  }
}
