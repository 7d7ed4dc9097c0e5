#if canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  /// Runs in which a file makes a library crash: a library that is loaded before all others raises the signal when a file
  /// with the name `killer` is opened.
  @Suite(.enabled(if: CCompiler.name != nil, "there is no C compiler"))
  struct CrashTests {
    private let scratch: ScratchFolder
    private let library: String

    init() throws {
      scratch = try ScratchFolder()
      try scratch.write(Array(Self.source.utf8), "crash.c")
      library = scratch.url.appending(path: "crash.so").path
      let source = scratch.url.appending(path: "crash.c").path
      let compiler = try #require(CCompiler.name)
      try #require(
        CCompiler.status([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"]) == 0)
    }

    private static let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      #include <stdarg.h>
      #include <string.h>
      #include <sys/types.h>
      static int pass(const char *symbol, const char *path, int flags, mode_t mode) {
        if (strstr(path, "killer") && !(flags & 0200000)) raise(SIGSEGV);
        int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, symbol);
        return next(path, flags, mode);
      }
      #define CALL(name) \\
        int name(const char *path, int flags, ...) { \\
          va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \\
          return pass(#name, path, flags, mode); \\
        }
      CALL(open)
      CALL(open64)
      """

    private func run(_ arguments: [String], input: String = "") throws -> Command {
      try Command(
        arguments, input: Array(input.utf8), in: scratch.url,
        setUp:
          "LD_PRELOAD='\(library)'; SWIFT_BACKTRACE=enable=no; export LD_PRELOAD SWIFT_BACKTRACE")
    }

    private static let count = 12

    /// Writes documents with one label each, of which one cannot be read without a crash.
    private func writeDocuments(in folder: String = "docs", killer: Bool = true) throws {
      let label =
        #"<view id="a"><subviews><label text="Harbor" customClass="Buoy" id="b"/></subviews></view>"#
      let bytes = Array(Documents.xib(label).utf8)
      for number in 0..<Self.count { try scratch.write(bytes, "\(folder)/\(number).xib") }
      if killer { try scratch.write(bytes, "\(folder)/5-killer.xib") }
    }

    /// Expects that the run says which file it left out.
    private func expectMessage(_ run: Command, about file: String = "killer") {
      let text = run.output + run.errors
      #expect(run.status == 2)
      #expect(
        text.split(separator: "\n").contains {
          $0.contains(file) && $0.contains("makes xibinspect crash")
        }, "\(text.suffix(600))")
    }

    @Test func `inventories count the other documents`() throws {
      try writeDocuments()
      let run = try run(["list", "docs"])
      expectMessage(run)
      #expect(run.output.contains("Buoy: \(Self.count)\n"))
    }

    @Test func `documents that are listed on standard input are read after the crash`() throws {
      try writeDocuments()
      let names = (0..<Self.count).map { "docs/\($0).xib" } + ["docs/5-killer.xib"]
      let run = try run(
        ["lint", "--documents-only", "--files-from", "-"],
        input: names.joined(separator: "\n"))
      expectMessage(run)
      #expect(run.errors.contains("\(Self.count + 1) files"), "\(run.errors)")
    }

    @Test func `a document on standard input is read after the crash`() throws {
      try writeDocuments()
      let run = try run(
        ["tree", "docs/5-killer.xib", "-"], input: Documents.xib(#"<view id="lone"/>"#))
      expectMessage(run)
      #expect(run.output.contains("lone"))
    }

    @Test func `translations of other documents are checked`() throws {
      try writeDocuments(in: "Base.lproj")
      let texts = Array(#""c.text" = "Leuchtturm";"#.utf8)
      for number in 0..<Self.count { try scratch.write(texts, "de.lproj/\(number).strings") }
      let documents = try run(["strings", "check", "Base.lproj"])
      expectMessage(documents)
      let found = documents.output.split(separator: "\n").filter {
        $0.contains("missing-translation")
      }
      #expect(found.count == Self.count)

      try FileManager.default.removeItem(at: scratch.url.appending(path: "Base.lproj/5-killer.xib"))
      try scratch.write(texts, "killer.lproj/3.strings")
      let translations = try run(["strings", "check", "Base.lproj"])
      // The document is left out together with the translation that crashes when its language is looked for.
      expectMessage(translations, about: "3.")
      #expect(translations.output.contains("Base.lproj/11.xib"))
    }

    @Test func `other sources are read`() throws {
      try writeDocuments(killer: false)
      for number in 0..<Self.count {
        try scratch.write(
          Array("import UIKit\nclass Pier\(number): UIView {}\n".utf8), "src/\(number).swift")
      }
      try scratch.write(Array("import UIKit\nclass Buoy: UILabel {}\n".utf8), "src/killer.swift")
      let doctor = try run(["doctor", "src"])
      expectMessage(doctor)
      #expect(doctor.output.contains("of \(Self.count) files"), "\(doctor.output)")
      #if SourceChecks
        let lint = try run(["lint", "docs", "--sources", "src"])
        expectMessage(lint)
        #expect(lint.errors.contains("\(Self.count) files"))
      #endif
    }

    @Test func `documents are linted without a project that ends the process`() throws {
      try writeDocuments(killer: false)
      try scratch.write(Array("// !$*UTF8*$!\n{}".utf8), "App-killer.xcodeproj/project.pbxproj")
      let run = try run(["lint", "docs", "--project", "App-killer.xcodeproj"])
      expectMessage(run)
      #expect(run.errors.contains("\(Self.count) files"))
    }

    @Test func `ibtool compiles the other documents`() throws {
      try writeDocuments()
      try FileManager.default.createDirectory(
        at: scratch.url.appending(path: "out"), withIntermediateDirectories: true)
      let names = (0..<Self.count).map { "docs/\($0).xib" } + ["docs/5-killer.xib"]
      let run = try run(["ibtool", "--compilation-directory", "out"] + names)
      #expect(run.status == 1)
      #expect((run.output + run.errors).contains("makes xibinspect crash"))
      let compiled = try FileManager.default.contentsOfDirectory(
        atPath: scratch.url.appending(path: "out").path)
      #expect(compiled.count == Self.count)
    }
  }

  /// The C compiler, which most toolchains contain.
  private enum CCompiler {
    /// The name of the program; nil if there is none.
    static let name = ["clang", "cc", "gcc"].first { status([$0, "--version"]) == 0 }

    /// Runs a program, and returns its exit status.
    static func status(_ command: [String]) -> Int32? {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      process.waitUntilExit()
      return process.terminationStatus
    }
  }
#endif
