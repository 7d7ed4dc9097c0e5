/// The system's declaration of a type of data.
package struct UniformType: Sendable {
  package let identifier: String
  /// The file name extensions; files are written with the first one.
  package let extensions: [String]
  /// The MIME types, most preferred first.
  package let mimes: [String]
  /// The types that this one conforms to directly.
  package let parents: [String]

  init(_ identifier: String, _ extensions: String, _ mimes: String, in parents: String) {
    self.identifier = identifier
    self.extensions = Self.words(extensions)
    self.mimes = Self.words(mimes)
    self.parents = Self.words(parents)
  }

  private init(dynamic identifier: String, extensions: [String], parents: [String]) {
    self.identifier = identifier
    self.extensions = extensions
    self.mimes = []
    self.parents = parents
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let byIdentifier: [String: UniformType] =
    Dictionary(table.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  // MARK: Looking up

  /// Returns the type with an identifier, ignoring case; nil if the system does not declare it.
  package static func named(_ identifier: String) -> UniformType? {
    let name = identifier.lowercased()
    if let known = byIdentifier[name] { return known }
    guard let (fileExtension, parent) = DynamicType.decoded(name) else { return nil }
    return UniformType(dynamic: name, extensions: [fileExtension], parents: [parent])
  }

  /// Returns the identifiers of types with a file name extension, most preferred first.
  package static func identifiers(ofExtension name: String) -> [String] {
    let name = name.lowercased()
    return table.filter { $0.extensions.contains(name) }.map(\.identifier)
  }

  /// Returns the identifiers of types with a MIME type, most preferred first.
  package static func identifiers(ofMime name: String) -> [String] {
    let name = name.lowercased()
    return table.filter { $0.mimes.contains(name) }.map(\.identifier)
  }

  /// Returns all types that a type conforms to, excluding itself.
  package static func supertypes(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var pending = named(identifier)?.parents ?? []
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += named(next)?.parents ?? []
    }
    return found
  }

  /// Returns whether a type is the same as another one, or conforms to it.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    let (name, other) = (identifier.lowercased(), other.lowercased())
    return name == other || supertypes(of: name).contains(other)
  }
}

/// Dynamic identifiers, which the system creates for file name extensions that no type declares.
///
/// Such an identifier begins with `dyn.a`. The rest is encoded in an alphabet of 32 letters. The encoded text says, in
/// abbreviated form, which type the new one conforms to and which extension it has, for example `?0=6:1=xyz`.
package enum DynamicType {
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789")
  private static let prefix = "dyn.a"
  /// The types that have an abbreviated form, in the order of their digits, starting at 6.
  private static let short = [
    "public.data", "public.text", "public.plain-text", "public.utf16-plain-text",
    "com.apple.traditional-mac-plain-text", "public.image", "public.video", "public.audio",
    "public.directory", "public.folder",
  ]

  /// Returns the identifier of a type for a file name extension.
  package static func identifier(ofExtension name: String, in parent: String) -> String {
    let digit = short.firstIndex(of: parent).map { String($0 + 6, radix: 16, uppercase: true) }
    let text = "?0=\(digit ?? parent):1=\(name.lowercased())"
    var result = prefix
    var (bits, count) = (0, 0)
    for byte in text.utf8 {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(alphabet[bits >> count & 31])
      }
      bits &= (1 << count) - 1
    }
    if count > 0 { result.append(alphabet[bits << (5 - count) & 31]) }
    return result
  }

  /// Returns the extension and the supertype of a dynamic identifier; nil for other identifiers.
  static func decoded(_ identifier: String) -> (fileExtension: String, parent: String)? {
    guard identifier.hasPrefix(prefix) else { return nil }
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in identifier.dropFirst(prefix.count) {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | value
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
      bits &= (1 << count) - 1
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: ":")
    guard parts.count == 2, parts[0].hasPrefix("?0="), parts[1].hasPrefix("1=") else { return nil }
    let parent = String(parts[0].dropFirst(3))
    let place = Int(parent, radix: 16).map { $0 - 6 }
    let known = place.flatMap { short.indices.contains($0) ? short[$0] : nil }
    return (String(parts[1].dropFirst(2)), known ?? parent)
  }
}
