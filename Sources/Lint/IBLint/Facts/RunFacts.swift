public import InterfaceBuilder

/// Facts about the other documents of a run, and about the projects that contain the documents.
public protocol RunFacts: Sendable {
  /// Returns the documents that create an object with a custom class, in the order of the run. The object may load a nib
  /// with its content: these are not the documents with a controller of the class and its view.
  func documents(placing className: String) -> [String]
  /// Returns the documents that create a controller with a custom class and its view, in the order of the run.
  func documents(showing className: String) -> [String]
  /// Returns the classes of the objects in all documents for which a runtime attribute sets a key.
  /// - Returns: The names, or nil if the other documents are unknown.
  func classes(withRuntimeAttribute key: String) -> Set<String>?
  /// Returns the storyboards with a name in the targets that contain a document.
  /// - Parameter name: The name without folder and extension.
  /// - Returns: The storyboards, empty if there is none, or nil if the targets are unknown.
  func storyboards(named name: String, for file: String) -> [DocumentUses]?
  /// The identifiers of scenes to which storyboard references in the documents of the run lead, or nil if unknown.
  var referencedScenes: Set<String>? { get }
  /// The names of the storyboards to which storyboard references in the documents of the run lead, or nil if unknown.
  var referencedStoryboards: Set<String>? { get }
  /// Returns the versions of a document for other languages: documents with its name in other language folders.
  func versions(of file: String) -> [DocumentUses]
  /// Returns the other documents that a target of a document writes to the same file.
  func documents(replacing file: String) -> [String]
  /// Returns the names of the targets that contain a document.
  /// - Returns: The names, empty if a project does not include the document, or nil if no project is known.
  func targets(of file: String) -> [String]?
  /// Returns whether the projects contain an image or a color.
  /// - Parameter file: The document that uses it, or nil for a document without a file.
  /// - Returns: Nil if the assets are unknown.
  func contains(_ asset: ProjectAsset, for file: String?) -> Bool?
  /// Returns the language in which a project's documents are written.
  /// - Returns: The language, such as `en`, or nil if it is unknown.
  func developmentRegion(of file: String) -> String?
  /// Returns the oldest system version that the targets with a document run on.
  /// - Returns: The version, or nil if unknown.
  func deploymentTarget(of file: String, on platform: IBPlatform) -> SystemVersion?
  /// Returns the bundle that a document, or the code in a source file, is part of.
  /// - Returns: The bundle, or nil if unknown.
  func bundle(of file: String) -> ProjectBundle?
  /// The names of documents in the Info.plist files of apps and extensions.
  var infoPlistNames: [InfoPlistName] { get }
  /// Returns whether the projects contain the file of a font.
  /// - Parameters:
  ///   - name: The PostScript name of the font.
  ///   - file: The document that uses it.
  /// - Returns: Nil if the fonts are unknown.
  func containsFont(_ name: String, for file: String) -> Bool?
  /// Returns whether a document belongs to a library that a project contains in binary form: the folder of the library
  /// contains the document, and no sources.
  func isPartOfBinaryLibrary(_ file: String) -> Bool
  /// Returns whether a target compiles a source file that does not exist, as in a submodule that is not checked out.
  /// - Parameter name: The name of the file without its extension, or nil for any file in a folder that is missing or empty.
  func lacksSource(named name: String?) -> Bool
  /// Returns whether a project with a document links a system framework itself.
  /// - Returns: Nil if the linked frameworks are unknown.
  func linksFramework(_ name: String, for file: String) -> Bool?
}

extension RunFacts {
  /// By default, the list is empty.
  public func documents(showing className: String) -> [String] { [] }

  /// The default implementation returns nil.
  public func classes(withRuntimeAttribute key: String) -> Set<String>? { nil }

  /// The default implementation returns nil.
  public func storyboards(named name: String, for file: String) -> [DocumentUses]? { nil }

  /// The default implementation returns nil.
  public var referencedScenes: Set<String>? { nil }

  /// The default implementation returns nil.
  public var referencedStoryboards: Set<String>? { nil }

  /// By default, the list is empty.
  public func versions(of file: String) -> [DocumentUses] { [] }

  /// By default, the list is empty.
  public func documents(replacing file: String) -> [String] { [] }

  /// The default implementation returns nil.
  public func contains(_ asset: ProjectAsset, for file: String?) -> Bool? { nil }

  /// The default implementation returns nil.
  public func developmentRegion(of file: String) -> String? { nil }

  /// The default implementation returns nil.
  public func deploymentTarget(of file: String, on platform: IBPlatform) -> SystemVersion? { nil }

  /// The default implementation returns nil.
  public func bundle(of file: String) -> ProjectBundle? { nil }

  /// By default, no Info.plist is known.
  public var infoPlistNames: [InfoPlistName] { [] }

  /// The default implementation returns nil.
  public func containsFont(_ name: String, for file: String) -> Bool? { nil }

  /// By default, there are no such libraries.
  public func isPartOfBinaryLibrary(_ file: String) -> Bool { false }

  /// By default, no source is missing.
  public func lacksSource(named name: String?) -> Bool { false }

  /// The default implementation returns nil.
  public func linksFramework(_ name: String, for file: String) -> Bool? { nil }

  /// Returns whether a target may contain both a document and another file. Other targets may contain documents and
  /// classes with the same names.
  func mayShareTarget(_ document: String?, _ file: String) -> Bool {
    guard let document, let own = targets(of: document), !own.isEmpty,
      let others = targets(of: file), !others.isEmpty
    else { return true }
    return !Set(own).isDisjoint(with: others)
  }
}

/// An image or a color that documents use by its name.
public enum ProjectAsset: Hashable, Sendable {
  /// An image whose name includes the extension, except for PNG files and images in asset catalogs.
  case image(String)
  /// An image whose file may have any extension, as in AppKit. In UIKit, only the names of PNG files may omit the
  /// extension.
  case imageWithAnyExtension(String)
  /// A named color in an asset catalog.
  case color(String)
}

/// A bundle that contains the resources of one or more targets.
public enum ProjectBundle: Hashable, Sendable {
  /// The main bundle of an app, an extension or a test.
  case main
  /// The bundle of a framework or package, by its name.
  case own(String)
}
