import Foundation
import HeadlessUIKit
import Testing

/// What is kept of calls that are only recorded.
@MainActor @Suite(.ownEnvironment) struct RecordedCallTests {
  private let environment = HeadlessEnvironment.current

  init() { environment.recordedCallHandler = { _ in } }

  @Test func `of each member the last calls are kept, up to the limit`() {
    environment.recordedCallLimit = 3
    let player = AVPlayer()
    AVCaptureSession().startRunning()
    for _ in 0..<20 { player.pause() }
    for second in 1...20 { player.seek(to: CMTimeMake(value: Int64(second), timescale: 1)) }
    #expect(
      environment.recordedCalls.map(\.description) == [
        "AVCaptureSession.startRunning()", "AVPlayer.pause()", "AVPlayer.pause()",
        "AVPlayer.pause()", "AVPlayer.seek(18.0)", "AVPlayer.seek(19.0)", "AVPlayer.seek(20.0)",
      ])
  }

  @Test func `a limit without end keeps all calls`() {
    environment.recordedCallLimit = .max
    let player = AVPlayer()
    for _ in 0..<1500 { player.pause() }
    #expect(environment.recordedCalls.count == 1500)
  }

  @Test func `a thousand calls of a member are kept unless a test sets another limit`() {
    let player = AVPlayer()
    for _ in 0..<2500 { player.pause() }
    #expect(environment.recordedCalls.count == 1000)
    environment.recordedCallLimit = 0
    #expect(environment.recordedCalls.isEmpty)
  }
}
