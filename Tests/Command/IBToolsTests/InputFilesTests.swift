import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import IBTools

@Suite struct InputFilesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Returns the files that are found in folders of the scratch folder, relative to it.
  private func files(in folders: String...) -> [String] {
    InputFiles(folders.map { scratch.url.appending(path: $0).path }).files.map {
      String($0.path.dropFirst(scratch.url.path.count + 1))
    }
  }

  private func problem(with path: String) throws -> Diagnostic {
    let found = InputFiles([scratch.url.appending(path: path).path])
    do {
      _ = try #require(found.files.first).document()
    } catch let problem as Diagnostic {
      return problem
    }
    Issue.record("\(path) can be read")
    throw CancellationError()
  }

  @Test func `a folder is searched in sorted order`() throws {
    for path in ["b/z.xib", "b/a.storyboard", "a.xib", "c/d/e.xib", "B.xib", "x.txt"] {
      try scratch.copy("MyViews.xib", to: path)
    }
    #expect(files(in: "") == ["B.xib", "a.xib", "b/a.storyboard", "b/z.xib", "c/d/e.xib"])
  }

  @Test func `other people's folders are passed over unless they are named`() throws {
    for folder in ["Pods", "Carthage", ".build", "DerivedData", ".git", ".other", "Sources"] {
      try scratch.copy("MyViews.xib", to: "\(folder)/v.xib")
      try scratch.copy("MyViews.xib", to: "in/\(folder)/v.xib")
    }
    #expect(files(in: "") == ["Sources/v.xib", "in/Sources/v.xib"])
    #expect(files(in: "Pods", "in/Carthage/") == ["Pods/v.xib", "in/Carthage/v.xib"])
  }

  @Test func `templates of Xcode and metadata of macOS are passed over unless they are named`()
    throws
  {
    for path in ["Form.xctemplate/v.xib", "App/._v.xib", "App/v.xib"] {
      try scratch.copy("MyViews.xib", to: path)
    }
    #expect(files(in: "") == ["App/v.xib"])
    #expect(files(in: "Form.xctemplate", "App/._v.xib").count == 2)
  }

  @Test func `the copies of documents in a localization catalog are passed over`() throws {
    try scratch.write([], "App/Base.lproj/Main.xib")
    try scratch.write([], "App/de.xcloc/Source Contents/Base.lproj/Main.xib")
    #expect(files(in: "App") == ["App/Base.lproj/Main.xib"])
    #expect(files(in: "App/de.xcloc").count == 1)
  }

  @Test func `links are not followed, so a loop does no harm`() throws {
    try scratch.copy("MyViews.xib", to: "a/v.xib")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: scratch.url.appending(path: "a/loop"), withDestinationURL: scratch.url)
    try manager.createSymbolicLink(
      at: scratch.url.appending(path: "a/w.xib"),
      withDestinationURL: scratch.url.appending(path: "a/v.xib"))
    #expect(files(in: "") == ["a/v.xib"])
    #expect(files(in: "a/w.xib") == ["a/w.xib"], "a named link is read")
    let both = InputFiles(["a/v.xib", "a/w.xib"].map { scratch.url.appending(path: $0).path })
    #expect(both.files.count == 2 && both.unique.count == 1, "both are the same file")
  }

  @Test func `a compiled nib or storyboard counts as one file where it can be read`() throws {
    try scratch.write(Array("NIBArchive".utf8), "Berth.nib/runtime.nib")
    try scratch.write(Array("NIBArchive".utf8), "Main.storyboardc/a.nib")
    let path = scratch.url.path
    func names(_ kind: InputFiles.Kind, takesStoryboards: Bool = false) -> [String] {
      InputFiles([path], kind: kind, takesStoryboards: takesStoryboards).files.map(\.relativePath)
    }
    #expect(names(.nibs) == ["Berth.nib/runtime.nib", "Main.storyboardc/a.nib"])
    #expect(
      names(.loadable, takesStoryboards: true) == ["Berth.nib/runtime.nib", "Main.storyboardc"])
    #expect(try problem(with: "Berth.nib").id == "compiled-nib")
  }

  @Test func `an empty folder, a missing file and one larger than memory are problems`() throws {
    try scratch.write([], "sub/readme.txt")
    #expect(try problem(with: "sub").id == "no-documents")
    #expect(try problem(with: "absent.xib").id == "missing-file")
    try scratch.write([], "sparse.xib")
    let file = try FileHandle(forWritingTo: scratch.url.appending(path: "sparse.xib"))
    try file.truncate(atOffset: 1 << 40)
    #expect(try problem(with: "sparse.xib").id == "too-large")
  }

  @Test func `names that differ only in their Unicode normalization are two files`() throws {
    try scratch.write([], "App/\u{E9}.xib")
    try scratch.write([], "App/e\u{301}.xib")
    let folder = scratch.url.appending(path: "App").path
    let found = InputFiles([folder, folder]).unique
    #expect(found.map { Array($0.relativePath.utf8).count }.sorted() == [6, 7])
  }

  @Test func `a path in a folder begins after the slash, also before a combining mark`() {
    let file = InputFile(path: "App/\u{301}.xib", folder: "App")
    #expect(Array(file.relativePath.utf8) == Array("\u{301}.xib".utf8))
  }
}
