// Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
// swift-format-ignore-file

public import XMLTree

/// The accessibility settings of an object.
public struct IBAccessibility: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `accessibility`.
  public static var elementName: Name { Names.accessibility }

  /// What the object is called (macOS).
  public var description: String? { node.textProperty(Names.description) }

  /// Whether the object is an element.
  public var element: Bool? { node.bool(Names.element) }

  /// Whether the object is enabled.
  public var enabled: Bool? { node.bool(Names.enabled) }

  /// The help text (macOS).
  public var help: String? { node.textProperty(Names.help) }

  /// What acting on the object does.
  public var hint: String? { node.textProperty(Names.hint) }

  /// The identifier for tests.
  public var identifier: String? { node.string(Names.identifier) }

  /// Whether the object is an element.
  public var isElement: Bool? { node.bool(Names.isElement) }

  /// What the object is called.
  public var label: String? { node.textProperty(Names.label) }

  /// The language spoken.
  public var language: String? { node.string(Names.language) }

  /// The placeholder (macOS).
  public var placeholderValue: String? { node.textProperty(Names.placeholderValue) }

  /// The role (macOS).
  public var role: String? { node.string(Names.role) }

  /// The role in words (macOS).
  public var roleDescription: String? { node.textProperty(Names.roleDescription) }

  /// The subrole (macOS).
  public var subrole: String? { node.string(Names.subrole) }

  /// The title (macOS).
  public var title: String? { node.textProperty(Names.title) }

  /// The value spoken.
  public var value: String? { node.textProperty(Names.value) }

  /// The value in words (macOS).
  public var valueDescription: String? { node.textProperty(Names.valueDescription) }
}

/// The accessibility traits of an object.
public struct IBAccessibilityTraits: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `accessibilityTraits`.
  public static var elementName: Name { Names.accessibilityTraits }

  /// The object can be adjusted.
  public var adjustable: Bool { node.bool(Names.adjustable) ?? false }

  /// The object takes touches directly.
  public var allowsDirectInteraction: Bool { node.bool(Names.allowsDirectInteraction) ?? false }

  /// The object is a button.
  public var button: Bool { node.bool(Names.button) ?? false }

  /// The object turns the page.
  public var causesPageTurn: Bool { node.bool(Names.causesPageTurn) ?? false }

  /// The object is a heading.
  public var header: Bool { node.bool(Names.header) ?? false }

  /// The object is an image.
  public var image: Bool { node.bool(Names.image) ?? false }

  /// The object is a key.
  public var keyboardKey: Bool { node.bool(Names.keyboardKey) ?? false }

  /// The object is a link.
  public var link: Bool { node.bool(Names.link) ?? false }

  /// No traits.
  public var none: Bool { node.bool(Names.none) ?? false }

  /// The object is disabled.
  public var notEnabled: Bool { node.bool(Names.notEnabled) ?? false }

  /// The object plays a sound.
  public var playsSound: Bool { node.bool(Names.playsSound) ?? false }

  /// The object is a search field.
  public var searchField: Bool { node.bool(Names.searchField) ?? false }

  /// The object is selected.
  public var selected: Bool { node.bool(Names.selected) ?? false }

  /// The object starts media.
  public var startsMediaSession: Bool { node.bool(Names.startsMediaSession) ?? false }

  /// The object is fixed text.
  public var staticText: Bool { node.bool(Names.staticText) ?? false }

  /// The object sums up the app.
  public var summaryElement: Bool { node.bool(Names.summaryElement) ?? false }

  /// The object can be zoomed.
  public var supportsZoom: Bool { node.bool(Names.supportsZoom) ?? false }

  /// The object is a tab bar.
  public var tabBar: Bool { node.bool(Names.tabBar) ?? false }

  /// The object is a toggle.
  public var toggleButton: Bool { node.bool(Names.toggleButton) ?? false }

  /// The object changes often.
  public var updatesFrequently: Bool { node.bool(Names.updatesFrequently) ?? false }
}

/// A list of values.
public struct IBArray: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `array`.
  public static var elementName: Name { Names.array }

  /// The class of the archived array.
  public var `class`: String? { node.string(Names.`class`) }

  /// The property or font file.
  public var key: String? { node.textProperty(Names.key) }
}

/// A text with attributes, in fragments.
public struct IBAttributedString: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `attributedString`.
  public static var elementName: Name { Names.attributedString }
}

/// The attributes of a text run.
public struct IBAttributes: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `attributes`.
  public static var elementName: Name { Names.attributes }

  /// Points added between letters.
  public var NSKern: Double { node.double(Names.NSKern) ?? 0 }
}

/// Kinds of media.
public struct IBAudiovisualMediaTypes: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `audiovisualMediaTypes`.
  public static var elementName: Name { Names.audiovisualMediaTypes }

  /// Whether all media is meant.
  public var all: Bool { node.bool(Names.all) ?? false }

  /// Whether audio is meant.
  public var audio: Bool { node.bool(Names.audio) ?? false }

  /// Whether no media is meant.
  public var none: Bool { node.bool(Names.none) ?? false }

  /// Whether video is meant.
  public var video: Bool { node.bool(Names.video) ?? false }
}

/// Which margins and sizes follow the superview.
public struct IBAutoresizingMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `autoresizingMask`.
  public static var elementName: Name { Names.autoresizingMask }

  /// Whether the right margin follows.
  public var flexibleMaxX: Bool { node.bool(Names.flexibleMaxX) ?? false }

  /// Whether the bottom margin (top on macOS) follows.
  public var flexibleMaxY: Bool { node.bool(Names.flexibleMaxY) ?? false }

  /// Whether the left margin follows.
  public var flexibleMinX: Bool { node.bool(Names.flexibleMinX) ?? false }

  /// Whether the top margin (bottom on macOS) follows.
  public var flexibleMinY: Bool { node.bool(Names.flexibleMinY) ?? false }

  /// Whether the height follows.
  public var heightSizable: Bool { node.bool(Names.heightSizable) ?? false }

  /// Whether the width follows.
  public var widthSizable: Bool { node.bool(Names.widthSizable) ?? false }
}

