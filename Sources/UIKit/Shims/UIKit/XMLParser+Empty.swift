import Foundation
public import FoundationXML

extension XMLParser {
  /// Creates a parser without input, for use as the initial value of an app's property. Foundation declares `init()`
  /// only with Objective-C.
  public convenience init(_empty: Void = ()) { self.init(data: Data()) }
}
