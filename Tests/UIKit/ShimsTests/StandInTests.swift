import AuthenticationServices
import CoreLocation
import Foundation
import FoundationNetworking
import HeadlessUIKit
import LocalAuthentication
import MapKit
import MessageUI
import MobileCoreServices
import Photos
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import WebKit

/// Modules that stand in for Apple's frameworks: calls are recorded, and the user refuses.
@MainActor struct StandInTests {
  private var recorded: [String] { HeadlessEnvironment.current.recordedCalls.map(\.name) }

  @Test func `the user refuses what an app asks for, in the clock's next turn`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      var answers: [Bool] = []
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Tern") { isDone, _ in
        answers.append(isDone)
      }
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isDone, _ in
        answers.append(isDone)
      }
      PHPhotoLibrary.requestAuthorization { answers.append($0 == .authorized) }
      #expect(answers.isEmpty)
      try HeadlessClock.shared.settle()
      #expect(answers == [false, false, false])
      #expect(recorded.contains("LAContext.evaluatePolicy"))
      #expect(!MFMailComposeViewController.canSendMail() && CLLocationManager().location == nil)
    }
  }

  private final class Page: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    var messages: [String] = []
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { messages.append("\(message.name): \(message.body)") }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(navigationAction.request.url?.host() == "example.com" ? .allow : .cancel)
    }
  }

  @Test func `messages of scripts reach their receivers, and a test asks a delegate about pages`() {
    let page = Page()
    let web = WKWebView()
    let content = web.configuration.userContentController
    content.add(page, name: "tide")
    content.addUserScript(
      WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    #expect(content.post(WKScriptMessage(name: "tide", body: 3)))
    content.removeScriptMessageHandler(forName: "tide")
    #expect(!content.post(WKScriptMessage(name: "tide", body: 4)))
    #expect(page.messages == ["tide: 3"] && content.userScripts.map(\.source) == ["a()"])
    var answers: [WKNavigationActionPolicy] = []
    for address in ["https://example.com/a", "https://example.org"] {
      let action = WKNavigationAction(request: URLRequest(url: URL(string: address)!))
      page.webView(web, decidePolicyFor: action) { answers.append($0) }
    }
    #expect(answers == [.allow, .cancel])
  }

  @Test func `a place opens in the app of maps, which is recorded`() {
    withEnvironment(HeadlessEnvironment()) {
      let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 54, longitude: 10))
      #expect(MKMapItem(placemark: place).openInMaps())
      #expect(recorded == ["MKMapItem.openInMaps"])
    }
  }

  @Test func `requests for notifications are kept by their identifiers`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let center = UNUserNotificationCenter.current()
      center.removeAllPendingNotificationRequests()
      let content = UNMutableNotificationContent()
      content.title = "Tern"
      for _ in 0..<2 {
        center.add(
          UNNotificationRequest(
            identifier: "a", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
      }
      var titles: [String] = []
      center.getPendingNotificationRequests { requests in
        titles = requests.map { request in MainActor.assumeIsolated { request.content.title } }
      }
      try HeadlessClock.shared.settle()
      #expect(titles == ["Tern"])
      center.removePendingNotificationRequests(withIdentifiers: ["a"])
      center.getPendingNotificationRequests { titles = $0.map { _ in "left" } }
      try HeadlessClock.shared.settle()
      #expect(titles.isEmpty)
    }
  }

  @Test func `a request keeps its content as it was`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let content = UNMutableNotificationContent()
      content.title = "Tern"
      content.userInfo = ["a": 1]
      content.interruptionLevel = .passive
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.title = "Gull"
      #expect(request.content.title == "Tern" && request.content.userInfo["a"] as? Int == 1)
      #expect(!(request.content is UNMutableNotificationContent))
      let changed = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
      changed.title = "Auk"
      #expect(request.content.title == "Tern" && changed.interruptionLevel == .passive)
      let copy = try #require(changed.copy() as? UNNotificationContent)
      #expect(copy.title == "Auk" && !(copy is UNMutableNotificationContent))
    }
  }

  @Test func `controllers of other frameworks can be presented and read`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let address = try #require(URL(string: "https://example.com"))
      let page = SFSafariViewController(url: address)
      page.loadViewIfNeeded()
      #expect(page.isViewLoaded && recorded.contains("SFSafariViewController.init"))
      let mail = MFMailComposeViewController()
      mail.setSubject("Tern")
      mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "a.txt")
      #expect(mail.subject == "Tern" && mail.attachmentNames == ["a.txt"])
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 3
      configuration.filter = .any(of: [.images, .videos])
      #expect(
        PHPickerViewController(configuration: configuration).configuration.selectionLimit == 3)
      SKStoreReviewController.requestReview()
      #expect(recorded.last == "SKStoreReviewController.requestReview")
    }
  }

  @Test func `a sign-in on the web ends with the user's refusal`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      var code: ASWebAuthenticationSessionError.Code?
      let address = try #require(URL(string: "https://example.com"))
      let session = ASWebAuthenticationSession(url: address, callbackURLScheme: nil) { _, error in
        code = (error as? ASWebAuthenticationSessionError)?.code
      }
      session.start()
      try HeadlessClock.shared.settle()
      #expect(code == .canceledLogin)
    }
  }

  @Test func `types of data have extensions and conform to others`() {
    withEnvironment(HeadlessEnvironment()) {
      #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.conforms(to: .image))
      #expect(UTType.jpeg.conforms(to: .data) && !UTType.image.conforms(to: .jpeg))
      #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType("") == nil)
      #expect(UTType(kUTTypePNG as String) == .png)
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
      #expect(picker.documentTypes == ["com.adobe.pdf"] && picker.documentPickerMode == .import)
    }
  }

  @Test func `the functions of the older framework find the same types`() {
    func type(_ name: String, _ kind: CFString, in parent: CFString? = nil) -> CFString? {
      UTTypeCreatePreferredIdentifierForTag(kind, name, parent)?.takeRetainedValue()
    }
    #expect(type("PNG", kUTTagClassFilenameExtension) == kUTTypePNG)
    #expect(type("image/gif", kUTTagClassMIMEType, in: kUTTypeImage) == kUTTypeGIF)
    #expect(type("tern", kUTTagClassFilenameExtension)?.hasPrefix("dyn.") == true)
    #expect(type("image/tern", kUTTagClassMIMEType) == nil && type("png", "color") == nil)
    let name = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)
    #expect(name?.takeUnretainedValue() == "image/jpeg")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG) && UTTypeEqual(kUTTypePNG, "Public.PNG"))
  }

  @Test func `an extension that no type declares has a dynamic type`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let tern = try #require(UTType(filenameExtension: "tern"))
      #expect(tern.isDynamic && !tern.isDeclared && tern.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
      #expect(tern.preferredFilenameExtension == "tern" && tern.conforms(to: .data))
      #expect(!tern.conforms(to: .text) && tern == UTType(filenameExtension: "TERN"))
      let text = try #require(UTType(filenameExtension: "tern", conformingTo: .plainText))
      #expect(text != tern && text.conforms(to: .text) && UTType(text.identifier) == text)
      let own = try #require(
        UTType(filenameExtension: "tern", conformingTo: UTType(exportedAs: "com.example.tern")))
      #expect(own.supertypes.contains(UTType(importedAs: "com.example.tern")))
      #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "x/y") == nil)
    }
  }

  @Test func `a look-up finds only types that conform to another one`() {
    withEnvironment(HeadlessEnvironment()) {
      #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
      #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
      #expect(UTType(mimeType: "image/png", conformingTo: .image) == .png)
      #expect(UTType(mimeType: "image/png", conformingTo: .audio) == nil)
      #expect(UTType("PUBLIC.png") == .png && UTType.png.supertypes.contains(.item))
      #expect(UTType.svg.isSubtype(of: .xml) && UTType.image.isSupertype(of: .heic))
      let own = UTType(exportedAs: "com.example.note", conformingTo: .json)
      #expect(own.conforms(to: .text) && own.isDeclared && !own.isPublic)
      let folder = URL(fileURLWithPath: "/tmp")
      #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
      #expect(folder.appendingPathComponent("a.PNG", conformingTo: .png).pathExtension == "PNG")
    }
  }

  @Test func `the bundle of a package's target is the app's`() {
    #expect(Bundle.module == Bundle.main)
  }

  @Test func `the distance of two places is that along the earth`() {
    withEnvironment(HeadlessEnvironment()) {
      let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
      let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
      #expect(abs(berlin.distance(from: paris) - 877_500) < 2_000)
    }
  }

  private final class OldPage: NSObject, UIWebViewDelegate {
    var types: [UIWebView.NavigationType] = []
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
      navigationType: UIWebViewNavigationType
    ) -> Bool {
      types.append(navigationType)
      return false
    }
  }

  @Test func `old web views have delegates whose methods are optional`() throws {
    try withEnvironment(HeadlessEnvironment()) {
      let page = OldPage()
      let view = UIWebView()
      view.delegate = page
      let delegate = try #require(view.delegate as? any UIWebViewDelegate)
      let request = URLRequest(url: URL(fileURLWithPath: "/tern"))
      #expect(!delegate.webView(view, shouldStartLoadWith: request, navigationType: .linkClicked))
      delegate.webViewDidFinishLoad(view)
      #expect(page.types == [.linkClicked])
    }
  }

  @Test func `texts of notifications contain their arguments`() {
    withEnvironment(HeadlessEnvironment()) {
      func text(_ key: String, _ arguments: [Any]?) -> String {
        NSString.localizedUserNotificationString(forKey: key, arguments: arguments)
      }
      #expect(text("Tern", nil) == "Tern")
      #expect(text("%@ of %@ (100%)", [1, "%@"]) == "1 of %@ (100%)")
      #expect(text("%2$@, %1$@, %3$@", ["low", "high"]) == "high, low, ")
    }
  }
}
