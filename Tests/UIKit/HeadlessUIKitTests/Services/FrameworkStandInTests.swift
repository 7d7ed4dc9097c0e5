import Foundation
import HeadlessUIKit
import Testing

/// What stands in for frameworks besides UIKit: it can be loaded and laid out, and its calls are recorded.
@MainActor @Suite(.ownEnvironment) struct FrameworkStandInTests {
  init() { HeadlessEnvironment.current.recordedCallHandler = { _ in } }

  private var calls: [String] { HeadlessEnvironment.current.recordedCalls.map(\.description) }

  @Test func `a player records that it was started, and its layer has no picture`() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/films/tide.mp4"))
    let layer = AVPlayerLayer(player: player)
    layer.videoGravity = .resizeAspectFill
    player.play()
    #expect(player.rate == 1 && !layer.isReadyForDisplay)
    player.pause()
    #expect(calls == ["AVPlayer.play(tide.mp4)", "AVPlayer.pause()"])
  }

  @Test func `a sound records that it was started, and a file that is missing is an error`() throws
  {
    let sound = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: #filePath))
    try AVAudioSession.sharedInstance().setCategory(.playback)
    sound.play()
    #expect(sound.isPlaying && AVAudioSession.sharedInstance().category == .playback)
    sound.stop()
    #expect(!sound.isPlaying)
    #expect(calls == ["AVAudioPlayer.play(FrameworkStandInTests.swift)", "AVAudioPlayer.stop()"])
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/quay/none.mp3"))
    }
  }

  @Test func `a photographer receives the photo that a test passes, and finds no camera`() {
    final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
      var photos: [Data?] = []
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) {
        photos.append(photo.fileDataRepresentation())
      }
    }
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
    #expect(search.devices.isEmpty)
    #expect(AVCaptureDevice.default(.builtInDualCamera, for: .video, position: .front) == nil)
    let output = AVCapturePhotoOutput()
    let photographer = Photographer()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
    #expect(photographer.photos.isEmpty)
    #expect(
      HeadlessEnvironment.current.recordedCalls.map(\.name).contains(
        "AVCapturePhotoOutput.capturePhoto"))
    photographer.photoOutput(
      output, didFinishProcessingPhoto: AVCapturePhoto(data: Data([1])), error: nil)
    #expect(photographer.photos == [Data([1])])
  }

  @Test func `a scanner's delegate receives the code that a test passes to it`() {
    final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
      var codes: [String?] = []
      func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
      ) {
        codes += metadataObjects.map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
      }
    }
    let scanner = Scanner()
    let output = AVCaptureMetadataOutput()
    output.setMetadataObjectsDelegate(scanner, queue: .main)
    output.metadataObjectTypes = [.qr]
    let code = AVMetadataMachineReadableCodeObject(type: .qr, stringValue: "quay 7")
    output.metadataObjectsDelegate?.metadataOutput(
      output, didOutput: [code], from: AVCaptureConnection())
    #expect(scanner.codes == ["quay 7"] && code.type == .qr)
    #expect(AVCaptureVideoPreviewLayer(session: AVCaptureSession()).connection == nil)
  }

  @Test func `a film has no pictures, and the volume of a sound changes at once`() {
    let film = AVAsset(url: URL(fileURLWithPath: "/films/tide.mp4"))
    #expect(throws: (any Error).self) {
      try AVAssetImageGenerator(asset: film).copyCGImage(at: .zero, actualTime: nil)
    }
    let sound = AVAudioPlayer()
    sound.setVolume(0.5, fadeDuration: 3)
    #expect(sound.volume == 0.5)
    #expect(
      calls == ["AVAssetImageGenerator.copyCGImage(0.0)", "AVAudioPlayer.setVolume(0.5, 3.0)"])
  }

  @Test func `times of films are equal if their seconds are`() {
    #expect(CMTime(value: 600, timescale: 600) == CMTime(seconds: 1, preferredTimescale: 30))
    #expect(CMTime.zero < CMTimeMake(value: 1, timescale: 2))
    AVPlayer().seek(to: .zero)
    #expect(calls == ["AVPlayer.seek(0.0)"])
  }

  @Test func `unknown and infinite times are valid, but no numbers`() {
    let times: [CMTime] = [.negativeInfinity, .zero, .indefinite, .positiveInfinity, .invalid]
    #expect(times.map(\.isValid) == [true, true, true, true, false])
    #expect(times.map(\.isNumeric) == [false, true, false, false, false])
    #expect(times.map(\.isIndefinite) == [false, false, true, false, false])
    #expect(times.reversed().sorted() == times && Set(times).count == 5)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.invalid.seconds.isNaN)
    #expect(CMTime.positiveInfinity + CMTimeMake(value: 1, timescale: 2) == .positiveInfinity)
    #expect(AVPlayerItem(url: URL(fileURLWithPath: "/films/tide.mp4")).duration.isIndefinite)
    #expect(CMTimeMake(value: 1, timescale: 0) == .invalid)
  }

  @Test func `web views share the default store of their environment`() {
    let store = WKWebsiteDataStore.default()
    #expect(WKWebViewConfiguration().websiteDataStore === store)
    #expect(WKWebsiteDataStore.default() === store && WKWebsiteDataStore.nonPersistent() !== store)
  }

  @Test func `there is no camera, and a session records its start`() {
    var answers: [Bool] = []
    AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    #expect(answers == [])
    HeadlessClock.shared.advance(by: 0)
    let session = AVCaptureSession()
    session.startRunning()
    #expect(AVCaptureDevice.default(for: .video) == nil && answers == [false])
    #expect(session.isRunning && AVCaptureVideoPreviewLayer(session: session).session === session)
    #expect(calls == ["AVCaptureDevice.requestAccess(vide)", "AVCaptureSession.startRunning()"])
  }

  @Test(arguments: [
    (CGSize(width: 4, height: 3), CGRect(x: 0, y: 10, width: 200, height: 150)),
    (CGSize(width: 1, height: 2), CGRect(x: 57.5, y: 0, width: 85, height: 170)),
  ])
  func `a picture of an aspect ratio is in the middle of its rectangle`(
    _ ratio: CGSize, _ wanted: CGRect
  ) {
    let room = CGRect(x: 0, y: 0, width: 200, height: 170)
    #expect(AVMakeRect(aspectRatio: ratio, insideRect: room) == wanted)
  }

  @Test func `a press of two strengths is told to its delegate when it is cancelled`() {
    final class Watcher: NSObject, UIPreviewInteractionDelegate {
      var cancels = 0
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
      ) {}
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { cancels += 1 }
    }
    let watcher = Watcher()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let interaction = UIPreviewInteraction(view: view)
    interaction.delegate = watcher
    interaction.cancel()
    #expect(watcher.cancels == 1)
    #expect(calls == ["UIPreviewInteraction.init(UIView)", "UIPreviewInteraction.cancel()"])
    #expect(interaction.location(in: view) == CGPoint(x: 20, y: 10))
  }
}
