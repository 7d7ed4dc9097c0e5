import IBLint
import IBTools
import NibFormat
import PropertyLists
import TestSupport
import XMLTree

/// Property lists that name documents: the Info.plist of an app, and that of a compiled storyboard.
enum NamedDocuments {
  private static let appKeys = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UILaunchStoryboardName",
    "UISceneStoryboardFile", "NSExtensionMainStoryboard", "NSMainNibFile", "Other", "",
  ]

  /// The Info.plist of an app, with nested scenes, and keys without values.
  static func appList(_ random: inout RandomSource) -> [UInt8] {
    let members = (0..<random.amount(6, rarely: 2000)).map { _ -> String in
      let name = random.pick(["Main", "$(NAME)", "../Main", "a&amp;b", "", "Main.storyboard"])
      let value = random.nested(
        [
          ("<array>", "</array>"), ("<dict><key>UISceneStoryboardFile</key>", "</dict>"),
          ("<!-- <string>x</string> -->", ""),
        ], "<string>\(name)</string>")
      let key = random.below(9) == 0 ? "" : "<key>\(random.pick(appKeys))</key>"
      return key + (random.below(9) == 0 ? "<true/>" : value)
    }
    let head = random.pick([
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "<?xml version=\"1.0\" encoding=\"x\"?>",
    ])
    return Array("\(head)<plist><dict>\(members.joined(separator: "\n"))</dict></plist>".utf8)
  }

  static func probeApp(_ bytes: [UInt8]) -> ProbeOutcome {
    let tree: Tree
    do {
      tree = try Tree(parsingPropertyList: bytes)
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
    let names = InfoPlists.names(in: tree, file: "Info.plist")
    return names.allSatisfy { !$0.name.isEmpty && $0.place.line > 0 && $0.place.column > 0 }
      ? .read : .broken("a name without text or place")
  }

  // MARK: Storyboards

  /// The list of a compiled storyboard in either form, in which identifiers name nibs and other storyboards.
  static func storyboardList(_ random: inout RandomSource) -> [UInt8] {
    func name(_ random: inout RandomSource) -> PropertyList {
      switch random.below(9) {
      case 0: .integer(Int64(random.extreme(3)))
      case 1: .array([.string("a")])
      case 2: .dictionary([])
      default: .string(random.pick(["a", "b", "../a", "", "a/b", "objects"]))
      }
    }
    let scenes = (0..<random.amount(5, rarely: 3000)).map { index in
      (key: random.below(9) == 0 ? "s" : "s\(index)", value: name(&random))
    }
    let references = (0..<random.amount(3, rarely: 1000)).map { index in
      (
        key: "r\(index)",
        value: random.below(9) == 0
          ? name(&random)
          : PropertyList.dictionary([
            (key: "UIReferencedStoryboardName", value: name(&random)),
            (key: "UIReferencedControllerIdentifier", value: name(&random)),
            (key: "UIReferencedBundleIdentifier", value: name(&random)),
          ])
      )
    }
    let list = PropertyList.dictionary([
      (key: "UIStoryboardDesignatedEntryPointIdentifier", value: name(&random)),
      (key: "UIStoryboardVersion", value: .integer(Int64(random.extreme(1)))),
      (
        key: "UIViewControllerIdentifiersToExternalStoryboardReferences",
        value: .dictionary(references)
      ),
      (key: "UIViewControllerIdentifiersToNibNames", value: .dictionary(scenes)),
    ])
    return random.below(2) == 0 ? BinaryPropertyListWriter.encode(list) : XMLListWriter.bytes(list)
  }

  static func probeStoryboard(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    var random = RandomSource(seed: seed)
    var builder = NibGraphBuilder()
    _ = builder.addObject("NSObject")
    let nib = NIBArchive.encode(builder.finish())
    let list = random.pick(["Info.plist", "Info-8.0+.plist", "Info-99999999999999999999.0+.plist"])
    let paths = [
      list, "Info.plist", "a.nib", "b.nib/runtime.nib", "b.nib/objects-8.0+.nib",
      "b.nib/objects-999999999999.1.2.3+.nib", "c.nib/other", "d.nib/e/f.nib", ".nib", "x",
    ]
    do {
      let storyboard = try CompiledStoryboard(paths: paths) { path in
        path.hasSuffix(".plist") ? bytes : nib
      }
      for identifier in storyboard.nibNames.keys { _ = storyboard.nib(forIdentifier: identifier) }
      let files = storyboard.files
      let again = try CompiledStoryboard(paths: files.map(\.path)) { path in
        files.first { $0.path == path }?.bytes ?? []
      }
      return again == storyboard ? .read : .broken("a written storyboard differs")
    } catch let error as NibFormatError {
      return error.message.isEmpty ? .broken("an error without words") : .refused
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }
}

/// Writes property lists in XML.
enum XMLListWriter {
  static func bytes(_ list: PropertyList) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(text(list))</plist>\n".utf8)
  }

  private static func text(_ list: PropertyList) -> String {
    switch list {
    case .null: "<null/>"
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .string(let text): "<string>\(escaped(text))</string>"
    case .data: "<data>AAEC</data>"
    case .date: "<date>2011-10-08T01:02:03Z</date>"
    case .uid(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    case .array(let members): "<array>\(members.map { text($0) }.joined())</array>"
    case .dictionary(let members):
      "<dict>\(members.map { "<key>\(escaped($0.key))</key>\(text($0.value))" }.joined())</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
