#if SourceChecks
  import Diagnostics
  import FileWork
  import IBLint
  public import XcodeProjects

  extension SourceIndex {
    /// Reads the sources in folders, with one thread per core.
    ///
    /// Skips `Pods`, `Carthage`, `.build`, `DerivedData` and `.git` unless they are named, and does not follow
    /// symbolic links. Problems with reading are in ``diagnostics``.
    /// - Parameters:
    ///   - folders: The paths of folders or files.
    ///   - cache: The cache of parsed files, or nil to parse all files.
    ///   - projects: The projects whose targets compile the sources, or nil if unknown.
    public init(
      folders: [String], cache: SourceCache? = nil, projects: ProjectTargets? = nil
    ) {
      let found = SourceFolders(folders)
      let modules = ModuleFolders(found.paths) {
        try? FileBytes.read($0, limit: ReadFile.limit)
      }
      let paths = found.paths.filter { !ModuleFolders.isManifest($0) }
      let entries = cache?.entries(for: folders) ?? SourceCache.Entries()
      let results = ParallelWork.map(paths, threads: min(ParallelWork.cores, max(1, paths.count))) {
        path in
        ReadFile(path, entries: entries, isKept: cache != nil)
      }
      var files: [SourceFile] = []
      var problems = found.problems
      for (path, result) in zip(paths, results) {
        if let problem = result.problem { problems.append(problem) }
        files.append(
          SourceFile(
            path: path, module: modules.module(of: path), record: result.record, projects: projects)
        )
      }
      if let cache {
        var kept: Set<ContentHash> = []
        var isNew = false
        var records: [(ContentHash, [UInt8])] = []
        for result in results {
          guard let hash = result.hash, kept.insert(hash).inserted else { continue }
          isNew = isNew || result.isNew
          records.append((hash, result.encoded))
        }
        // Remove the entries of deleted files. Do not write the cache if nothing has changed.
        if isNew || records.count != entries.count,
          let problem = cache.write(records, for: folders)
        {
          problems.append(problem)
        }
      }
      self.init(files, projects: projects, diagnostics: problems) {
        try? FileBytes.read($0, limit: ReadFile.limit)
      }
    }
  }

  /// The contents of a file, as far as it could be read.
  private struct ReadFile: Sendable {
    var record = FileRecord()
    var hash: ContentHash?
    var encoded: [UInt8] = []
    var isNew = false
    var problem: Diagnostic?
    /// The maximum size of a source file, in bytes.
    static let limit = 256 << 20

    init(_ path: String, entries: SourceCache.Entries, isKept: Bool) {
      problem = Supervisor.problem(with: path)
      guard problem == nil else { return }
      Supervisor.working(on: path) { read(path, entries: entries, isKept: isKept) }
    }

    private mutating func read(_ path: String, entries: SourceCache.Entries, isKept: Bool) {
      let bytes: [UInt8]
      do {
        bytes = try FileBytes.read(path, limit: Self.limit)
      } catch {
        problem = Diagnostic(
          id: "unreadable-source", severity: .error, file: path,
          message: "cannot read the file: \(ErrorText.sentence(error))")
        return
      }
      guard isKept else {
        record = SourceLanguage.record(of: bytes, path: path)
        return
      }
      // The same bytes may have a different meaning in another language.
      let hash = ContentHash(bytes + (path.hasEnding(".swift") ? [0] : [1]))
      self.hash = hash
      if let known = entries.bytes(for: hash) {
        var reader = RecordReader(known)
        if let record: FileRecord = try? reader.value(), reader.isAtEnd {
          self.record = record
          encoded = Array(known)
          return
        }
      }
      record = SourceLanguage.record(of: bytes, path: path)
      var writer = RecordWriter()
      writer.write(record)
      encoded = writer.bytes
      isNew = true
    }
  }
#endif
