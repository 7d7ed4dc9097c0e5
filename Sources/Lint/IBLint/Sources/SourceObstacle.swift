/// The reason why the sources cannot be changed automatically.
public struct SourceObstacle: Error, Hashable {
  /// The reason, as a clause without a period.
  public var reason: String
  /// The location of the code that prevents the change, or nil if unknown.
  public var place: SourcePlace?

  /// Creates an obstacle.
  public init(_ reason: String, place: SourcePlace?) {
    self.reason = reason
    self.place = place
  }
}
