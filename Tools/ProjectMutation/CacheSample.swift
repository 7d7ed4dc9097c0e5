import Diagnostics
import Foundation
import IBLint
import TestSupport

#if SourceChecks
  import IBLintSources

  /// Caches of sources, as a machine that shares them may write them: the checksum fits, and the records say anything.
  ///
  /// The bytes of a sample are a source, and the records of the cache are damaged when it is read.
  enum CacheSample {
    static func probe(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
      var random = RandomSource(seed: seed)
      do {
        let folder = try ScratchFolder()
        for name in ["a.swift", "b.m"] { _ = try folder.write(bytes, "app/\(name)") }
        let cache = SourceCache(folder: folder.url.path + "/cache")
        let roots = [folder.url.path + "/app"]
        _ = SourceIndex(folders: roots, cache: cache)
        let files = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
        guard let name = files.first else { return .refused }
        var file = try CacheFile(folder.bytes("cache/\(name)"))
        for _ in 0...random.below(2) { file.damage(&random) }
        _ = try folder.write(file.bytes, "cache/\(name)")
        let index = SourceIndex(folders: roots, cache: cache)
        if let problem = ask(index) { return .broken(problem) }
        // Records that cannot be read are made again, and the cache with them.
        return try folder.bytes("cache/\(name)") == file.bytes ? .read : .refused
      } catch {
        return .broken("\(error)")
      }
    }

    private static let document = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C0">
      <connections><outlet property="a" destination="v1" id="o1"/></connections></placeholder>
      <view id="v1" customClass="C1"><subviews><button id="b1"><connections>
      <action selector="b:" destination="-1" eventType="touchUpInside" id="o2"/>
      </connections></button></subviews></view></objects></document>
      """.utf8)

    private static let linter = Result { try Linter(LintConfiguration(evidence: .possible)) }

    /// Asks an index everything that rules ask.
    static func ask(_ index: SourceIndex) -> String? {
      for declaration in index.declarations.prefix(20) {
        _ = index.ancestry(of: declaration.name, module: nil)
        _ = index.superclasses(of: declaration.name, module: nil)
        _ = index.loading(ofNib: "a", className: declaration.name, module: nil)
        _ = (index.additions(to: declaration.name), index.calls("b", declaredIn: declaration.files))
      }
      _ = (index.identifierUses.count, index.openIdentifierUses.count, index.nibLoads(named: "a"))
      if index.diagnostics.contains(where: { $0.message.isEmpty }) {
        return "an error without words"
      }
      guard let linter = try? linter.get() else { return "there is no linter" }
      let findings = linter.lint(document, file: "a.xib", sources: index).findings
      guard findings.allSatisfy({ !$0.message.isEmpty }) else { return "a finding says nothing" }
      _ = Fixer(linter, .unsafe).fix(document, file: "a.xib", sources: index)
      return nil
    }
  }

  /// The parts of a cache file.
  private struct CacheFile {
    private let magic: [UInt8]
    private let build: String
    private var records: [(low: Int, high: Int, bytes: [UInt8])] = []

    init(_ bytes: [UInt8]) throws {
      magic = Array(bytes.prefix("xibinspect sources".utf8.count))
      let start = magic.count + 1 + Int(bytes[magic.count])
      var reader = RecordReader(bytes[start...])
      let length = try reader.int()
      var position = start + Self.size(of: length) + length
      reader = RecordReader(bytes[(position - length)..<position])
      build = try reader.string()
      for _ in 0..<(try reader.int()) {
        let (low, high, count) = (try reader.int(), try reader.int(), try reader.int())
        records.append((low, high, Array(bytes[position..<position + count])))
        position += count
      }
    }

    private static func size(of number: Int) -> Int {
      var writer = RecordWriter()
      writer.write(number)
      return writer.bytes.count
    }

    var bytes: [UInt8] {
      var header = RecordWriter()
      header.write(build)
      header.write(records.count)
      for record in records {
        header.write(record.low)
        header.write(record.high)
        header.write(record.bytes.count)
      }
      var length = RecordWriter()
      length.write(header.bytes.count)
      let content = length.bytes + header.bytes + records.flatMap(\.bytes)
      let hash = ContentHash(content)
      var checksum = RecordWriter()
      checksum.write(Int(Int64(bitPattern: hash.low)))
      return magic + [UInt8(checksum.bytes.count)] + checksum.bytes + content
    }

    /// A number of a record becomes another, so that the others keep their places.
    mutating func damage(_ random: inout RandomSource) {
      guard !records.isEmpty else { return }
      let record = random.below(records.count)
      let old = records[record].bytes
      let numbers = old.indices.filter { old[$0] < 0x20 && ($0 == 0 || old[$0 - 1] < 0x80) }
      guard !numbers.isEmpty else { return }
      var writer = RecordWriter()
      writer.write(
        random.pick([0, 1, 2, 3, Int(old[random.pick(numbers)]), 127, -1, .max, .min, .max - 1]))
      let place = random.pick(numbers)
      records[record].bytes.replaceSubrange(place...place, with: writer.bytes)
    }
  }
#endif
