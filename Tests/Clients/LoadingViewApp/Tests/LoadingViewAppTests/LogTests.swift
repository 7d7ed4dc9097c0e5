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

  @Test func `formats have flags, widths and precisions`() {
    let calls = calls {
      os_log("%02d:%02d|%-6@|%6s|%+d|%.3d|%x|%#X", 7, 5, "ab", "cd", 3, 4, 255, 255)
      os_log("%*d|%-*d|%.*f|%5.1f|%05.1f|%%|%c|%u", 4, 7, 4, 7, 2, 1.5, 2.25, 2.25, 65, 9)
      os_log("%{public}.2s|%ld|%d|%@", "pier", 1 << 40, -3)
      os_log("%ld of %{private, mask.hash}@ at %.2f%%", 5, "quay", 99.5)
    }
    #expect(
      calls == [
        "os_log(default)(, , 07:05|ab    |    cd|+3|004|ff|0XFF)",
        "os_log(default)(, ,    7|7   |1.50|  2.2|002.2|%|A|9)",
        "os_log(default)(, , pi|1099511627776|-3|)",
        "os_log(default)(, , 5 of quay at 99.50%)",
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
        "OSSignposter.beginInterval(app, tide, load )",
        "OSSignposter.endInterval(app, tide, load )",
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
    var answers = 0
    withEnvironment(environment) {
      page.evaluateJavaScript("1") { _, _ in answers += 1 }
      #expect(answers == 0)
      HeadlessClock.shared.advance(by: 0)
      #expect(answers == 1)
    }
    #expect(AVPlayerLayer(player: AVPlayer(url: url)).player?.currentItem != nil)
  }
}
