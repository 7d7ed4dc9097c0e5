/// Small documents around the few lines that a test is about.
public enum Documents {
  /// A xib of the iOS family; the first line of `objects` is line 4 without a `head`.
  public static func xib(
    _ objects: String, attributes: String = "", runtime: String = "iOS.CocoaTouch",
    resources: String = "", head: String = "", toolsVersion: String = currentTools
  ) -> String {
    wrapped(
      "\(head)    <objects>\n\(objects)\n    </objects>\n\(resources)", kind: "CocoaTouch.XIB",
      runtime: runtime, attributes: attributes, toolsVersion: toolsVersion)
  }

  /// A xib of macOS.
  public static func macXib(_ objects: String) -> String {
    wrapped(
      "    <objects>\n\(objects)\n    </objects>\n", kind: "Cocoa.XIB", runtime: "MacOSX.Cocoa")
  }

  /// A storyboard; each scene's objects as given.
  public static func storyboard(
    _ scenes: String, attributes: String = "", head: String = "",
    toolsVersion: String = currentTools
  ) -> String {
    wrapped(
      "\(head)    <scenes>\n\(scenes)\n    </scenes>\n", kind: "CocoaTouch.Storyboard.XIB",
      runtime: "iOS.CocoaTouch", attributes: attributes, toolsVersion: toolsVersion)
  }

  /// The version of Interface Builder that a document is of unless another one is said.
  public static let currentTools = "21507"

  private static func wrapped(
    _ body: String, kind: String, runtime: String, attributes: String = "",
    toolsVersion: String = currentTools
  ) -> String {
    let more = attributes.isEmpty ? "" : " " + attributes
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(kind)" version="3.0" \
      toolsVersion="\(toolsVersion)" \
      targetRuntime="\(runtime)"\(more)>
      \(body)</document>

      """
  }
}
