import AVFoundation
import Foundation
import OSLog
import Testing
import UIKit
import WebKit

/// Modules whose calls are only recorded, by the names that apps import.
@MainActor @Suite struct LogTests {
  private let environment = HeadlessEnvironment()

  private func calls(_ body: () throws -> Void) rethrows -> [String] {
    environment.recordedCallHandler = { _ in }
    try withEnvironment(environment) { try body() }
    return environment.recordedCalls.map(\.description)
  }

  @Test func `messages are recorded with their subsystem, category and values`() {
    let calls = calls {
      let logger = Logger(subsystem: "app", category: "tide")
      logger.error("\(7, format: .hex(includePrefix: true)) of \("quay", privacy: .public)")
      let log = OSLog(subsystem: "app", category: "pier")
      os_log("%{public}@ at %d of %.1f", log: log, type: .debug, "Tern", 3, 2.5)
      os_log(.info, "\(1) boat")
      os_log("never", log: .disabled)
    }
    #expect(
      calls == [
        "Logger.error(app, tide, 0x7 of quay)", "os_log(debug)(app, pier, Tern at 3 of 2.5)",
        "os_log(info)(, , 1 boat)",
      ])
  }

  @Test func `intervals are recorded where they begin and end`() {
    let calls = calls {
      let signposter = OSSignposter(subsystem: "app", category: "tide")
      let sum = signposter.withIntervalSignpost("load") { 1 + 1 }
      #expect(sum == 2)
    }
    #expect(
      calls == [
        "OSSignposter.beginInterval(app, tide, load )", "OSSignposter.endInterval(app, tide, load )",
      ])
  }

  @Test func `a lock lets one closure change its value`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test func `a web view records what it is asked to load`() throws {
    let url = try #require(URL(string: "https://example.com/tide"))
    let page = WKWebView(frame: .zero)
    let calls = calls {
      page.load(URLRequest(url: url))
      page.reload()
    }
    #expect(calls == ["WKWebView.load(https://example.com/tide)", "WKWebView.reload()"])
    #expect(AVPlayerLayer(player: AVPlayer(url: url)).player?.currentItem != nil)
  }
}