/// How a button cell reacts and shows its state.
public struct IBBehavior: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `behavior`.
  public static var elementName: Name { Names.behavior }

  /// Whether the on state changes the background.
  public var changeBackground: Bool { node.bool(Names.changeBackground) ?? false }

  /// Whether the on state shows the alternate content.
  public var changeContents: Bool { node.bool(Names.changeContents) ?? false }

  /// Whether the on state turns the button grey.
  public var changeGray: Bool { node.bool(Names.changeGray) ?? false }

  /// Whether the button senses pressure continuously.
  public var continuousAccelerator: Bool { node.bool(Names.continuousAccelerator) ?? false }

  /// Whether the image stays bright while disabled.
  public var doesNotDimImage: Bool { node.bool(Names.doesNotDimImage) ?? false }

  /// Whether the button draws itself.
  public var drawing: Bool { node.bool(Names.drawing) ?? false }

  /// Whether the bezel is inset.
  public var insetBezel: Bool { node.bool(Names.insetBezel) ?? false }

  /// Whether pressing lights the background.
  public var lightByBackground: Bool { node.bool(Names.lightByBackground) ?? false }

  /// Whether pressing shows the alternate content.
  public var lightByContents: Bool { node.bool(Names.lightByContents) ?? false }

  /// Whether pressing turns the button grey.
  public var lightByGray: Bool { node.bool(Names.lightByGray) ?? false }

  /// Whether the button senses several pressure levels.
  public var multiLevelAccelerator: Bool { node.bool(Names.multiLevelAccelerator) ?? false }

  /// Whether pressing pushes the button in.
  public var pushIn: Bool { node.bool(Names.pushIn) ?? false }

  /// Whether the button is not drawn.
  public var transparent: Bool { node.bool(Names.transparent) ?? false }
}

/// A Boolean.
public struct IBBool: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `bool`.
  public static var elementName: Name { Names.bool }

  /// The Boolean.
  public var value: Bool { node.bool(Names.value) ?? false }
}

/// A calendar.
public struct IBCalendar: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `calendar`.
  public static var elementName: Name { Names.calendar }

  /// The identifier of the calendar.
  public var calendarIdentifier: String? { node.string(Names.calendarIdentifier) }
}

/// The calendar units of a timer or date label.
public struct IBCalendarUnit: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `calendarUnit`.
  public static var elementName: Name { Names.calendarUnit }

  /// Whether the day counts.
  public var day: Bool { node.bool(Names.day) ?? false }

  /// Whether the era counts.
  public var era: Bool { node.bool(Names.era) ?? false }

  /// Whether the hour counts.
  public var hour: Bool { node.bool(Names.hour) ?? false }

  /// Whether the minute counts.
  public var minute: Bool { node.bool(Names.minute) ?? false }

  /// Whether the month counts.
  public var month: Bool { node.bool(Names.month) ?? false }

  /// Whether the quarter counts.
  public var quarter: Bool { node.bool(Names.quarter) ?? false }

  /// Whether the second counts.
  public var second: Bool { node.bool(Names.second) ?? false }

  /// Whether the week counts.
  public var week: Bool { node.bool(Names.week) ?? false }

  /// Whether the week of the month counts.
  public var weekOfMonth: Bool { node.bool(Names.weekOfMonth) ?? false }

  /// Whether the week of the year counts.
  public var weekOfYear: Bool { node.bool(Names.weekOfYear) ?? false }

  /// Whether the weekday counts.
  public var weekday: Bool { node.bool(Names.weekday) ?? false }

  /// Whether the year counts.
  public var year: Bool { node.bool(Names.year) ?? false }
}

/// The name of a class.
public struct IBClassReference: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `classReference`.
  public static var elementName: Name { Names.classReference }

  /// The name of the class.
  public var className: String? { node.string(Names.className) }
}

/// A colour: components, catalog name or system colour.
public struct IBColor: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `color`.
  public static var elementName: Name { Names.color }

  /// Alpha from 0 (transparent) to 1 (opaque).
  public var alpha: Double { node.double(Names.alpha) ?? 1 }

  /// Black from 0 to 1.
  public var black: Double { node.double(Names.black) ?? 0 }

  /// Blue from 0 to 1.
  public var blue: Double { node.double(Names.blue) ?? 0 }

  /// The colour catalog.
  public var catalog: String? { node.string(Names.catalog) }

  /// The old system colour.
  public var cocoaTouchSystemColor: IBCocoaTouchSystemColorValue? { node.enumeration(Names.cocoaTouchSystemColor) }

  /// The colour space or kind of colour.
  public var colorSpace: IBColorSpaceValue? { node.enumeration(Names.colorSpace) }

  /// The colour space of a custom colour.
  public var customColorSpace: IBCustomColorSpaceValue? { node.enumeration(Names.customColorSpace) }

  /// Cyan from 0 to 1.
  public var cyan: Double { node.double(Names.cyan) ?? 0 }

  /// Green from 0 to 1.
  public var green: Double { node.double(Names.green) ?? 0 }

  /// Magenta from 0 to 1.
  public var magenta: Double { node.double(Names.magenta) ?? 0 }

  /// The colour of a catalog or of the assets.
  public var name: String? { node.string(Names.name) }

  /// The image of a pattern.
  public var patternImage: String? { node.string(Names.patternImage) }

  /// Red from 0 to 1.
  public var red: Double { node.double(Names.red) ?? 0 }

  /// The system colour.
  public var systemColor: String? { node.string(Names.systemColor) }

  /// Grey from 0 (black) to 1 (white).
  public var white: Double { node.double(Names.white) ?? 0 }

  /// The system colour for Xcode 11.
  public var xcode11CocoaTouchSystemColor: String? { node.string(Names.xcode11CocoaTouchSystemColor) }

  /// Yellow from 0 to 1.
  public var yellow: Double { node.double(Names.yellow) ?? 0 }
}

/// The thickness of a window's content borders.
public struct IBContentBorderThickness: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `contentBorderThickness`.
  public static var elementName: Name { Names.contentBorderThickness }

  /// The right border in points.
  public var maxX: Double { node.double(Names.maxX) ?? 0 }

  /// The top border in points.
  public var maxY: Double { node.double(Names.maxY) ?? 0 }

  /// The left border in points.
  public var minX: Double { node.double(Names.minX) ?? 0 }

  /// The bottom border in points.
  public var minY: Double { node.double(Names.minY) ?? 0 }
}

