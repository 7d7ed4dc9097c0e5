import Diagnostics
import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// The connections to objects that the document does not contain.
  ///
  /// Apple's compiler leaves them out without a message. With a legacy archive, the connections are part of the archive.
  var danglingConnections: [IBConnection] {
    guard dialect == .document else { return [] }
    return connections.filter {
      $0.kind != nil && $0.destinationID != nil && $0.destination == nil
    }
  }

  /// Returns the document without some of its connections.
  func without(_ connections: [IBConnection]) throws(IBToolFailure) -> IBDocument {
    guard !connections.isEmpty else { return self }
    var edits = SourceEdits(tree)
    for connection in connections { edits.remove(connection.node) }
    do {
      return try IBDocument(parsing: edits.bytes, file: file)
    } catch let problem as Diagnostic {
      throw IBToolFailure(problem)
    } catch {
      throw IBToolFailure(ErrorText.sentence(error))
    }
  }

  /// The version of iOS that the document is built for, if the document states one: each of the four hexadecimal digits of
  /// its number is a decimal digit, as in 1808 (0x0710) for iOS 7.1.
  private var builtForVersion: SystemVersion? {
    guard
      let deployment = root.firstElement(named: Names.dependencies)?
        .firstElement(named: Names.deployment),
      deployment[Names.identifier] == "iOS", let number = deployment.int(Names.version)
    else { return nil }
    return SystemVersion((number >> 12) * 10 + (number >> 8) & 15, (number >> 4) & 15)
  }

  /// The warning of Apple's compiler about a document that is built for older systems than the app; nil if there is none.
  func warningOfOldSystem(target: SystemVersion?, file: String) -> IBToolMessage? {
    guard let target, let version = builtForVersion, version < target else { return nil }
    return IBToolMessage(
      file: file, severity: .warning,
      "This file is set to build for a version older than the deployment target. Functionality may be limited."
    )
  }
}
