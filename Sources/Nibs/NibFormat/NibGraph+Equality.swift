extension NibGraph: Hashable {
  /// Returns whether two graphs have equal contents, regardless of where their data is stored.
  public static func == (left: NibGraph, right: NibGraph) -> Bool {
    // Bounded: nibs are nested as deeply as elements of a document, whose depth the parser limits.
    left.formatVersion == right.formatVersion && left.coderVersion == right.coderVersion
      && left.objects == right.objects && left.values.count == right.values.count
      && left.names == right.names && left.origins == right.origins
      && left.trailing == right.trailing
      && zip(left.values, right.values).allSatisfy { one, other in
        guard one.key == other.key, one.type == other.type else { return false }
        guard one.type == .data else { return one.bits == other.bits }
        guard one.dataRange.isEmpty, other.dataRange.isEmpty else {
          return left.data[one.dataRange] == right.data[other.dataRange]
        }
        return left.nested[one.dataRange.lowerBound] == right.nested[other.dataRange.lowerBound]
      }
  }

  /// Hashes the names, the objects and the number of values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(objects)
    hasher.combine(values.count)
  }
}
