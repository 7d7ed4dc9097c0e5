#if SourceChecks
  public import Diagnostics
  public import IBLint
  import SwiftParser
  import SwiftSyntax

  extension SourceIndex {
    /// Returns the source edits for a document whose File's Owner becomes its root view.
    /// - Throws: A ``SourceObstacle`` if the sources cannot be changed automatically.
    public func edits(
      movingOwner className: String, module: String?, ofNib nibName: String, rootOutlets: [String]
    ) throws(SourceObstacle) -> [Diagnostic.FileEdit] {
      guard let declaration = declaration(of: className, module: module),
        let loading = loading(ofNib: nibName, className: className, module: module)
      else { throw SourceObstacle("the class \(className) is not in the sources", place: nil) }
      if let name = subclass(of: declaration) {
        throw SourceObstacle("\(name) is a subclass of \(className)", place: declaration.place)
      }
      let files = try parsed(naming: declaration)
      try checkUnnamedCreations(of: declaration.name.lastPart, outside: files)
      // A helper that loads a nib for any class does not mention the class; calls of it on the class do.
      let sites = loading.sites.filter { site in files.contains { $0.path == site.file } }
      guard let site = sites.last(where: \.isInObject) else {
        if let shared = loading.sites.first(where: \.isInObject) {
          throw SourceObstacle(
            "code that other classes share loads the document into the object here",
            place: SourcePlace(file: shared.file, line: shared.line))
        }
        return try LoadingCallRewrite(loading.sites) { path in
          files.first { $0.path == path } ?? (path.hasEnding(".swift") ? parsed(path) : nil)
        }.edits
      }
      if let other = sites.first(where: { !$0.isInObject || $0.file != site.file }) {
        throw SourceObstacle(
          "the document is also loaded here",
          place: SourcePlace(file: other.file, line: other.line))
      }
      let factory = ["fromNib", "makeFromNib", "loadedFromNib"].first { !uses(word: $0) }
      guard let factory else {
        throw SourceObstacle("the code already uses names such as fromNib", place: nil)
      }
      return try ViewFactoryRewrite(
        className: declaration.name, nibName: nibName, site: site,
        others: sites.filter { $0 != site }, rootOutlets: rootOutlets,
        factory: factory, files: files
      ).edits
    }

    /// Checks the files that use a property, function or parameter of a class's type without mentioning the class.
    /// - Throws: A ``SourceObstacle`` if such a file may create an object with `.init()`.
    private func checkUnnamedCreations(
      of name: String, outside files: [ViewFactoryRewrite.File]
    ) throws(SourceObstacle) {
      let members = files.reduce(into: Set<String>()) {
        $0.formUnion(TypedNames(of: name, in: $1.tree).names)
      }
      for path in paths(using: members) where !files.contains(where: { $0.path == path }) {
        // Only a file with a call such as `.init()` matters, and few files have one.
        if let bytes = contents(of: path), bytes.firstRange(of: Self.initializer) == nil {
          continue
        }
        guard let file = parsed(path) else {
          throw SourceObstacle(
            "the file could not be fully read", place: SourcePlace(file: path, line: 1))
        }
        guard let node = ImplicitInitializers(Syntax(file.tree)).first else { continue }
        let (line, column) = file.lines.place(of: node)
        throw SourceObstacle(
          "\(name) may be created in another way here",
          place: SourcePlace(file: path, line: line, column: column))
      }
    }

    private static let initializer = Array(".init".utf8)

    /// Returns the parsed Swift files that mention a class.
    private func parsed(naming declaration: SourceClass) throws(SourceObstacle)
      -> [ViewFactoryRewrite.File]
    {
      let name = declaration.name.lastPart
      var files: [ViewFactoryRewrite.File] = []
      for path in paths(naming: name, or: declaration.files) {
        guard path.hasEnding(".swift") else {
          throw SourceObstacle(
            "Objective-C code uses \(name)", place: SourcePlace(file: path, line: 1))
        }
        guard let file = parsed(path) else {
          throw SourceObstacle(
            "the file could not be fully read", place: SourcePlace(file: path, line: 1))
        }
        files.append(file)
      }
      return files
    }

    private func parsed(_ path: String) -> ViewFactoryRewrite.File? {
      guard let bytes = contents(of: path), let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      let tree = Parser.parse(source: text)
      guard !tree.hasError else { return nil }
      return ViewFactoryRewrite.File(
        path: path, tree: tree, lines: bytes.withUnsafeBufferPointer { SourceLines($0) },
        newline: Self.newline(in: bytes))
    }

    /// Returns the line end of the first line.
    private static func newline(in bytes: [UInt8]) -> String {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
      return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the facts after source edits, or nil if the edits cannot be made.
    public func applying(_ edits: [Diagnostic.FileEdit]) -> (any SourceFacts)? {
      var texts: [String: [UInt8]] = [:]
      for (path, edits) in Dictionary(grouping: edits, by: \.file) {
        guard let bytes = contents(of: path),
          let changed = Diagnostic.FileEdit.apply(edits, to: bytes)
        else { return nil }
        texts[path] = changed
      }
      return replacing(texts)
    }
  }
#endif
