import Diagnostics
import InterfaceBuilder
import NibDecompiler
import NibFormat
public import TestSupport

/// Asks everything of a nib that may be damaged, and checks what must hold of any.
public enum NibProbe {
  /// Decodes, dumps, encodes, decodes again, and decompiles.
  public static func run(_ bytes: [UInt8]) -> ProbeOutcome {
    let graph: NibGraph
    do throws(NibFormatError) {
      graph = try NibGraph.decode(bytes).graph
    } catch {
      return error.message.isEmpty ? .broken("an error without words") : .refused
    }
    return check(graph, bytes) ?? decompile(graph) ?? .read
  }

  /// Reads a nib as a document, as the verbs do that read documents.
  private static func decompile(_ graph: NibGraph) -> ProbeOutcome? {
    do {
      let result = try NibDecompiler().decompile(graph)
      if result.diagnostics.contains(where: { $0.message.isEmpty }) {
        return .broken("a loss without words")
      }
      return result.document.bytes == result.bytes
        ? nil : .broken("a decompiled document has other bytes")
    } catch let problem as Diagnostic {
      // Nibs for macOS, those without objects and those beyond the limits have no document. All others must have one that
      // can be read.
      return ["unsupported-platform", "no-objects", "too-large"].contains(problem.id)
        ? nil : .broken("a decompiled document: \(problem.message)")
    } catch {
      return .broken("another error: \(error)")
    }
  }

  private static func check(_ graph: NibGraph, _ bytes: [UInt8]) -> ProbeOutcome? {
    var found = 0
    for object in graph.objects.indices {
      found += graph.className(of: object).utf8.count
      found += graph.fallbackClassNames(of: object).count
      for (key, value) in graph.values(of: object) {
        found += key.utf8.count
        switch value {
        case .object(let target):
          if !graph.objects.indices.contains(target) { return .broken("a reference out of range") }
        case .data(let bytes): found += NibGeometry(bytes)?.numbers.count ?? bytes.count
        case .integer, .bool, .float, .double, .nil: found += 1
        }
      }
    }
    let dump = graph.dump()
    // A line has little more than its key, its value and what its reference leads to.
    if dump.utf8.count > 4000 * (bytes.count + 100) { return .broken("a dump without bounds") }
    let encoded = NIBArchive.encode(graph)
    do throws(NibFormatError) {
      let again = try NIBArchive.decode(encoded)
      if again != graph { return .broken("what was written says something else") }
      if NIBArchive.encode(again) != encoded { return .broken("written twice is not written once") }
    } catch {
      return .broken("what was written cannot be read: \(error.message)")
    }
    return found < 0 ? .broken("nothing was found") : nil
  }
}
