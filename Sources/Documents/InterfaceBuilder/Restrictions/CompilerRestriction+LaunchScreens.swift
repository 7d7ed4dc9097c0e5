import Diagnostics
import XMLTree

// The system draws a launch screen before any of the app's code runs.
extension CompilerRestriction {
  static let launchScreens = [
    CompilerRestriction("launch-screen-class", .error) { document, _ in
      objects(of: document).filter { $0.customClass != nil }.map {
        Finding(
          object: $0,
          message: "Launch screens may not set custom classnames; remove '\($0.customClass ?? "")'")
      }
    },
    CompilerRestriction("launch-screen-runtime-attribute", .error) { document, _ in
      objects(of: document).compactMap { object in
        object.node.firstElement(named: Names.userDefinedRuntimeAttributes).map {
          Finding(
            object: object,
            message: "Launch screens may not have user defined runtime attributes", node: $0)
        }
      }
    },
    CompilerRestriction("launch-screen-connection", .error) { document, _ in
      guard document.isLaunchScreen else { return [] }
      return document.connections.compactMap { connection in
        guard connection.kind == .action || connection.isOutletOfCode,
          let source = connection.source
        else { return nil }
        return Finding(
          object: source, message: "Launch screens may not have \(connection.title)",
          node: connection.node)
      }
    },
    CompilerRestriction("launch-screen-top-level", .error) { document, _ in
      guard document.isLaunchScreen, document.kind == .xib else { return [] }
      return document.topLevelObjects.filter { $0.node.name != Names.placeholder }.dropFirst().map {
        Finding(object: $0, message: "Launch screens may only have one top level object")
      }
    },
  ]

  /// Returns the objects in a launch screen that the app would have to create.
  private static func objects(of document: IBDocument) -> [IBObject] {
    guard document.isLaunchScreen else { return [] }
    return document.objects.filter {
      $0.node.name != Names.placeholder && $0.node.name != Names.exit
    }
  }
}

extension IBConnection {
  /// Whether this is an outlet that the app's code declares, as opposed to one of UIKit's, such as a controller's view.
  fileprivate var isOutletOfCode: Bool {
    guard kind == .outlet || kind == .outletCollection else { return false }
    return source?.customClass != nil
  }
}