/// Raw bytes.
public struct IBData: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `data`.
  public static var elementName: Name { Names.data }
}

/// What is detected in a text and made tappable.
public struct IBDataDetectorType: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dataDetectorType`.
  public static var elementName: Name { Names.dataDetectorType }

  /// Whether addresses are found.
  public var address: Bool { node.bool(Names.address) ?? false }

  /// Whether everything is found.
  public var all: Bool { node.bool(Names.all) ?? false }

  /// Whether events are found.
  public var calendarEvent: Bool { node.bool(Names.calendarEvent) ?? false }

  /// Whether flight numbers are found.
  public var flightNumber: Bool { node.bool(Names.flightNumber) ?? false }

  /// Whether links are found.
  public var link: Bool { node.bool(Names.link) ?? false }

  /// Whether things to look up are found.
  public var lookupSuggestion: Bool { node.bool(Names.lookupSuggestion) ?? false }

  /// Whether amounts of money are found.
  public var money: Bool { node.bool(Names.money) ?? false }

  /// Whether nothing is found.
  public var none: Bool { node.bool(Names.none) ?? false }

  /// Whether phone numbers are found.
  public var phoneNumber: Bool { node.bool(Names.phoneNumber) ?? false }

  /// Whether measurements are found.
  public var physicalValue: Bool { node.bool(Names.physicalValue) ?? false }

  /// Whether tracking numbers are found.
  public var shipmentTrackingNumber: Bool { node.bool(Names.shipmentTrackingNumber) ?? false }

  /// Whether tracking numbers are found.
  public var trackingNumber: Bool { node.bool(Names.trackingNumber) ?? false }
}

/// A date.
public struct IBDate: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `date`.
  public static var elementName: Name { Names.date }

  /// Seconds since 1 January 2001.
  public var timeIntervalSinceReferenceDate: Double { node.double(Names.timeIntervalSinceReferenceDate) ?? 0 }
}

/// The date and time style of a date label.
public struct IBDateFormatterStyle: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dateFormatterStyle`.
  public static var elementName: Name { Names.dateFormatterStyle }

  /// How the date is written.
  public var dateStyle: IBDateStyleValue { node.enumeration(Names.dateStyle) ?? .none }

  /// How the time is written.
  public var timeStyle: IBDateStyleValue { node.enumeration(Names.timeStyle) ?? .none }
}

/// Which parts a date picker shows.
public struct IBDatePickerElements: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `datePickerElements`.
  public static var elementName: Name { Names.datePickerElements }

  /// Whether the day shows.
  public var day: Bool { node.bool(Names.day) ?? false }

  /// Whether the era shows.
  public var era: Bool { node.bool(Names.era) ?? false }

  /// Whether the hour shows.
  public var hour: Bool { node.bool(Names.hour) ?? false }

  /// Whether the minute shows.
  public var minute: Bool { node.bool(Names.minute) ?? false }

  /// Whether the month shows.
  public var month: Bool { node.bool(Names.month) ?? false }

  /// Whether the second shows.
  public var second: Bool { node.bool(Names.second) ?? false }

  /// Whether the time zone shows.
  public var timeZone: Bool { node.bool(Names.timeZone) ?? false }

  /// Whether the year shows.
  public var year: Bool { node.bool(Names.year) ?? false }
}

/// A decimal number.
public struct IBDecimal: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `decimal`.
  public static var elementName: Name { Names.decimal }

  /// The number.
  public var value: Double { node.double(Names.value) ?? 0 }
}

/// Named values, such as the options of a binding.
public struct IBDictionary: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `dictionary`.
  public static var elementName: Name { Names.dictionary }

  /// The class of the archived dictionary.
  public var `class`: String? { node.string(Names.`class`) }

  /// The property of the parent.
  public var key: String? { node.string(Names.key) }
}

/// Edge insets with leading and trailing.
public struct IBDirectionalEdgeInsets: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `directionalEdgeInsets`.
  public static var elementName: Name { Names.directionalEdgeInsets }

  /// The bottom inset in points.
  public var bottom: Double { node.double(Names.bottom) ?? 0 }

  /// The leading inset in points.
  public var leading: Double { node.double(Names.leading) ?? 0 }

  /// The top inset in points.
  public var top: Double { node.double(Names.top) ?? 0 }

  /// The trailing inset in points.
  public var trailing: Double { node.double(Names.trailing) ?? 0 }
}

/// Edge insets with left and right.
public struct IBEdgeInsets: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `edgeInsets`.
  public static var elementName: Name { Names.edgeInsets }

  /// The bottom inset in points.
  public var bottom: Double { node.double(Names.bottom) ?? 0 }

  /// The left inset in points.
  public var left: Double { node.double(Names.left) ?? 0 }

  /// The right inset in points.
  public var right: Double { node.double(Names.right) ?? 0 }

  /// The top inset in points.
  public var top: Double { node.double(Names.top) ?? 0 }
}

/// The edges under which a controller extends its view.
public struct IBExtendedEdge: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `extendedEdge`.
  public static var elementName: Name { Names.extendedEdge }

  /// Whether the view extends under the bottom bar.
  public var bottom: Bool { node.bool(Names.bottom) ?? false }

  /// Whether the view extends to the left.
  public var left: Bool { node.bool(Names.left) ?? false }

  /// Whether the view extends to the right.
  public var right: Bool { node.bool(Names.right) ?? false }

  /// Whether the view extends under the top bar.
  public var top: Bool { node.bool(Names.top) ?? false }
}

/// A font of macOS or of attributed text.
public struct IBFont: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `font`.
  public static var elementName: Name { Names.font }

  /// The system font by its role.
  public var metaFont: IBMetaFontValue? { node.enumeration(Names.metaFont) }

  /// The font's PostScript name.
  public var name: String? { node.string(Names.name) }

  /// The size in points.
  public var pointSize: Double? { node.double(Names.pointSize) }

  /// The size in points; absent means the size of the role.
  public var size: Double? { node.double(Names.size) }

  /// The text style.
  public var textStyle: IBNsTextStyleValue? { node.enumeration(Names.textStyle) }

  /// Whether the font is that of the appearance.
  public var usesAppearanceFont: Bool { node.bool(Names.usesAppearanceFont) ?? false }

  /// The weight.
  public var weight: IBFontWeightValue? { node.enumeration(Names.weight) }
}

