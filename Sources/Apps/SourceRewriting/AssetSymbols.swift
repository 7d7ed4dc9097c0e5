import Diagnostics

/// The symbols of the colors and images of asset catalogs, as Xcode generates them for each target.
///
/// With these, code can use `UIColor.sand`, `UIImage(resource: .bird)` or `UIColor.Brand.sand`. If several assets would
/// have the same symbol, the first one by name gets it. Members of `UIColor` and `UIImage` that UIKit or the app
/// declares are not replaced.
public struct AssetSymbols {
  /// A symbol of an asset.
  private struct Symbol {
    let asset: CatalogAsset
    /// The enclosing types of the symbol.
    let namespaces: [String]
    let name: String
  }

  private var symbols: [Symbol] = []
  /// Messages about the assets whose symbol is already used by an earlier asset.
  public private(set) var warnings: [String] = []

  /// Determines the symbols of a target's assets.
  public init(_ assets: some Sequence<CatalogAsset>) {
    let assets = Set(assets).sorted(on: \.name)
    // A namespace is a type, so no other symbol in the same scope can have its name.
    var owners: [String: String] = [:]
    for asset in assets {
      let folders = asset.name.pathParts.dropLast()
      for depth in folders.indices {
        let path = folders[...depth].map { AssetName($0).namespace }.joined(separator: ".")
        owners["\(asset.kind) \(path)"] = folders[...depth].joined(separator: "/")
      }
    }
    for asset in assets {
      let parts = asset.name.pathParts
      guard let last = parts.last else { continue }
      let symbol = Symbol(
        asset: asset, namespaces: parts.dropLast().map { AssetName($0).namespace },
        name: AssetName(last).symbol)
      guard !symbol.name.isEmpty, !symbol.namespaces.contains("") else { continue }
      let path = (symbol.namespaces + [symbol.name]).joined(separator: ".")
      if let owner = owners["\(asset.kind) \(path)"] {
        warnings.append(
          "warning: the \(asset.kind) '\(asset.name)' has no symbol, because '\(owner)' has the same one, '\(path)'; rename one of them"
        )
        continue
      }
      owners["\(asset.kind) \(path)"] = asset.name
      symbols.append(symbol)
    }
  }

  /// The names of all symbols and namespaces, without backticks.
  public var names: Set<String> {
    Set(symbols.flatMap { $0.namespaces + [$0.name] }.map { $0.filter { $0 != "`" } })
  }

  /// Returns Swift extensions that declare the symbols.
  /// - Parameter declared: Returns the names that the app declares in a type.
  func text(besides declared: (String) -> Set<String>) -> String {
    CatalogAsset.Kind.allCases.flatMap { kind -> [String] in
      let symbols = symbols.filter { $0.asset.kind == kind }
      guard !symbols.isEmpty else { return [] }
      return [kind.resource, kind.type].map { type in
        let known = declared(type).union(type == kind.type ? kind.frameworkNames : [])
        return "\nextension UIKit.\(type) {\n"
          + Self.members(of: type, kind, symbols, depth: 0, known) + "}\n"
      }
    }.joined()
  }

  /// The members of a type or of a namespace in it, from symbols whose namespaces are the same up to this depth.
  private static func members(
    of type: String, _ kind: CatalogAsset.Kind, _ symbols: [Symbol], depth: Int,
    _ known: Set<String>
  ) -> String {
    // Bounded: namespaces are the folders of a catalog, whose depth the search limits.
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    var next = symbols[...]
    while let symbol = next.first {
      guard depth < symbol.namespaces.count else {
        next.removeFirst()
        if depth > 0 || !known.contains(symbol.name) {
          text += indent + declaration(of: symbol, in: type, kind) + "\n"
        }
        continue
      }
      let name = symbol.namespaces[depth]
      let isInside = { (other: Symbol) in
        depth < other.namespaces.count && other.namespaces[depth] == name
      }
      // Two folders whose names result in the same namespace share it.
      let inside = next.filter(isInside)
      next = ArraySlice(next.filter { !isInside($0) })
      if depth == 0, known.contains(name) { continue }
      text +=
        "\(indent)enum \(name) {\n"
        + members(of: type, kind, Array(inside), depth: depth + 1, known) + "\(indent)}\n"
    }
    return text
  }

  private static func declaration(of symbol: Symbol, in type: String, _ kind: CatalogAsset.Kind)
    -> String
  {
    if type == kind.resource {
      return
        "static let \(symbol.name) = UIKit.\(type)(name: \(SwiftLiteral.string(symbol.asset.name)), bundle: .main)"
    }
    let path = ([kind.resource] + symbol.namespaces + [symbol.name]).joined(separator: ".")
    return "static var \(symbol.name): UIKit.\(type) { UIKit.\(type)(resource: UIKit.\(path)) }"
  }
}

extension CatalogAsset.Kind {
  /// The type of the symbols themselves.
  fileprivate var resource: String { self == .color ? "ColorResource" : "ImageResource" }

  /// UIKit's type, which also has the symbols as members.
  fileprivate var type: String { self == .color ? "UIColor" : "UIImage" }

  /// The members of UIKit's type whose own type is this type.
  package var frameworkNames: Set<String> {
    switch self {
    case .color:
      [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
        "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
        "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "scrollViewTexturedBackground", "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
        "tintColor", "underPageBackground", "viewFlipsideBackground", "white", "yellow",
      ]
    case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
    }
  }
}
