import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Controllers whose views have nibs of their own.
class PontoonViewController: RecordingController {}

class Pontoon: UIViewController {}

class BerthController: UIViewController {
  weak var headline: UILabel!
  var headlineAtLoad: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    headlineAtLoad = headline?.text
  }
}

/// A controller that assigns no view.
class ForgetfulController: UIViewController {
  override func loadView() {}
}

/// S1.4, S1.5 and S1.10.
extension SeedCustomView {
  /// A folder of documents on the search path, for the time of a closure.
  private func withDocuments(_ documents: [String: String], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    NibSearchPath.shared.add(folder: folder)
    defer {
      NibSearchPath.shared.remove(folder: folder)
      try? FileManager.default.removeItem(at: folder)
    }
    for (name, text) in documents {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).xib"))
    }
    try body()
  }

  /// A document whose owner has a view with a tag.
  private func view(tag: Int, outlets: String = "", hasView: Bool = true) -> String {
    let view = hasView ? #"<outlet property="view" destination="v" id="o"/>"# : ""
    return Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                  <connections>\(view)\(outlets)</connections>
              </placeholder>
              <view id="v" tag="\(tag)"><subviews><label id="l" text="Berth 4"/></subviews></view>
      """)
  }

  private func tag(_ controller: UIViewController) -> Int { controller.view.tag }

  @Test func `init(nibName:bundle:) does not load the nib, the first use of the view does`() throws
  {
    let documents = ["Mooring": view(tag: 7)]
    try withDocuments(documents) {
      let trace = LifecycleTrace([.making, .loading])
      let controller = PontoonViewController(nibName: "Mooring", bundle: nil)
      trace.name(controller, "controller")
      #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
      #expect(controller.nibName == "Mooring" && trace.lines.count == 1)
      #expect(tag(controller) == 7)
      #expect(controller.isViewLoaded && controller.viewIfLoaded === controller.view)
      controller.loadViewIfNeeded()
      try LifecycleGolden.expect(trace, "S1.4")
    }
  }

  @Test func `without a nib name, the class name without Controller comes before the full name`()
    throws
  {
    let short = ["PontoonView": view(tag: 1)]
    let long = ["PontoonViewController": view(tag: 2)]
    try withDocuments(long) { #expect(tag(PontoonViewController()) == 2) }
    try withDocuments(short.merging(long) { $1 }) { #expect(tag(PontoonViewController()) == 1) }
    try withDocuments(["Pontoon": view(tag: 3)]) { #expect(tag(Pontoon()) == 3) }
    try withDocuments(short) { #expect(PontoonViewController().nibName == nil) }
  }

  @Test func `the device's variant of a controller's nib is preferred`() throws {
    let documents = [
      "PontoonView": view(tag: 1), "PontoonView~iphone": view(tag: 2),
      "PontoonView~ipad": view(tag: 3),
    ]
    try withDocuments(documents) {
      #expect(tag(PontoonViewController()) == 2)
      #expect(tag(PontoonViewController(nibName: "PontoonView", bundle: nil)) == 2)
      UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
      #expect(tag(PontoonViewController()) == 3)
    }
  }

  @Test func `the name without Controller comes before device variants of the full name`()
    throws
  {
    let documents = ["PontoonView": view(tag: 1), "PontoonViewController~iphone": view(tag: 2)]
    try withDocuments(documents) { #expect(tag(PontoonViewController()) == 1) }
  }

  @Test func `a controller without a nib has an empty view as large as the screen`() throws {
    var controller: UIViewController?
    let failures = SampleNibs.failures {
      controller = PontoonViewController()
      controller?.loadViewIfNeeded()
    }
    #expect(failures.isEmpty)
    let view = try #require(controller?.viewIfLoaded)
    #expect(view.subviews.isEmpty && view.frame == UIScreen.main.bounds)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `a missing nib is an error if it was named`() throws {
    let controller = UIViewController(nibName: "Nowhere", bundle: nil)
    let error = try #require(throws: NibError.self) { try controller.requireView() }
    #expect(error.kind == .missingNib && error.message.contains("with name 'Nowhere'"))
  }

  @Test func `the owner's outlets are set before viewDidLoad, including its view`() throws {
    let outlet = #"<outlet property="headline" destination="l" id="h"/>"#
    try withDocuments(["Berth": view(tag: 1, outlets: outlet)]) {
      let controller = BerthController()
      let trace = LifecycleTrace([.making, .loading, .outlets])
      trace.name(controller, "controller")
      #expect(try controller.requireView().tag == 1)
      try LifecycleGolden.expect(trace, "S1.5")
      #expect(controller.headlineAtLoad == "Berth 4")
    }
  }

  @Test func `a missing view outlet throws UIKit's exception`() throws {
    try withDocuments(["Berth": view(tag: 1, hasView: false)]) {
      let error = try #require(throws: NibError.self) { try BerthController().requireView() }
      #expect(error.kind == .missingView && error.className == "BerthController")
      #expect(
        error.message.hasPrefix(
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Berth\" nib but the view"
            + " outlet was not set."))
      #expect(error.document?.hasSuffix("Berth.xib") == true)
      let failures = SampleNibs.failures { BerthController().loadViewIfNeeded() }
      #expect(failures == [error])
    }
  }

  @Test func `a loadView that assigns nothing is reported once and leaves an empty view`() throws {
    let controller = ForgetfulController()
    let trace = LifecycleTrace([.making, .loading])
    trace.name(controller, "controller")
    let failures = SampleNibs.failures {
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
    }
    try LifecycleGolden.expect(trace, "S1.10")
    #expect(failures.map(\.kind) == [.missingView])
    #expect(failures.first?.className == "ForgetfulController")
    #expect(failures.first?.message.contains("loadView()") == true)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a loadView that assigns nothing ignores a nib with the class's name`() throws {
    try withDocuments(["Forgetful": view(tag: 5)]) {
      let failures = SampleNibs.failures { #expect(ForgetfulController().view.tag == 0) }
      #expect(failures.map(\.kind) == [.missingView])
    }
  }
}
