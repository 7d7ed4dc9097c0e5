import Diagnostics
import InterfaceBuilder
public import NibFormat
import XMLTree

// The classes of AppKit's objects.
extension NibEncoder {
  /// Whether the nib is for AppKit.
  var isAppKit: Bool { document.platform == .macOS }

  /// Returns whether the contents of an AppKit nib include an object. The owner is encoded before them, and the first
  /// responder is nil.
  func isInAppKitNib(_ object: IBObject) -> Bool {
    switch object.role {
    case .filesOwner, .firstResponder, .externalObject: false
    case .application: true
    case .object: unit.contains(object) || unit.storyboard?.part == .view
    }
  }

  /// Whether the app's objects and views are created directly, without objects that represent them.
  private var makesDirectly: Bool {
    document.kind == .storyboard
      || document.root[Names.customObjectInstantitationMethod] == "direct"
  }

  /// Returns the run-time class for the class swapper; nil if the object needs no swapper.
  func appKitSwappedClass(of object: IBObject, original: String) -> String? {
    switch original {
    case "NSWindowTemplate": return nil
    case "NSCustomObject" where object.node.name == Names.application: return nil
    case "NSCustomView", "NSCustomObject":
      guard makesDirectly, object.role == .object else { return nil }
      let name = runtimeName(of: object.node)
      // The font manager is a shared object, which cannot be created.
      return name == "NSFontManager" ? nil : name ?? Self.originalClass(original)
    default:
      guard let name = runtimeName(of: object.node), name != original else { return nil }
      return name
    }
  }

  /// Returns the class that an object would have without a custom class.
  static func originalClass(_ className: String) -> String {
    switch className {
    case "NSCustomView": "NSView"
    case "NSCustomObject": "NSObject"
    case "NSWindowController": "IBNSWindowController"
    default: className
    }
  }

  /// Returns the value of a runtime attribute as it is stored in AppKit's nibs; nil if it cannot be compiled.
  func appKitValue(of attribute: RuntimeAttribute, of source: IBObject) -> Int? {
    switch attribute.value {
    case .boolean(let value): return boolNumber(value)
    case .integer(let value): return wholeNumber(value)
    case .real(let value): return number(value, asDouble: true)
    case .string(let text): return string(text)
    case .localizedString(let text):
      return localizable(text, property: attribute.keyPath, of: source)
    case .color(let color): return appKitColor(color)
    case .image(let name): return appKitImage(ImageValue(name: name))
    case .point(let point): return geometry(1, "NS.pointval", braced([point.x, point.y]))
    case .size(let size): return geometry(2, "NS.sizeval", braced([size.width, size.height]))
    case .rect(let rect):
      let origin = braced([rect.x, rect.y])
      return geometry(3, "NS.rectval", "{\(origin), \(braced([rect.width, rect.height]))}")
    case .nil: return builder.addObject("NSNull")
    case .range, .other:
      note(
        attribute.node,
        "cannot compile the value of the runtime attribute '\(attribute.keyPath)'; left out")
      return nil
    }
  }

  /// Returns a size as an object.
  func sizeValue(_ size: Size) -> Int {
    geometry(2, "NS.sizeval", braced([size.width, size.height]))
  }

  /// Returns edge insets as an object.
  func insetsValue(_ insets: Insets) -> Int {
    let number = builder.addObject("NSValue")
    builder.add("NS.special", Int64(12), to: number)
    builder.add("NS.edgeval.top", insets.top, to: number)
    builder.add("NS.edgeval.left", insets.left, to: number)
    builder.add("NS.edgeval.bottom", insets.bottom, to: number)
    builder.add("NS.edgeval.right", insets.right, to: number)
    return number
  }

  private func geometry(_ kind: Int, _ key: NibKey, _ text: String) -> Int {
    let number = builder.addObject("NSValue")
    builder.add("NS.special", Int64(kind), to: number)
    builder.add(key, object: string(text), to: number)
    return number
  }
}

extension ElementEncoding {
  /// Returns the encoding of an AppKit object; nil if the nib does not contain the object. An element without its own
  /// encoding is encoded as a plain view or control, with a diagnostic.
  static func appKit(
    _ object: IBObject, _ number: Int, _ diagnose: (Diagnostic) -> Void
  ) -> ElementEncoding? {
    if number < appKitTable.count, let known = appKitTable[number] {
      return object.systemToolbarItem?.className.map { known.named($0) } ?? known
    }
    guard !isDesignTimeOnly(object), object.kind != .guide else { return nil }
    let isView = object.node.child("frame") != nil
    diagnose(
      Diagnostic(
        id: "unknown-element", severity: .warning, file: object.document.file,
        range: object.sourceRange, objectID: object.id, objectPath: object.path,
        message:
          "cannot compile <\(object.element)> yet; \(isView ? "compiled as a plain view" : "left out")"
      ))
    guard isView else { return nil }
    return ElementEncoding(object.frameworkClass ?? "NSView", rows: Names.view) {
      $0.writeNSView()
    }
  }
}

extension NibCompiler {
  /// Returns a nib for macOS as a keyed archive, which systems before macOS 10.13 load.
  public static func keyedArchive(of graph: NibGraph) -> [UInt8] {
    graph.keyedArchive { AppKitLineage.superclasses(of: $0) }
  }
}

/// The superclasses of classes in AppKit's nibs.
enum AppKitLineage {
  /// Returns the superclasses of a class, nearest first.
  static func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var current = name
    while current != "NSObject" {
      current =
        archived[current] ?? FrameworkClass(named: current)?.superclasses.last ?? "NSObject"
      chain.append(current)
    }
    return chain
  }

  /// The superclasses of classes that only archives contain.
  private static let archived = [
    "NSNibOutletConnector": "NSNibConnector", "NSNibControlConnector": "NSNibConnector",
    "NSNibBindingConnector": "NSNibConnector", "NSNibAuxiliaryActionConnector": "NSNibConnector",
    "NSCustomView": "NSView",
    "_NSCornerView": "NSView", "NSStackViewContainer": "NSView",
    "NSTableHeaderCell": "NSTextFieldCell", "NSLocalizableString": "NSString",
    "NSMutableString": "NSString", "NSMutableArray": "NSArray", "NSMutableSet": "NSSet",
    "NSMutableDictionary": "NSDictionary", "NSTextStorage": "NSMutableAttributedString",
    "NSMutableAttributedString": "NSAttributedString",
  ]
}
