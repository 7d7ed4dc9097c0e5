import Diagnostics
import Dispatch
import FileWork
import Foundation
import HeadlessUIKit
import IBCanvas
import IBLint
import IBLintLayout
import InterfaceBuilder
import Synchronization
import XMLTree

/// A queue that lays out documents on the main thread, as views require, on behalf of rules on other threads.
final class LayoutQueue: Sendable {
  /// A document to lay out, for which a thread is waiting.
  private final class Job: Sendable {
    let document: IBDocument
    let facts = Mutex<(any LayoutFacts)?>(nil)
    let isDone = DispatchSemaphore(value: 0)

    init(_ document: IBDocument) { self.document = document }
  }

  private let device: HeadlessDevice?
  /// The remaining jobs in reverse order, or nil once there will be no more jobs.
  private let jobs = Mutex<[Job]?>([])
  private let hasNews = DispatchSemaphore(value: 0)
  /// Whether the current thread does all the work, because no other could be started.
  private let isAlone = Atomic(false)
  /// The reasons why documents could not be laid out, by file.
  private let failures = Mutex<[String: String]>([:])

  /// Creates a queue.
  /// - Parameter device: The device for documents of a matching platform, or nil for each document's own device.
  init(device: HeadlessDevice?) { self.device = device }

  /// A function that lays out a document and waits for the result.
  var source: Linter.LayoutSource {
    { [self] document in
      let job = Job(document)
      if isAlone.load(ordering: .relaxed) {
        layOut(job)
        return job.facts.withLock { $0 }
      }
      jobs.withLock { $0?.append(job) }
      hasNews.signal()
      job.isDone.wait()
      return job.facts.withLock { $0 }
    }
  }

  /// Processes items on several threads, and lays out documents for these threads on the current thread. The
  /// results are in the order of the items.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: ProgressHandler = .none,
    work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let results = Results<Result>()
    let worker = WorkerThread { [self] in
      // A thread waits while its document is laid out. In the meantime, other threads prepare the next documents, so
      // that the current thread, which does most of the work, always has one to lay out.
      OrderedWork.forEach(items, threadsPerCore: 2, progress: progress, work: work) { result in
        results.all.withLock { $0.append(result) }
        return true
      }
      jobs.withLock { $0 = nil }
      hasNews.signal()
    }
    // If there is too little memory for another thread, this one does all the work.
    guard let worker else {
      isAlone.store(true, ordering: .relaxed)
      OrderedWork.forEach(items, isSerial: true, progress: progress, work: work) { result in
        results.all.withLock { $0.append(result) }
        return true
      }
      return results.all.withLock { $0 }
    }
    while let job = next() { layOut(job) }
    worker.join()
    return results.all.withLock { $0 }
  }

  /// The results of finished items.
  private final class Results<Result: Sendable>: Sendable {
    let all = Mutex<[Result]>([])
  }

  /// The reasons why documents could not be laid out, each with the number of documents, most frequent first.
  var problems: [String] {
    let counts = failures.withLock { Dictionary(grouping: $0.values) { $0 }.mapValues(\.count) }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { message, count in
      "could not lay out \(count) \(count == 1 ? "document" : "documents"): \(message)"
    }
  }

  /// Waits for a job. Returns nil once there will be no more jobs.
  private func next() -> Job? {
    hasNews.wait()
    return jobs.withLock { $0?.popLast() }
  }

  private func layOut(_ job: Job) {
    defer { job.isDone.signal() }
    do {
      let facts = try MainActor.assumeIsolated { try laidOut(job.document) }
      job.facts.withLock { $0 = facts }
    } catch {
      let message = (error as? NibError)?.diagnostic.message ?? ErrorText.sentence(error)
      failures.withLock { $0[job.document.file ?? ""] = message }
    }
  }

  @MainActor
  private func laidOut(_ document: IBDocument) throws -> SolvedLayoutFacts {
    var options = DocumentLayoutOptions()
    options.device = device.flatMap { $0.runs(document.platform) ? $0 : nil }
    let others = options.device == nil ? Self.others(for: document) : []
    return try SolvedLayoutFacts(document, on: options, otherDevices: others)
  }

  /// The smallest and the largest phone that current systems run on.
  private static let phones = ["retina4_7", "retina6_9"].compactMap {
    HeadlessDevice(identifier: $0)
  }

  /// Returns the devices on which a document that was designed for a phone may also appear.
  private static func others(for document: IBDocument) -> [HeadlessDevice] {
    let identifier = document.device?.node[Names.id]
    guard document.platform == .iOS,
      let own = identifier.flatMap({ HeadlessDevice(identifier: $0) }), own.idiom == .phone
    else { return [] }
    return phones.filter { $0.size != own.size }
  }
}
