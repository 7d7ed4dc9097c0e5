/// An option of Apple's `ibtool`, by its name without the two hyphens.
enum IBToolOption: String, CaseIterable, Sendable {
  // Results.
  case compile
  case compilationDirectory = "compilation-directory"
  case link
  case strip
  case write
  case flatten
  case outputPartialInfoPlist = "output-partial-info-plist"

  // The options for compiling documents.
  case module
  case autoActivateCustomFonts = "auto-activate-custom-fonts"
  case minimumDeploymentTarget = "minimum-deployment-target"
  case targetDevice = "target-device"
  case companionStringsFile = "companion-strings-file"
  case referenceExternalStringsFile = "reference-external-strings-file"
  /// The build of Interface Builder to imitate, which Apple's tool does not have.
  case toolsVersion = "tools-version"

  // Messages.
  case errors
  case warnings
  case notices
  case outputFormat = "output-format"
  case version

  // The contents to print.
  case objects
  case hierarchy
  case connections
  case classes
  case localizableStrings = "localizable-strings"
  case localizableStringArrays = "localizable-stringarrays"
  case localizableGeometry = "localizable-geometry"
  case localizableOther = "localizable-other"
  case localizableToManyRelationships = "localizable-to-many-relationships"
  case localizableAll = "localizable-all"
  case versionHistory = "version-history"
  case all

  // The exchange of properties as property lists.
  case exportProperties = "export"
  case importProperties = "import"

  // The exchange of texts with translators.
  case exportStringsFile = "export-strings-file"
  case generateStringsFile = "generate-strings-file"
  case importStringsFile = "import-strings-file"
  case stringsFile = "strings-file"
  case exportXLIFF = "export-xliff"
  case importXLIFF = "import-xliff"
  case sourceLanguage = "source-language"
  case targetLanguage = "target-language"
  case localizeIncremental = "localize-incremental"
  case previousFile = "previous-file"
  case incrementalFile = "incremental-file"

  // Changes to the document.
  case upgrade
  case convert
  case enableAutoLayout = "enable-auto-layout"
  case updateFrames = "update-frames"
  case updateConstraints = "update-constraints"
  case removePluginDependencies = "remove-plugin-dependencies"

  // Settings of Apple's tool that have no effect here.
  case platform
  case sdk
  case bundle
  case plugin
  case pluginDirectory = "plugin-dir"
  case cocoaTouchCompilerMode = "cocoatouch-compiler-mode"
  case compilationModeForIOS = "compilation-mode-for-ios"
  case useNibKeyedArchiverForMacOS = "use-nibkeyedarchiver-for-macos"
  case simulator
  case developmentRegion = "development-region"

  /// Creates the option of an argument; nil if there is none.
  init?(argument: String) {
    guard argument.hasPrefix("--") else { return nil }
    self.init(rawValue: String(argument.dropFirst(2)))
  }

  /// Whether the next argument is the option's value.
  var takesValue: Bool {
    switch self {
    case .compile, .compilationDirectory, .link, .strip, .write, .flatten, .outputPartialInfoPlist,
      .module, .minimumDeploymentTarget, .targetDevice, .companionStringsFile, .toolsVersion,
      .outputFormat,
      .convert, .exportProperties, .importProperties, .exportStringsFile, .generateStringsFile,
      .importStringsFile, .stringsFile,
      .exportXLIFF, .importXLIFF, .sourceLanguage, .targetLanguage, .previousFile,
      .incrementalFile, .platform, .sdk, .bundle, .plugin, .pluginDirectory,
      .cocoaTouchCompilerMode,
      .compilationModeForIOS, .developmentRegion:
      true
    default: false
    }
  }

  /// The name on the command line.
  var argument: String { "--\(rawValue)" }
}
