// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The number of a short sound. Sounds below 4096 are the system's.
public typealias SystemSoundID = UInt32
/// The result of a function; 0 for success.
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0
/// The sound does not exist.
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1500
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that were created and not disposed of.
@MainActor private final class Sounds: EnvironmentPart {
  private var last: SystemSoundID = 0xFFF
  private var names: [SystemSoundID: String] = [:]

  init(in environment: HeadlessEnvironment) {}

  static var current: Sounds { HeadlessEnvironment.current.part(Sounds.self) }

  func add(_ name: String) -> SystemSoundID {
    last += 1
    names[last] = name
    return last
  }

  func remove(_ sound: SystemSoundID) -> Bool { names.removeValue(forKey: sound) != nil }

  /// Records a sound (`HeadlessEnvironment.recordedCalls`); nothing is played.
  func record(_ function: String, _ sound: SystemSoundID) {
    RecordedCall.record(function, [names[sound] ?? "\(sound)"])
  }
}

/// Creates a sound for a file.
/// - Returns: An error if the file does not exist.
@discardableResult
@preconcurrency @MainActor
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = Sounds.current.add(inFileURL.lastPathComponent ?? path)
  return kAudioServicesNoError
}

/// Removes a sound.
/// - Returns: An error if it was not created.
@discardableResult
@preconcurrency @MainActor
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  Sounds.current.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Records the sound.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Sounds.current.record("AudioServicesPlaySystemSound", inSystemSoundID)
}

/// Records the sound, and calls the block in a later turn of the clock.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  Sounds.current.record("AudioServicesPlaySystemSound", inSystemSoundID)
  nonisolated(unsafe) let completion = inCompletionBlock
  DispatchQueue.main.async { completion?() }
}

/// Records the sound, which vibrates on a device that is silent.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Sounds.current.record("AudioServicesPlayAlertSound", inSystemSoundID)
}

/// Records the sound, and calls the block in a later turn of the clock.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  Sounds.current.record("AudioServicesPlayAlertSound", inSystemSoundID)
  nonisolated(unsafe) let completion = inCompletionBlock
  DispatchQueue.main.async { completion?() }
}
