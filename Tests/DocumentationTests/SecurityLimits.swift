import Diagnostics
import FileWork
import Foundation
import HeadlessUIKit
import IBLint
import IBRender
import IBTools
import Localization
import NibCompiler
import PropertyLists
import SourceRewriting
import TestPackages
import Testing
import XMLTree
import XcodeProjects
import YAMLFiles

/// The table of limits in `SECURITY.md`, from the constants that the readers use.
@Suite struct SecurityLimits {
  private static let rows: [(String, String)] = {
    let limits = Limits.document
    return [
      ("size of a document", "\(limits.bytes >> 30) GiB"),
      ("depth of elements in a document", number(limits.depth)),
      ("elements, texts and comments in a document", number(limits.nodes)),
      ("attributes in a document", number(limits.attributes)),
      ("attributes of an element", number(limits.elementAttributes)),
      ("size of a value in a document", "\(limits.valueBytes / 1_000_000) MB"),
      (
        "characters of a name in messages, bytes of a path, and bytes of a message; longer ones are shortened",
        [ShortText.longestTitle, ShortText.longestPath, ShortText.longestMessage].map(number)
          .joined(separator: ", ")
      ),
      (
        "findings of a rule, and of all rules, in a document; the number of others is stated",
        "\(number(FindingList.mostOfRule)) and \(number(FindingList.most))"
      ),
      ("texts of the findings in a document", "\(FindingList.mostBytes >> 20) MiB"),
      (
        "size of an image file, and of an SVG",
        "\(ImageLimits.bytes >> 20) and \(ImageLimits.vectorBytes >> 20) MiB"
      ),
      ("side of an image or a picture", "\(number(Int(Picture.longestSide))) pixels"),
      (
        "area of an image, of a PNG, and of all translucent layers of a PNG",
        "\(Picture.mostPixels / 1_000_000) megapixels"
      ),
      ("filters in an SVG", number(ImageLimits.filters)),
      ("radius, deviation, octaves or matrix of a filter", number(Int(ImageLimits.filterSize))),
      (
        "region of a filter, in sizes of what it filters", number(Int(ImageLimits.filterRegion))
      ),
      ("translucent groups inside of one another in an SVG", number(ImageLimits.layers)),
      (
        "operators, segments and tiles of all images in a picture",
        number(Picture.mostImageParts)
      ),
      ("processor time for the pictures of a file", "\(FileRenderer.secondsPerPicture) s"),
    ]
  }()

  /// The limits of what stands around documents.
  @MainActor private static var projectRows: [(String, String)] {
    let project = XcodeProject.limits
    let nesting = [project.depth, YAMLFile.depth, SourceLimits.depth, SourceScanner.deepest]
    return [
      (
        "depth of a project, of a settings file, and of a source for `lint` and for other commands",
        nesting.map(number).joined(separator: ", ")
      ),
      (
        "values of a YAML file with its aliases, and bytes of its texts",
        "\(number(YAMLFile.limit)) and \(YAMLFile.textLimit >> 20) MiB"
      ),
      ("lines of a YAML file that begin with `%`", number(YAMLFile.mostDirectives)),
      (
        "parts of a project with its settings files, and bytes of its texts",
        "\(number(project.parts)) and \(project.bytes >> 20) MiB"
      ),
      (
        "bytes that the value of a build setting inserts",
        "\(XcodeProject.longestInsertion >> 20) MiB"
      ),
      (
        "characters of the patterns for the files of a manifest",
        number(ProjectManifest.mostPatterns)
      ),
      (
        "steps of comparing files with the patterns of manifests, in a run",
        number(KnownMemberships.mostSteps)
      ),
      (
        "depth and values of a property list",
        "\(number(PropertyList.deepest)) and \(number(PropertyList.most))"
      ),
      (
        "rules in settings, and attributes and examples of one",
        "\(number(CustomRule.most)) and \(number(CustomRule.mostParts))"
      ),
      (
        "patterns for paths in settings, and items of a list in an option",
        number(ConfigurationReader.mostItems)
      ),
      (
        "folders with asset catalogs that are searched for a document",
        number(CatalogFolders.most)
      ),
      (
        "depth of a folder that is searched, and files and folders in it",
        "\(number(FolderWalk.limit.depth)) and \(number(FolderWalk.limit.entries))"
      ),
      ("superclasses of a class", number(SourceLimits.mostSuperclasses)),
      (
        "members of the Objective-C classes of an app for `init-tests` with those of their protocols, and bytes of their declarations",
        "\(number(TestedApp.mostMembers)) and \(TestedApp.mostMemberBytes >> 20) MiB"
      ),
      ("languages of a string catalog", number(StringCatalog.mostLanguages)),
      ("views that are loaded as parts of one view", number(ViewLoads.most)),
      ("views of controllers that load inside of one another", number(ViewLoads.mostLevels)),
      (
        "levels of controllers inside of one another in a storyboard",
        number(NibCompiler.deepestControllers)
      ),
      (
        "prototypes of the lists in a nib, and inside of prototypes",
        number(LoadedTree.mostPrototypes)
      ),
    ]
  }

  private static func number(_ value: Int) -> String {
    var digits = String(value)
    var place = digits.endIndex
    while let next = digits.index(place, offsetBy: -3, limitedBy: digits.startIndex),
      next > digits.startIndex
    {
      digits.insert(",", at: next)
      place = next
    }
    return digits
  }

  @MainActor @Test func `the page on security lists the limits of the code`() throws {
    let path = "SECURITY.md"
    var page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    for (title, rows) in [
      ("limit", Self.rows), ("limit of projects and sources", Self.projectRows),
    ] {
      let head = "| \(title) | value |\n| --- | ---: |\n"
      let begin = try #require(page.range(of: head)).upperBound
      let end = page.range(of: "\n\n", range: begin..<page.endIndex)?.lowerBound
      let table = rows.map { "| \($0) | \($1) |" }.joined(separator: "\n")
      page.replaceSubrange(begin..<(end ?? page.endIndex), with: table)
    }
    try GeneratedFile.check(path, is: page, then: "run the tests again")
  }
}
