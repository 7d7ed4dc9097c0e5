import FoundationEssentials
import IBToolCommand
import InterfaceBuilder
import NibFormat
import TestSupport

/// A call of the tool in a scratch folder, whose paths begin with `@`.
struct Call {
  let status: Int32
  let output: String
  let bytes: [UInt8]
  let errors: String

  init(_ arguments: [String], in folder: ScratchFolder) {
    let paths = arguments.map { $0.replacing("@", with: folder.url.path + "/") }
    let outcome = IBTool().run(paths)
    status = outcome.status
    bytes = outcome.output
    output = String(decoding: outcome.output, as: UTF8.self)
      .replacing(folder.url.path + "/", with: "@")
    errors = outcome.errors
  }

  init(_ command: String, in folder: ScratchFolder) {
    self.init(command.split(separator: " ").map { String($0) }, in: folder)
  }

  /// Standard output as a property list, read by Foundation.
  func list<List: Decodable>(_ type: List.Type) throws -> List {
    try PropertyListDecoder().decode(type, from: Data(bytes))
  }
}

extension ScratchFolder {
  /// The names in a folder, sorted; nil if there is no such folder.
  func names(_ path: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()
  }

  /// Returns whether there is a file or folder.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// The dump of a compiled nib.
  func dump(_ path: String) throws -> String { try NibGraph.decode(bytes(path)).graph.dump() }

  /// Writes a document for iOS with objects in it.
  func writeXib(
    _ objects: String, attributes: String = "", resources: String = "", to path: String
  ) throws {
    try write(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pier"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
          </objects>
          \(resources)
        </document>

        """.utf8), path)
  }

  /// Writes a storyboard with one scene, or with two and a reference.
  func writeStoryboard(_ scenes: String, attributes: String = "", to path: String) throws {
    try write(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        colorMatched="YES" \(attributes)>
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <scenes>\(scenes)</scenes>
        </document>

        """.utf8), path)
  }
}
