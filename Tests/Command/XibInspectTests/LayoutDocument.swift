import TestSupport

/// A xib of a few views whose stored frames a test chooses.
enum LayoutDocument {
  /// A root of 200 by 100 points with views by their ids, in it unless they say so, and constraints.
  static func bytes(
    _ views: String, _ constraints: String, toolsVersion: String = Documents.currentTools
  ) -> [UInt8] {
    Array(
      Documents.xib(
        """
        <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
        """, attributes: #"useAutolayout="YES""#,
        head: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"# + "\n",
        toolsVersion: toolsVersion
      ).utf8)
  }

  /// A view under constraints; the frame is what the document stores.
  static func view(
    _ id: String, _ frame: [Int], element: String = "view", _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)
    </\(element)>
    """
  }

  static func tie(
    _ first: String, _ attribute: String, _ constant: Int, to second: String? = nil,
    _ other: String? = nil, id: String? = nil
  ) -> String {
    let item = second.map {
      #"secondItem="\#($0)" secondAttribute="\#(other ?? attribute)""#
    }
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" \(item ?? "") \
      constant="\(constant)" id="\(id ?? "\(first)-\(attribute)")"/>
      """
  }

  /// Constraints that give a view a place in another one.
  static func box(_ id: String, _ frame: [Int], in outer: String = "root") -> String {
    tie(id, "leading", frame[0], to: outer) + tie(id, "top", frame[1], to: outer)
      + tie(id, "width", frame[2]) + tie(id, "height", frame[3])
  }
}
