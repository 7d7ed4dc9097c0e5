// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Core Text's constants for font features, for `UIFontDescriptor.FeatureKey`. Fonts have no features here.

public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kCharacterAlternativesType = 17
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltSixOnSelector = 12
public let kContextualAlternatesType = 36
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
