package import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An installation of this command in git, for comparing and merging documents.
public struct GitInstallation {
  /// Whether the installation applies to all of the user's repositories, instead of the current one.
  public let isGlobal: Bool

  private let program: String?

  /// Creates an installation.
  /// - Parameters:
  ///   - isGlobal: Whether it applies to all of the user's repositories.
  ///   - program: The path of the command, or nil for this process.
  public init(isGlobal: Bool, program: String? = nil) {
    (self.isGlobal, self.program) = (isGlobal, program)
  }

  private static let attributes = [
    "*.xib diff=xibinspect merge=xibinspect", "*.storyboard diff=xibinspect merge=xibinspect",
  ]

  /// Writes git's configuration and attributes. Other entries are unchanged; entries from older versions are updated.
  /// - Returns: A description of the changes, one per line.
  /// - Throws: A ``Diagnostic`` if git or the file system reports an error.
  public func install() throws -> [String] {
    let scope = isGlobal ? "--global" : "--local"
    // Outside a repository, and with attributes that cannot be read, the call fails before anything is written.
    let file = try attributesFile()
    let content = try attributes(in: file)
    let command = command
    let settings = [
      // A path in the repository may begin with a hyphen.
      ("diff.xibinspect.command", "\(command) diff --"),
      ("diff.xibinspect.textconv", "\(command) diff --textconv --"),
      (
        "merge.xibinspect.name",
        "merge Interface Builder documents object by object and property by property"
      ),
      ("merge.xibinspect.driver", "\(command) merge -- %O %A %B %L %P"),
    ]
    var lines: [String] = []
    for (key, value) in settings {
      let old = try GitProcess.run(["config", scope, "--get", key], isQuiet: true)
      _ = try GitProcess.output(["config", scope, key, value])
      let isUpdate = old.status == 0 && old.text != value
      lines.append(
        "git config \(scope) \(key) \(Self.quoted(value))"
          + (isUpdate ? " (updated; it was \(Self.quoted(old.text)))" : ""))
    }
    let added = try write(content, to: file)
    lines += added.map { "\(file): \($0)" }
    return lines
  }

  private func attributesFile() throws -> String {
    guard isGlobal else {
      return try GitProcess.output(["rev-parse", "--show-toplevel"]).text + "/.gitattributes"
    }
    let configured = try GitProcess.run(
      ["config", "--global", "--type=path", "core.attributesFile"])
    if configured.status == 0, !configured.text.isEmpty { return configured.text }
    let home = getenv("HOME").map { String(cString: $0) } ?? ""
    let folder = getenv("XDG_CONFIG_HOME").map { String(cString: $0) } ?? "\(home)/.config"
    for path in [folder, "\(folder)/git"] { mkdir(path, 0o755) }
    return "\(folder)/git/attributes"
  }

  /// Returns the contents of a file with the lines that it lacks, and these lines.
  private func attributes(in path: String) throws -> (bytes: [UInt8], missing: [String]) {
    let exists = access(path, F_OK) == 0
    let bytes = exists ? try InputFile(path: path, problem: nil).bytes() : []
    do {
      return try Self.adding(to: bytes)
    } catch {
      throw error.inFile(path)
    }
  }

  /// Writes the contents of an attributes file if lines are missing, and returns these lines.
  private func write(
    _ attributes: (bytes: [UInt8], missing: [String]), to path: String
  ) throws -> [String] {
    guard !attributes.missing.isEmpty else { return [] }
    // The repository chooses the name of its own file, which may be a link.
    let folder = isGlobal ? nil : String(path[..<path.startOfName])
    let losses = try AtomicFile.write(attributes.bytes, to: path, below: folder)
    return attributes.missing + losses.map { "warning: \($0.message)" }
  }

  /// Returns the contents of an attributes file with the lines that it lacks, and these lines.
  /// - Throws: A ``Diagnostic`` for a file in UTF-16 or UTF-32, in which git finds no attributes.
  package static func adding(
    to bytes: [UInt8]
  ) throws(Diagnostic) -> (bytes: [UInt8], missing: [String]) {
    guard !bytes.contains(0), ![[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) else {
      throw Diagnostic(
        id: "unreadable-file", severity: .error,
        message:
          "git cannot read these attributes, because they are not in UTF-8; save the file as UTF-8 first"
      )
    }
    // Lines may end as on Windows.
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    let known = Set(lines.map { String(decoding: $0, as: UTF8.self) })
    let missing = attributes.filter { !known.contains($0) }
    let gap = missing.isEmpty || bytes.isEmpty || bytes.last == 0x0A ? "" : "\n"
    return (bytes + Array((gap + missing.map { $0 + "\n" }.joined()).utf8), missing)
  }

  /// The shell command with which git calls this command: its name if it is in the search path, otherwise its path.
  private var command: String {
    let name = CommandLine.arguments.first ?? "xibinspect"
    let own = program.map(Self.resolved) ?? Self.resolved("/proc/self/exe") ?? Self.resolved(name)
    let paths = getenv("PATH").map { String(cString: $0) } ?? ""
    let found = paths.split(separator: ":").map { (folder: Substring) in "\(folder)/xibinspect" }
      .first { (path: String) in access(path, X_OK) == 0 }
    guard let own else { return "xibinspect" }
    if let found, Self.resolved(found) == own { return "xibinspect" }
    return Self.quoted(own)
  }

  /// Returns a text as one word of a shell command.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing(ascii: "'", with: "'\\''") + "'"
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