/// A font of an iOS control.
public struct IBFontDescription: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `fontDescription`.
  public static var elementName: Name { Names.fontDescription }

  /// The design.
  public var design: IBFontDesignValue { node.enumeration(Names.design) ?? .`default` }

  /// The font's family.
  public var family: String? { node.string(Names.family) }

  /// Whether digits have equal widths.
  public var monospacedDigit: Bool { node.bool(Names.monospacedDigit) ?? false }

  /// The font's PostScript name.
  public var name: String? { node.string(Names.name) }

  /// The size in points.
  public var pointSize: Double? { node.double(Names.pointSize) }

  /// The size by its role.
  public var size: IBFontSizeRoleValue? { node.enumeration(Names.size) }

  /// The text style.
  public var style: IBFontTextStyleValue? { node.enumeration(Names.style) }

  /// Traits such as bold.
  public var symbolicTraits: String? { node.string(Names.symbolicTraits) }

  /// Which system font.
  public var type: IBFontTypeValue? { node.enumeration(Names.type) }

  /// The weight.
  public var weight: IBFontWeightValue { node.enumeration(Names.weight) ?? .regular }

  /// The width of letters.
  public var width: IBFontWidthValue { node.enumeration(Names.width) ?? .standard }
}

/// A run of attributed text.
public struct IBFragment: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `fragment`.
  public static var elementName: Name { Names.fragment }

  /// The text of the run.
  public var content: String? { node.textProperty(Names.content) }
}

/// A frame given by its insets.
public struct IBFrame: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `frame`.
  public static var elementName: Name { Names.frame }

  /// The height in points.
  public var height: Double { node.double(Names.height) ?? 0 }

  /// The right inset in points.
  public var maxX: Double { node.double(Names.maxX) ?? 0 }

  /// The bottom inset in points.
  public var maxY: Double { node.double(Names.maxY) ?? 0 }

  /// The left inset in points.
  public var minX: Double { node.double(Names.minX) ?? 0 }

  /// The top inset in points.
  public var minY: Double { node.double(Names.minY) ?? 0 }

  /// The width in points.
  public var width: Double { node.double(Names.width) ?? 0 }
}

/// A reference to an image with symbol settings.
public struct IBImageReference: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `imageReference`.
  public static var elementName: Name { Names.imageReference }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// How the image is coloured.
  public var renderingMode: IBRenderingModeValue { node.enumeration(Names.renderingMode) ?? .automatic }

  /// How a symbol is coloured.
  public var symbolRenderingMode: IBSymbolRenderingModeValue? { node.enumeration(Names.symbolRenderingMode) }

  /// The scale of a symbol.
  public var symbolScale: IBSymbolScaleValue? { node.enumeration(Names.symbolScale) }

  /// How the variable value is drawn.
  public var symbolVariableValueMode: String? { node.string(Names.symbolVariableValueMode) }

  /// The weight of a symbol.
  public var symbolWeight: IBFontWeightValue? { node.enumeration(Names.symbolWeight) }

  /// The value of a variable symbol from 0 to 1.
  public var variableValue: Double? { node.double(Names.variableValue) }
}

/// Edge insets, given by minimum and maximum sides.
public struct IBInset: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `inset`.
  public static var elementName: Name { Names.inset }

  /// The right inset in points.
  public var maxX: Double { node.double(Names.maxX) ?? 0 }

  /// The bottom inset in points.
  public var maxY: Double { node.double(Names.maxY) ?? 0 }

  /// The left inset in points.
  public var minX: Double { node.double(Names.minX) ?? 0 }

  /// The top inset in points.
  public var minY: Double { node.double(Names.minY) ?? 0 }
}

/// A whole number.
public struct IBInteger: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `integer`.
  public static var elementName: Name { Names.integer }

  /// The number.
  public var value: Int { node.int(Names.value) ?? 0 }
}

/// A locale.
public struct IBLocale: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `locale`.
  public static var elementName: Name { Names.locale }

  /// The identifier of the locale.
  public var localeIdentifier: String? { node.string(Names.localeIdentifier) }
}

/// The modifier keys of a key equivalent.
public struct IBModifierMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `modifierMask`.
  public static var elementName: Name { Names.modifierMask }

  /// Whether Option is held (older name).
  public var alternate: Bool { node.bool(Names.alternate) ?? false }

  /// Whether Caps Lock is on.
  public var capsLock: Bool { node.bool(Names.capsLock) ?? false }

  /// Whether Command is held.
  public var command: Bool { node.bool(Names.command) ?? false }

  /// Whether Control is held.
  public var control: Bool { node.bool(Names.control) ?? false }

  /// Whether the function key is held.
  public var function: Bool { node.bool(Names.function) ?? false }

  /// Whether Help is held.
  public var help: Bool { node.bool(Names.help) ?? false }

  /// Whether the key is on the number pad (older name).
  public var numeric: Bool { node.bool(Names.numeric) ?? false }

  /// Whether the key is on the number pad.
  public var numericPad: Bool { node.bool(Names.numericPad) ?? false }

  /// Whether Option is held.
  public var option: Bool { node.bool(Names.option) ?? false }

  /// Whether Shift is held.
  public var shift: Bool { node.bool(Names.shift) ?? false }
}

/// A mutable list of values.
public struct IBMutableArray: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mutableArray`.
  public static var elementName: Name { Names.mutableArray }

  /// The property or font file.
  public var key: String? { node.textProperty(Names.key) }
}

/// Raw bytes.
public struct IBMutableData: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mutableData`.
  public static var elementName: Name { Names.mutableData }
}

