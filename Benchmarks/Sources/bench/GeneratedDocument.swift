/// A document of any size: one realistic subtree repeated over and over, each time with its own ids.
enum GeneratedDocument {
  /// The document has about as many bytes as requested, or slightly more.
  static func bytes(size: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 4096)
    bytes += head.utf8
    var number = 0
    while bytes.count < size {
      append(part, number: number, to: &bytes)
      number += 1
    }
    bytes += tail.utf8
    return bytes
  }

  /// Appends a text whose `$x` are ids: the letter says which of the part's ids it is.
  private static func append(_ text: [UInt8], number: Int, to bytes: inout [UInt8]) {
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "$") else {
        bytes.append(text[index])
        index += 1
        continue
      }
      let letter = text[index + 1]
      index += 2
      var rest = number
      for place in 0..<9 {
        if place == 3 || place == 5 { bytes.append(UInt8(ascii: "-")) }
        if place == 0 {
          bytes.append(letter)
        } else {
          bytes.append(digits[rest % digits.count])
          rest /= digits.count
        }
      }
    }
  }

  private static let digits = Array("aB3cD5eF7gH9iJ1kL".utf8)

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="PageViewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>

    """

  private static let tail = "    </objects>\n</document>\n"

  private static let part = Array(
    """
            <view contentMode="scaleToFill" id="$a" userLabel="Header" customClass="HeaderView" customModule="App" customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title &amp; more" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="$b">
                        <rect key="frame" x="16" y="20" width="247" height="20.5"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                        <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="$c">
                        <rect key="frame" x="279" y="14" width="80" height="33"/>
                        <state key="normal" title="Continue"/>
                        <connections>
                            <action selector="continue:" destination="-1" eventType="touchUpInside" id="$d"/>
                        </connections>
                    </button>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="$b" firstAttribute="leading" secondItem="$a" secondAttribute="leading" constant="16" id="$e"/>
                    <constraint firstItem="$b" firstAttribute="top" secondItem="$a" secondAttribute="top" constant="20" id="$f"/>
                    <constraint firstItem="$c" firstAttribute="leading" secondItem="$b" secondAttribute="trailing" constant="16" id="$g"/>
                    <constraint firstAttribute="trailing" secondItem="$c" secondAttribute="trailing" constant="16" id="$h"/>
                    <constraint firstItem="$c" firstAttribute="centerY" secondItem="$b" secondAttribute="centerY" id="$i"/>
                </constraints>
                <connections>
                    <outlet property="titleLabel" destination="$b" id="$j"/>
                    <outlet property="button" destination="$c" id="$k"/>
                </connections>
            </view>

    """.utf8)
}
