import Foundation
public import FoundationXML

extension XMLParser {
  /// Creates a parser of nothing, as an app's property may begin. Foundation declares `init()` only with Objective-C.
  public convenience init(_empty: Void = ()) { self.init(data: Data()) }
}
