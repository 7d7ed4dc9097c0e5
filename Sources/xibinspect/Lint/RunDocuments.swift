import FileWork
import Foundation
import IBLint
import InterfaceBuilder
import Synchronization
import XcodeProjects

/// The documents of a run, searched when a rule first asks about the others.
final class RunDocuments: RunFacts {
  private let files: [InputFile]
  private let projects: ProjectTargets?
  /// The files whose text names a class, by the class; found when first needed.
  private let mentions = Mutex<[String: [Int]]?>(nil)
  /// The documents that create objects of a class.
  private let placing = Mutex<[String: [String]]>([:])

  /// - Parameter projects: The projects that the documents belong to, nil if none were looked for.
  init(_ files: [InputFile], projects: ProjectTargets?) {
    // Standard input can be read only once.
    self.files = files.filter { !$0.isStandardInput }
    self.projects = projects
  }

  func targets(of file: String) -> [String]? {
    guard let projects else { return nil }
    switch projects.membership(of: file) {
    case .unknown: return nil
    case .noTarget: return []
    case .targets(let numbers): return numbers.sorted().map { projects.targets[$0].name }
    }
  }

  func documents(placing className: String) -> [String] {
    if let known = placing.withLock({ $0[className] }) { return known }
    let found = candidates(for: className).compactMap { number -> String? in
      guard let document = try? files[number].document().document else { return nil }
      let isPlaced = DocumentUses(document).classes.contains {
        $0.className == className && $0.isMade
      }
      return isPlaced ? files[number].name : nil
    }
    placing.withLock { $0[className] = found }
    return found
  }

  /// The files that may name a class: a text search is much faster than reading every document once more.
  private func candidates(for className: String) -> [Int] {
    mentions.withLock { mentions in
      let table = mentions ?? search()
      mentions = table
      return ((table[className] ?? []) + (table[Self.anything] ?? [])).sorted()
    }
  }

  /// Represents all classes, where a file's text cannot be searched.
  private static let anything = ""

  private func search() -> [String: [Int]] {
    let names = ParallelWork.map(Array(files.indices), threads: max(1, ParallelWork.cores)) {
      index in
      (try? self.files[index].bytes()).map { Self.classNames(in: $0) } ?? []
    }
    return names.enumerated().reduce(into: [:]) { table, entry in
      for name in entry.element { table[name, default: []].append(entry.offset) }
    }
  }

  /// The values of the attributes `customClass` in a text.
  private static func classNames(in bytes: [UInt8]) -> Set<String> {
    // Another encoding than UTF-8 begins with a mark.
    guard bytes.first.map({ $0 < 0xFE && $0 != 0 }) == true else { return [anything] }
    var names: Set<String> = []
    let key = Array("customClass=\"".utf8)
    bytes.withUnsafeBytes { buffer in
      guard var next = buffer.baseAddress else { return }
      let end = next + buffer.count
      while let sign = memchr(next, Int32(key[0]), end - next) {
        let found = UnsafeRawPointer(sign)
        next = found + 1
        guard end - found > key.count, memcmp(found, key, key.count) == 0 else { continue }
        let start = found + key.count
        guard let quote = memchr(start, 0x22, end - start) else { return }
        names.insert(
          String(
            decoding: UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(quote) - start),
            as: UTF8.self))
        next = UnsafeRawPointer(quote)
      }
    }
    // A name may be written with entities.
    return names.contains { $0.contains("&") } ? names.union([anything]) : names
  }
}