/// Mutable named values.
public struct IBMutableDictionary: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mutableDictionary`.
  public static var elementName: Name { Names.mutableDictionary }
}

/// A mutable text.
public struct IBMutableString: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `mutableString`.
  public static var elementName: Name { Names.mutableString }

  /// Whether the text is stored in base 64.
  public var base64UTF8: Bool { node.bool(Names.base64UTF8) ?? false }
}

/// An explicit nil.
public struct IBNil: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `nil`.
  public static var elementName: Name { Names.`nil` }

  /// The property that is nil.
  public var name: String? { node.string(Names.name) }
}

/// A null object.
public struct IBNull: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `null`.
  public static var elementName: Name { Names.null }
}

/// A horizontal and a vertical offset.
public struct IBOffsetWrapper: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `offsetWrapper`.
  public static var elementName: Name { Names.offsetWrapper }

  /// The horizontal offset in points.
  public var horizontal: Double { node.double(Names.horizontal) ?? 0 }

  /// The vertical offset in points.
  public var vertical: Double { node.double(Names.vertical) ?? 0 }
}

/// The options of a tab stop.
public struct IBOptions: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `options`.
  public static var elementName: Name { Names.options }
}

/// Alignment, indents and spacing of a paragraph.
public struct IBParagraphStyle: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `paragraphStyle`.
  public static var elementName: Name { Names.paragraphStyle }

  /// How text is aligned.
  public var alignment: IBParagraphAlignmentValue { node.enumeration(Names.alignment) ?? .natural }

  /// Whether text tightens before it is cut.
  public var allowsDefaultTighteningForTruncation: Bool { node.bool(Names.allowsDefaultTighteningForTruncation) ?? true }

  /// The writing direction.
  public var baseWritingDirection: IBBaseWritingDirectionValue { node.enumeration(Names.baseWritingDirection) ?? .natural }

  /// The distance of tab stops in points.
  public var defaultTabInterval: Double { node.double(Names.defaultTabInterval) ?? 0 }

  /// The indent of the first line in points.
  public var firstLineHeadIndent: Double { node.double(Names.firstLineHeadIndent) ?? 0 }

  /// The indent of other lines in points.
  public var headIndent: Double { node.double(Names.headIndent) ?? 0 }

  /// The level of a heading.
  public var headerLevel: Int { node.int(Names.headerLevel) ?? 0 }

  /// How readily words are hyphenated.
  public var hyphenationFactor: Double { node.double(Names.hyphenationFactor) ?? 0 }

  /// How lines are cut or wrapped.
  public var lineBreakMode: IBLineBreakModeValue { node.enumeration(Names.lineBreakMode) ?? .wordWrapping }

  /// The factor of the line height.
  public var lineHeightMultiple: Double { node.double(Names.lineHeightMultiple) ?? 0 }

  /// The space between lines in points.
  public var lineSpacing: Double { node.double(Names.lineSpacing) ?? 0 }

  /// The most line height in points.
  public var maximumLineHeight: Double { node.double(Names.maximumLineHeight) ?? 0 }

  /// The least line height in points.
  public var minimumLineHeight: Double { node.double(Names.minimumLineHeight) ?? 0 }

  /// The space after the paragraph in points.
  public var paragraphSpacing: Double { node.double(Names.paragraphSpacing) ?? 0 }

  /// The space before the paragraph in points.
  public var paragraphSpacingBefore: Double { node.double(Names.paragraphSpacingBefore) ?? 0 }

  /// The indent of line ends in points.
  public var tailIndent: Double { node.double(Names.tailIndent) ?? 0 }

  /// How far text tightens before it is cut.
  public var tighteningFactorForTruncation: Double { node.double(Names.tighteningFactorForTruncation) ?? 0.05 }

  /// Whether words are hyphenated by default.
  public var usesDefaultHyphenation: Bool { node.bool(Names.usesDefaultHyphenation) ?? false }
}

/// A point.
public struct IBPoint: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `point`.
  public static var elementName: Name { Names.point }

  /// The horizontal position in points.
  public var x: Double { node.double(Names.x) ?? 0 }

  /// The vertical position in points.
  public var y: Double { node.double(Names.y) ?? 0 }
}

/// The arrow directions a popover may use.
public struct IBPopoverArrowDirection: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `popoverArrowDirection`.
  public static var elementName: Name { Names.popoverArrowDirection }

  /// Whether the arrow may point down.
  public var down: Bool { node.bool(Names.down) ?? false }

  /// Whether the arrow may point left.
  public var left: Bool { node.bool(Names.left) ?? false }

  /// Whether the arrow may point right.
  public var right: Bool { node.bool(Names.right) ?? false }

  /// Whether the arrow may point up.
  public var up: Bool { node.bool(Names.up) ?? false }
}

/// The preferred size, weight and scale of a symbol image.
public struct IBPreferredSymbolConfiguration: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `preferredSymbolConfiguration`.
  public static var elementName: Name { Names.preferredSymbolConfiguration }

  /// What the size follows.
  public var configurationType: IBSymbolConfigurationTypeValue? { node.enumeration(Names.configurationType) }

  /// The size in points.
  public var pointSize: Double? { node.double(Names.pointSize) }

  /// How the symbol is coloured.
  public var renderingMode: IBSymbolRenderingModeValue? { node.enumeration(Names.renderingMode) }

  /// The scale.
  public var scale: IBSymbolScaleValue? { node.enumeration(Names.scale) }

  /// The text style the size follows.
  public var style: IBFontTextStyleValue? { node.enumeration(Names.style) }

  /// The text style the size follows.
  public var textStyle: IBFontTextStyleValue? { node.enumeration(Names.textStyle) }

  /// The weight.
  public var weight: IBSymbolWeightValue { node.enumeration(Names.weight) ?? .unspecified }
}

/// The remote buttons a recognizer reacts to.
public struct IBPressTypeMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `pressTypeMask`.
  public static var elementName: Name { Names.pressTypeMask }

  /// Whether the down arrow counts.
  public var downArrow: Bool { node.bool(Names.downArrow) ?? false }

  /// Whether the left arrow counts.
  public var leftArrow: Bool { node.bool(Names.leftArrow) ?? false }

  /// Whether the menu button counts.
  public var menu: Bool { node.bool(Names.menu) ?? false }

  /// Whether the page-down button counts.
  public var pageDown: Bool { node.bool(Names.pageDown) ?? false }

  /// Whether the page-up button counts.
  public var pageUp: Bool { node.bool(Names.pageUp) ?? false }

  /// Whether the play and pause button counts.
  public var playPause: Bool { node.bool(Names.playPause) ?? false }

  /// Whether the right arrow counts.
  public var rightArrow: Bool { node.bool(Names.rightArrow) ?? false }

  /// Whether the select button counts.
  public var select: Bool { node.bool(Names.select) ?? false }

  /// Whether the up arrow counts.
  public var upArrow: Bool { node.bool(Names.upArrow) ?? false }
}

/// A range of text.
public struct IBRange: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `range`.
  public static var elementName: Name { Names.range }

  /// The length.
  public var length: Int { node.int(Names.length) ?? 0 }

  /// The start.
  public var location: Int { node.int(Names.location) ?? 0 }
}

/// A floating-point number.
public struct IBReal: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `real`.
  public static var elementName: Name { Names.real }

  /// The number.
  public var value: Double { node.double(Names.value) ?? 0 }
}

/// A rectangle.
public struct IBRect: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `rect`.
  public static var elementName: Name { Names.rect }

  /// The height in points.
  public var height: Double { node.double(Names.height) ?? 0 }

  /// The width in points.
  public var width: Double { node.double(Names.width) ?? 0 }

  /// The left edge in points.
  public var x: Double { node.double(Names.x) ?? 0 }

  /// The top edge in points; on macOS the bottom edge.
  public var y: Double { node.double(Names.y) ?? 0 }
}

/// Edges of a rectangle.
public struct IBRectEdge: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `rectEdge`.
  public static var elementName: Name { Names.rectEdge }

  /// Whether the bottom edge counts.
  public var bottom: Bool { node.bool(Names.bottom) ?? false }

  /// Whether the left edge counts.
  public var left: Bool { node.bool(Names.left) ?? false }

  /// Whether the right edge counts.
  public var right: Bool { node.bool(Names.right) ?? false }

  /// Whether the top edge counts.
  public var top: Bool { node.bool(Names.top) ?? false }
}

/// One segment of a segmented control.
public struct IBSegment: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `segment`.
  public static var elementName: Name { Names.segment }

  /// How the label is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .center }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// Whether the segment reacts.
  public var enabled: Bool { node.bool(Names.enabled) ?? true }

  /// The image.
  public var image: String? { node.string(Names.image) }

  /// How the image is scaled.
  public var imageScaling: IBCellImageScalingValue { node.enumeration(Names.imageScaling) ?? .proportionallyDown }

  /// The macOS label.
  public var label: String? { node.textProperty(Names.label) }

  /// Whether the segment is selected.
  public var selected: Bool { node.bool(Names.selected) ?? false }

  /// Whether a menu arrow shows.
  public var showsMenuIndicator: Bool { node.bool(Names.showsMenuIndicator) ?? false }

  /// A number that identifies the segment.
  public var tag: Int { node.int(Names.tag) ?? 0 }

  /// The title.
  public var title: String? { node.textProperty(Names.title) }

  /// The help tag shown on hovering.
  public var toolTip: String? { node.textProperty(Names.toolTip) }

  /// The width in points; 0 is automatic.
  public var width: Double { node.double(Names.width) ?? 0 }
}

/// A shadow.
public struct IBShadow: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `shadow`.
  public static var elementName: Name { Names.shadow }

  /// The blur in points.
  public var blurRadius: Double { node.double(Names.blurRadius) ?? 0 }
}

/// A size.
public struct IBSize: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `size`.
  public static var elementName: Name { Names.size }

  /// The height in points.
  public var height: Double { node.double(Names.height) ?? 0 }

  /// The width in points.
  public var width: Double { node.double(Names.width) ?? 0 }
}

/// How a table column sorts.
public struct IBSortDescriptor: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `sortDescriptor`.
  public static var elementName: Name { Names.sortDescriptor }

  /// Whether sorting is ascending.
  public var ascending: Bool { node.bool(Names.ascending) ?? false }

  /// The comparison.
  public var selector: String? { node.string(Names.selector) }

  /// The key compared.
  public var sortKey: String? { node.string(Names.sortKey) }
}

/// Title, images and colours of a button in one control state.
public struct IBState: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `state`.
  public static var elementName: Name { Names.state }

  /// The background image in this state.
  public var backgroundImage: String? { node.string(Names.backgroundImage) }

  /// The catalog of the images.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The image in this state.
  public var image: String? { node.string(Names.image) }

  /// The state of the button, or several of which each is one.
  public var key: String? { node.string(Names.key) }

  /// The title in this state.
  public var title: String? { node.textProperty(Names.title) }
}

/// A text that does not fit an attribute.
public struct IBString: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `string`.
  public static var elementName: Name { Names.string }

  /// Whether the text is stored in base 64.
  public var base64UTF8: Bool { node.bool(Names.base64UTF8) ?? false }

  /// How the text is stored, base64-UTF8.
  public var type: String? { node.string(Names.type) }
}

/// How a table column may be resized.
public struct IBTableColumnResizingMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableColumnResizingMask`.
  public static var elementName: Name { Names.tableColumnResizingMask }

  /// Whether the column follows the table's width.
  public var resizeWithTable: Bool { node.bool(Names.resizeWithTable) ?? false }

  /// Whether the user can resize the column.
  public var userResizable: Bool { node.bool(Names.userResizable) ?? false }
}

