import ArgumentParser
import Foundation
import HeadlessUIKit
import IBTools

struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Load documents and compiled nibs as UIKit does, and print the live hierarchy.",
    discussion: """
      Documents are compiled first. The app's own classes are not available: each is replaced by its nearest UIKit \
      superclass, and the outlets and attributes that its objects would receive are printed. From a storyboard, \
      compiled or not, the command loads the initial scene or the scene named by --scene, with child controllers and \
      their views; if there is no initial scene, it loads every scene. --nibs prints all nibs of the storyboard \
      instead. Prototype cells are printed after the nib that contains them, except in a scene. Frames are in points, \
      in the superview's coordinates. Objects of a compiled nib have no id; their number, as in the output of dump, is \
      printed instead.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The class of File's Owner. Default: the class in the document.",
      valueName: "CLASS"))
  var owner: String?

  @Option(
    name: .long,
    // A size such as -1x5 is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: ViewSize.init(parsing:))
  var size: ViewSize?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device to load for. Top-level views get the device's size unless --size is given. Default: the device that the document shows on the canvas; without one, a TV for documents for tvOS, else a phone.",
      valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Traits, separated by commas: light or dark, portrait or landscape. Default: light, and the orientation of the document's device.",
      valueName: "LIST"),
    transform: DeviceTraits.init(parsing:))
  var traits = DeviceTraits()

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The language of the app. For Base.lproj/Main.xib, 'de' uses the strings in de.lproj/Main.strings. "
        + "Default: the strings in the document itself.", valueName: "LANG"))
  var language: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The storyboard scene to load, given by its storyboard identifier or by its controller's object id. Default: "
        + "the initial scene, or every scene if there is no initial scene.", valueName: "ID"))
  var scene: String?

  @Flag(
    name: .long,
    help:
      "Also print the callbacks of the scene's controllers and views, in order.")
  var events = false

  @Flag(name: .long, help: "Print every nib of a storyboard separately.")
  var nibs = false

  func validate() throws {
    try refuse(nibs && (scene != nil || events), "--nibs cannot be used with --scene or --events")
    try refuse(
      language?.isEmpty == true, "--language needs a language, such as de, pt-BR or zh-Hans")
  }

  func run() throws {
    // Views must be used on the main thread, where this code runs.
    try MainActor.assumeIsolated {
      UIScreen.main = UIScreen(
        device: device ?? .standard, isLandscape: traits.isLandscape ?? false, style: traits.style)
      NibSearchPath.shared.languages = language.map { [$0] } ?? []
      var loader = FileLoader()
      loader.owner = owner
      loader.size = size?.cgSize ?? (device == nil ? nil : UIScreen.main.bounds.size)
      (loader.device, loader.isLandscape) = (device, traits.isLandscape)
      (loader.scene, loader.events, loader.nibs) = (scene, events, nibs)
      return loader.run(input.paths, json: input.json, to: StandardSink())
    }.leave()
  }
}
