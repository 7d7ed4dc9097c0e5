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
    help: ArgumentHelp(
      "The class of File's Owner. Default: the class in the document.",
      valueName: "CLASS"))
  var owner: String?

  @Option(
    // A size such as -1x5 is an invalid value, not an option.
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of top-level views in points, such as 390x844.", valueName: "WxH"),
    transform: CGSize.init(argument:))
  var size: CGSize?

  @Option(
    help: ArgumentHelp(
      "The device to load for. Top-level views get the device's size unless --size is given. Default: the device that the document shows on the canvas. Without one, scenes keep the sizes that the canvas shows, and xibs and nibs get a phone, or a TV for tvOS.",
      valueName: "ID"))
  var device: HeadlessDevice?

  @Option(
    help: ArgumentHelp(
      "Traits, separated by commas: light or dark, portrait or landscape. Default: light, and the orientation of the document's device.",
      valueName: "LIST"),
    transform: DeviceTraits.init(argument:))
  var traits = DeviceTraits()

  @OptionGroup var texts: LanguageArgument

  @Option(
    help: ArgumentHelp(
      "The storyboard scene to load, given by its storyboard identifier or by its controller's object id. Default: "
        + "the initial scene, or every scene if there is no initial scene.", valueName: "ID"))
  var scene: String?

  @Flag(help: "Also print the callbacks of the scene's controllers and views, in order.")
  var events = false

  @Flag(help: "Print every nib of a storyboard separately.")
  var nibs = false

  func validate() throws {
    try refuse(nibs && (scene != nil || events), "--nibs cannot be used with --scene or --events")
  }

  func run() throws {
    // Views must be used on the main thread, where this code runs.
    try MainActor.assumeIsolated {
      var loader = FileLoader()
      (loader.owner, loader.size) = (owner, size)
      (loader.device, loader.traits, loader.language) = (device, traits, texts.language)
      (loader.scene, loader.events, loader.nibs) = (scene, events, nibs)
      return loader.run(input.paths, json: input.json, to: StandardSink())
    }.leave()
  }
}