/// Which grid lines a table draws.
public struct IBTableViewGridLines: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `tableViewGridLines`.
  public static var elementName: Name { Names.tableViewGridLines }

  /// Whether horizontal lines are dashed.
  public var dashed: Bool { node.bool(Names.dashed) ?? false }

  /// Whether horizontal lines are drawn.
  public var horizontal: Bool { node.bool(Names.horizontal) ?? false }

  /// Whether vertical lines are drawn.
  public var vertical: Bool { node.bool(Names.vertical) ?? false }
}

/// Font, colour and shadow of a title.
public struct IBTextAttributes: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textAttributes`.
  public static var elementName: Name { Names.textAttributes }
}

/// Attributes of negative numbers.
public struct IBTextAttributesForNegativeValues: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textAttributesForNegativeValues`.
  public static var elementName: Name { Names.textAttributesForNegativeValues }
}

/// Attributes of positive numbers.
public struct IBTextAttributesForPositiveValues: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textAttributesForPositiveValues`.
  public static var elementName: Name { Names.textAttributesForPositiveValues }
}

/// Attributes of the number zero.
public struct IBTextAttributesForZero: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textAttributesForZero`.
  public static var elementName: Name { Names.textAttributesForZero }
}

/// Keyboard and text behaviour of an input.
public struct IBTextInputTraits: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textInputTraits`.
  public static var elementName: Name { Names.textInputTraits }

  /// What is capitalized.
  public var autocapitalizationType: IBAutocapitalizationTypeValue { node.enumeration(Names.autocapitalizationType) ?? .none }

  /// Whether typing is corrected.
  public var autocorrectionType: IBTriStateValue { node.enumeration(Names.autocorrectionType) ?? .`default` }

  /// Whether return is off while empty.
  public var enablesReturnKeyAutomatically: Bool { node.bool(Names.enablesReturnKeyAutomatically) ?? false }

  /// Whether predictions show inline.
  public var inlinePredictionType: IBTriStateValue { node.enumeration(Names.inlinePredictionType) ?? .`default` }

  /// Light or dark keyboard.
  public var keyboardAppearance: IBKeyboardAppearanceValue { node.enumeration(Names.keyboardAppearance) ?? .`default` }

  /// The keyboard.
  public var keyboardType: IBKeyboardTypeValue { node.enumeration(Names.keyboardType) ?? .`default` }

  /// Whether sums are completed.
  public var mathExpressionCompletionType: IBTriStateValue { node.enumeration(Names.mathExpressionCompletionType) ?? .`default` }

  /// The rules of a new password.
  public var passwordRules: String? { node.textProperty(Names.passwordRules) }

  /// The label of the return key.
  public var returnKeyType: IBReturnKeyTypeValue { node.enumeration(Names.returnKeyType) ?? .`default` }

  /// Whether typed text is hidden.
  public var secureTextEntry: Bool { node.bool(Names.secureTextEntry) ?? false }

  /// Whether hyphens become dashes.
  public var smartDashesType: IBTriStateValue { node.enumeration(Names.smartDashesType) ?? .`default` }

  /// Whether spaces adjust on cut and paste.
  public var smartInsertDeleteType: IBTriStateValue { node.enumeration(Names.smartInsertDeleteType) ?? .`default` }

  /// Whether quotes become curly.
  public var smartQuotesType: IBTriStateValue { node.enumeration(Names.smartQuotesType) ?? .`default` }

  /// Whether spelling is checked.
  public var spellCheckingType: IBTriStateValue { node.enumeration(Names.spellCheckingType) ?? .`default` }

  /// What the text is for.
  public var textContentType: IBTextContentTypeValue? { node.enumeration(Names.textContentType) }

  /// How writing tools take part.
  public var writingToolsBehavior: IBWritingToolsBehaviorValue { node.enumeration(Names.writingToolsBehavior) ?? .`default` }
}

/// One tab stop.
public struct IBTextTab: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `textTab`.
  public static var elementName: Name { Names.textTab }

  /// How text at the stop is aligned.
  public var alignment: IBTextAlignmentValue { node.enumeration(Names.alignment) ?? .left }

  /// The position in points.
  public var location: Double { node.double(Names.location) ?? 0 }

  /// The kind of stop.
  public var type: IBTextTabTypeValue? { node.enumeration(Names.type) }
}

/// A time zone.
public struct IBTimeZone: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `timeZone`.
  public static var elementName: Name { Names.timeZone }

  /// The name of the time zone.
  public var name: String? { node.string(Names.name) }
}

/// A URL.
public struct IBUrl: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `url`.
  public static var elementName: Name { Names.url }

  /// The URL.
  public var string: String? { node.string(Names.string) }
}

/// A key path and the value set on it after loading.
public struct IBUserDefinedRuntimeAttribute: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `userDefinedRuntimeAttribute`.
  public static var elementName: Name { Names.userDefinedRuntimeAttribute }

  /// The catalog of the image.
  public var catalog: IBImageCatalogValue? { node.enumeration(Names.catalog) }

  /// The key path set.
  public var keyPath: String? { node.string(Names.keyPath) }

  /// Whether the text is translated.
  public var localized: Bool { node.bool(Names.localized) ?? false }

  /// The type of the value.
  public var type: IBRuntimeAttributeTypeValue? { node.enumeration(Names.type) }

  /// The value, unless it is a child element.
  public var value: String? { node.textProperty(Names.value) }
}

/// A wrapped value, such as a size.
public struct IBValue: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `value`.
  public static var elementName: Name { Names.value }

  /// The bottom inset in points.
  public var bottom: Double { node.double(Names.bottom) ?? 0 }

  /// The height in points.
  public var height: Double { node.double(Names.height) ?? 0 }

  /// The horizontal offset in points.
  public var horizontal: Double { node.double(Names.horizontal) ?? 0 }

  /// The left inset in points.
  public var left: Double { node.double(Names.left) ?? 0 }

  /// The length of a range.
  public var length: Int { node.int(Names.length) ?? 0 }

  /// The start of a range.
  public var location: Int { node.int(Names.location) ?? 0 }

  /// The right side in points.
  public var maxX: Double { node.double(Names.maxX) ?? 0 }

  /// The bottom side in points.
  public var maxY: Double { node.double(Names.maxY) ?? 0 }

  /// The left side in points.
  public var minX: Double { node.double(Names.minX) ?? 0 }

  /// The top side in points.
  public var minY: Double { node.double(Names.minY) ?? 0 }

  /// The right inset in points.
  public var right: Double { node.double(Names.right) ?? 0 }

  /// The top inset in points.
  public var top: Double { node.double(Names.top) ?? 0 }

  /// The type of the value.
  public var type: IBValueTypeValue? { node.enumeration(Names.type) }

  /// The vertical offset in points.
  public var vertical: Double { node.double(Names.vertical) ?? 0 }

  /// The width in points.
  public var width: Double { node.double(Names.width) ?? 0 }

  /// The horizontal position in points.
  public var x: Double { node.double(Names.x) ?? 0 }

  /// The vertical position in points.
  public var y: Double { node.double(Names.y) ?? 0 }
}

/// How a tab view controller animates changes.
public struct IBViewControllerTransitionOptions: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `viewControllerTransitionOptions`.
  public static var elementName: Name { Names.viewControllerTransitionOptions }

  /// Whether the user can act during the change.
  public var allowUserInteraction: Bool { node.bool(Names.allowUserInteraction) ?? false }

  /// Whether views fade.
  public var crossfade: Bool { node.bool(Names.crossfade) ?? false }

  /// Whether views slide backward.
  public var slideBackward: Bool { node.bool(Names.slideBackward) ?? false }

  /// Whether views slide down.
  public var slideDown: Bool { node.bool(Names.slideDown) ?? false }

  /// Whether views slide forward.
  public var slideForward: Bool { node.bool(Names.slideForward) ?? false }

  /// Whether views slide left.
  public var slideLeft: Bool { node.bool(Names.slideLeft) ?? false }

  /// Whether views slide right.
  public var slideRight: Bool { node.bool(Names.slideRight) ?? false }

  /// Whether views slide up.
  public var slideUp: Bool { node.bool(Names.slideUp) ?? false }
}

/// How a window behaves with spaces and full screen.
public struct IBWindowCollectionBehavior: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `windowCollectionBehavior`.
  public static var elementName: Name { Names.windowCollectionBehavior }

  /// Whether the window is auxiliary on a stage.
  public var auxiliary: Bool { node.bool(Names.auxiliary) ?? false }

  /// Whether the window joins other apps.
  public var canJoinAllApplications: Bool { node.bool(Names.canJoinAllApplications) ?? false }

  /// Whether the window shows in all spaces.
  public var canJoinAllSpaces: Bool { node.bool(Names.canJoinAllSpaces) ?? false }

  /// Whether the window can be tiled.
  public var fullScreenAllowsTiling: Bool { node.bool(Names.fullScreenAllowsTiling) ?? false }

  /// Whether the window can join a full-screen window.
  public var fullScreenAuxiliary: Bool { node.bool(Names.fullScreenAuxiliary) ?? false }

  /// Whether the window cannot be tiled.
  public var fullScreenDisallowsTiling: Bool { node.bool(Names.fullScreenDisallowsTiling) ?? false }

  /// Whether the window cannot go full screen.
  public var fullScreenNone: Bool { node.bool(Names.fullScreenNone) ?? false }

  /// Whether the window can go full screen.
  public var fullScreenPrimary: Bool { node.bool(Names.fullScreenPrimary) ?? false }

  /// Whether window cycling skips the window.
  public var ignoresCycle: Bool { node.bool(Names.ignoresCycle) ?? false }

  /// Whether window overviews show the window.
  public var managed: Bool { node.bool(Names.managed) ?? false }

  /// Whether the window moves to the active space.
  public var moveToActiveSpace: Bool { node.bool(Names.moveToActiveSpace) ?? false }

  /// Whether window cycling includes the window.
  public var participatesInCycle: Bool { node.bool(Names.participatesInCycle) ?? false }

  /// Whether the window is primary on a stage.
  public var primary: Bool { node.bool(Names.primary) ?? false }

  /// Whether window overviews leave the window in place.
  public var stationary: Bool { node.bool(Names.stationary) ?? false }

  /// Whether window overviews hide the window.
  public var transient: Bool { node.bool(Names.transient) ?? false }
}

/// How a window keeps its place on the screen.
public struct IBWindowPositionMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `windowPositionMask`.
  public static var elementName: Name { Names.windowPositionMask }

  /// Whether the distance to the bottom is kept.
  public var bottomStrut: Bool { node.bool(Names.bottomStrut) ?? false }

  /// Whether the height follows the screen.
  public var heightSizable: Bool { node.bool(Names.heightSizable) ?? false }

  /// Whether the distance to the left is kept.
  public var leftStrut: Bool { node.bool(Names.leftStrut) ?? false }

  /// Whether the distance to the right is kept.
  public var rightStrut: Bool { node.bool(Names.rightStrut) ?? false }

  /// Whether the distance to the top is kept.
  public var topStrut: Bool { node.bool(Names.topStrut) ?? false }

  /// Whether the width follows the screen.
  public var widthSizable: Bool { node.bool(Names.widthSizable) ?? false }
}

/// The style of a window.
public struct IBWindowStyleMask: IBElement {
  /// The element in its document.
  public let node: Node

  /// Looks at a node as this element, whatever its name.
  public init(node: Node) { self.node = node }

  /// The name `windowStyleMask`.
  public static var elementName: Name { Names.windowStyleMask }

  /// Whether the panel is dark and transparent.
  public var HUD: Bool { node.bool(Names.HUD) ?? false }

  /// Whether there is no border.
  public var borderless: Bool { node.bool(Names.borderless) ?? false }

  /// Whether there is a close button.
  public var closable: Bool { node.bool(Names.closable) ?? false }

  /// Whether the window is a document-modal panel.
  public var docModal: Bool { node.bool(Names.docModal) ?? false }

  /// Whether the window is in full screen.
  public var fullScreen: Bool { node.bool(Names.fullScreen) ?? false }

  /// Whether the content reaches under the title bar.
  public var fullSizeContentView: Bool { node.bool(Names.fullSizeContentView) ?? false }

  /// Whether there is a minimize button.
  public var miniaturizable: Bool { node.bool(Names.miniaturizable) ?? false }

  /// Whether the panel does not activate the app.
  public var nonactivatingPanel: Bool { node.bool(Names.nonactivatingPanel) ?? false }

  /// Whether the window can be resized.
  public var resizable: Bool { node.bool(Names.resizable) ?? false }

  /// Whether the background is textured.
  public var texturedBackground: Bool { node.bool(Names.texturedBackground) ?? false }

  /// Whether there is a title bar.
  public var titled: Bool { node.bool(Names.titled) ?? false }

  /// Whether title bar and toolbar are one.
  public var unifiedTitleAndToolbar: Bool { node.bool(Names.unifiedTitleAndToolbar) ?? false }

  /// Whether the window is a utility panel.
  public var utility: Bool { node.bool(Names.utility) ?? false }
}
