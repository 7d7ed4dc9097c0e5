/// Interface Builder's devices from `Schema/devices.tsv`, in the order of the table.
public struct DeviceTable: Sendable {
  /// A row of the table: a device with Interface Builder's identifier.
  struct Device: Sendable {
    var identifier: String
    var models: String
    var idiom: String
    /// The size of the screen, in points.
    var size: (width: Int, height: Int)
    var scale: Int
    /// The width of the display in physical pixels, if it is less than the width of the rendered image.
    var panel: Int?
    /// The safe area insets at the top, left, bottom and right, in points.
    var safeArea: [Int]
    var landscapeSafeArea: [Int]
    var isRegularInLandscape: Bool
  }

  let devices: [Device]

  /// Parses the table, which has a header line and tab-separated columns.
  /// - Throws: A ``Schema/Problem`` if the table is invalid.
  public init(_ text: String) throws {
    devices = try Schema.rows(of: text, columns: 10, required: 6, table: "devices.tsv").map { row in
      let numbers = (3...5).compactMap { Int(row[$0]) }
      let insets = [7, 8].map { row[$0].split(separator: " ").compactMap { Int($0) } }
      guard numbers.count == 3, row[6].isEmpty || Int(row[6]) != nil,
        insets.allSatisfy({ $0.isEmpty || $0.count == 4 })
      else {
        throw Schema.Problem(
          description: "devices.tsv: \(row[0]): a number is missing or malformed")
      }
      guard ["phone", "pad", "tv"].contains(row[2]) else {
        throw Schema.Problem(description: "devices.tsv: \(row[0]): unknown idiom \(row[2])")
      }
      return Device(
        identifier: row[0], models: row[1], idiom: row[2], size: (numbers[0], numbers[1]),
        scale: numbers[2], panel: Int(row[6]), safeArea: insets[0], landscapeSafeArea: insets[1],
        isRegularInLandscape: row[9] == "yes")
    }
    guard Set(devices.map(\.identifier)).count == devices.count else {
      throw Schema.Problem(description: "devices.tsv: two rows have the same device")
    }
  }

  /// The generated source for the compiler: sizes by identifier.
  var sizesSource: String {
    SchemaGenerator.header + """
      import InterfaceBuilder

      /// The column `device` of `Schema/devices.tsv` with the sizes.
      enum DeviceSizes {
        /// The screens in portrait (a TV's in landscape), in points.
        static let points: [String: Size] = [
      \(devices.map {
        "    \(Spelling.literal($0.identifier)): Size(width: \($0.size.width), height: \($0.size.height)),\n"
      }.joined())  ]
      }

      """
  }

  /// The generated source for views: all properties.
  var devicesSource: String {
    SchemaGenerator.header + """
      import Foundation

      extension HeadlessDevice {
        /// The devices of Interface Builder: phones, then tablets, from the oldest to the newest, then TVs.
        ///
        /// Sizes and scales are those of Apple's specifications; safe areas those of a screen with a status bar.
        public static let all: [HeadlessDevice] = [
      \(devices.map(source).joined())  ]
      }

      """
  }

  private func source(_ device: Device) -> String {
    var parts = [
      "identifier: \(Spelling.literal(device.identifier))",
      "name: \(Spelling.literal(device.models))",
      "idiom: .\(device.idiom)",
      "size: CGSize(width: \(device.size.width), height: \(device.size.height))",
      "scale: \(device.scale)",
    ]
    if let panel = device.panel { parts.append("nativeScale: \(panel).0 / \(device.size.width)") }
    for (label, insets) in [
      ("safeArea", device.safeArea), ("landscapeSafeArea", device.landscapeSafeArea),
    ] where !insets.isEmpty {
      parts.append(
        "\(label): UIEdgeInsets(top: \(insets[0]), left: \(insets[1]), bottom: \(insets[2]), right: \(insets[3]))"
      )
    }
    if device.isRegularInLandscape { parts.append("isRegularInLandscape: true") }
    return "    HeadlessDevice(\n      \(parts.joined(separator: ", "))),\n"
  }
}
