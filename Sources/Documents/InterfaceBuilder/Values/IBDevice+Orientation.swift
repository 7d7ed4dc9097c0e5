import XMLTree

extension IBDevice {
  /// Whether the canvas shows the device in landscape.
  public var isLandscape: Bool { node[Names.orientation]?.hasPrefix("landscape") == true }
}
