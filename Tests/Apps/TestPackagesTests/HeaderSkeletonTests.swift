#if SourceChecks
  import Foundation
  import SwiftParser
  import SwiftSyntax
  import TestPackages
  import TestSupport
  import Testing

  /// The skeletons of what Objective-C headers declare for Swift code.
  @Suite struct HeaderSkeletonTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    /// Returns the package of an app whose bridging header imports a header.
    private func package(_ header: String, _ files: [String: String] = [:]) throws -> TestPackage {
      let own = [
        "Reef.h": header, "Reef.m": "#import \"Reef.h\"\n", "Form.swift": "import UIKit\n",
        "Tide-Bridging-Header.h": "#import \"Reef.h\"\n",
      ]
      return try project.package(own.merging(files) { _, new in new })
    }

    /// Returns the text of all skeletons.
    private func skeletons(_ header: String, _ files: [String: String] = [:]) throws -> String {
      let files = try package(header, files)
        .files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let found = files.filter { $0.path.contains("/\(TestPackage.skeletonFolder)/") }
      for file in found { #expect(!Parser.parse(source: file.text).hasError, "\(file.text)") }
      return found.map(\.text).joined()
    }

    private func expect(_ lines: [String], in text: String) {
      for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
    }

    @Test func `the umbrella header of a module is seen without a bridging header`() throws {
      let header = "@interface Reef : NSObject\n- (void)rise NS_SWIFT_NAME(climb());\n@end\n"
      let unseen = try skeletons(
        header, ["Tide-Bridging-Header.h": "", "Kelp.h": "#import <Tide/Reef.h>\n"])
      #expect(!unseen.contains("func climb()"), "\(unseen)")
      let text = try skeletons(
        header, ["Tide-Bridging-Header.h": "", "Tide.h": "#import <Tide/Reef.h>\n"])
      expect(["open class Reef: NSObject {", "func climb() {}"], in: text)
    }

    @Test func `methods and class methods have their names in Swift`() throws {
      let text = try skeletons(
        """
        @interface Reef : NSObject
        + (NSInteger)countOfFish;
        - (void)moveFish:(NSString *)name toDepth:(double)depth animated:(BOOL)animated;
        - (BOOL)containsFishAtIndex:(NSUInteger)index;
        @end
        """)
      expect(
        [
          "@objc(Reef) open class Reef: NSObject {",
          "public class func countOfFish() -> Int { 0 }",
          "public func moveFish(_ value0: String!, toDepth value1: Double, animated value2: Bool) {}",
          "public func containsFish(at value0: UInt) -> Bool { false }",
        ], in: text)
    }

    @Test func `initializers and factory methods create objects, and inherited ones stay`() throws {
      let text = try skeletons(
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Reef : UIView
        - (instancetype)initWithName:(NSString *)name;
        - (nullable instancetype)initWithCoral:(int)count;
        + (instancetype)reefWithDepth:(CGFloat)depth;
        @end
        NS_ASSUME_NONNULL_END
        """)
      expect(
        [
          "public init(name value0: String) { super.init(frame: .zero) }",
          "init?(coral value0: Int32) { super.init(frame: .zero) }",
          "public convenience init(depth value0: CGFloat) { self.init(frame: .zero) }",
          "public override init(frame: CGRect) { super.init(frame: frame) }",
          "public required init?(coder: NSCoder) { super.init(coder: coder) }",
        ], in: text)
    }

    @Test func `properties have Swift's types, and read-only ones have no setter`() throws {
      let text = try skeletons(
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Reef : NSObject
        @property (copy) NSArray<NSString *> *names;
        @property (copy, nullable) NSDictionary<NSString *, id> *facts;
        @property (readonly) NSInteger depth;
        @property (getter=isDeep) BOOL deep;
        @property (strong) NSDate *found;
        @property (class, readonly) Class kind;
        @property (nullable) id<UITextFieldDelegate> field;
        @property CGSize size;
        @end
        NS_ASSUME_NONNULL_END
        @interface Reef (Fish)
        @property (strong) NSURL *link;
        @property (strong) NSSet *fish;
        @end
        """)
      expect(
        [
          "var names: [String] = []", "var facts: [String: Any]?", "var depth: Int { 0 }",
          "var isDeep: Bool = false",
          "lazy var found: Date = { fatalError(\"the skeleton of 'Reef' has no value for 'found'\") }()",
          "class var kind: AnyClass { fatalError(", "var field: UITextFieldDelegate?",
          "var size: CGSize = .zero", "var link: URL!", "var fish: Set<AnyHashable>!",
        ], in: text)
    }

    @Test func `a body returns what the type has as an empty value, or names its class and method`()
      throws
    {
      let text = try skeletons(
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Reef : NSObject
        - (NSArray *)fish;
        - (nullable NSString *)name;
        - (NSString *)title;
        - (NSDate *)dateOfFish:(NSString *)name;
        + (Reef *)sharedReef;
        @end
        NS_ASSUME_NONNULL_END
        """)
      expect(
        [
          "func fish() -> [Any] { [] }", "func name() -> String? { nil }",
          "func title() -> String { \"\" }",
          "fatalError(\"the skeleton of 'Reef' has no value for 'date(ofFish:)'\")",
          "static let skeletonOfReef = Reef()", "class func shared() -> Reef { skeletonOfReef }",
        ], in: text)
    }

    @Test func `blocks are closures, and a method with an error throws`() throws {
      let text = try skeletons(
        """
        typedef void (^Dive)(NSString *name, BOOL done);
        NS_ASSUME_NONNULL_BEGIN
        @interface Reef : NSObject
        - (void)diveWithCompletion:(void (^)(NSError * _Nullable error))completion;
        - (void)rise:(nullable Dive)then;
        - (BOOL)saveFish:(NSString *)name error:(NSError **)error;
        - (nullable NSString *)readAndReturnError:(NSError **)error;
        - (void)each:(void (NS_NOESCAPE ^)(int number))body;
        @end
        NS_ASSUME_NONNULL_END
        """)
      expect(
        [
          "typealias Dive = (String?, Bool) -> Void",
          "func dive(completion value0: @escaping (Error?) -> Void) {}",
          "func rise(_ value0: Dive? = nil) {}",
          "func saveFish(_ value0: String) throws {}", "func read() throws -> String { \"\" }",
          "func each(_ value0: (Int32) -> Void) {}",
        ], in: text)
    }

    @Test func `a protocol has optional methods, and a class the required ones`() throws {
      let text = try skeletons(
        """
        @protocol ReefDelegate <NSObject>
        - (void)reef:(NSString *)name didOpen:(BOOL)open;
        - (int)count;
        @optional
        - (void)reefDidClose:(NSString *)name;
        @property (readonly) BOOL isOpen;
        @end
        @interface Diver : UIViewController <ReefDelegate, UITableViewDataSource>
        @property (weak) id<ReefDelegate> delegate;
        @end
        """)
      expect(
        [
          "@objc public protocol ReefDelegate: NSObjectProtocol {",
          "  @objc(reef:didOpen:) func reef(_ value0: String!, didOpen value1: Bool)\n",
          "  @objc(reefDidClose:) optional func reefDidClose(_ value0: String!)",
          "  @objc optional var isOpen: Bool { get }",
          "open class Diver: UIViewController, ReefDelegate, UITableViewDataSource {",
          "func reef(_ value0: String!, didOpen value1: Bool) {}", "func count() -> Int32 { 0 }",
          "numberOfRowsInSection section: Int) -> Int { 0 }", "var delegate: ReefDelegate!",
        ], in: text)
      #expect(!text.contains("reefDidClose(_ value0: String!) {}"), "\(text)")
    }

    @Test func `enumerations and options are types of Swift`() throws {
      let text = try skeletons(
        """
        typedef NS_ENUM(NSInteger, ReefKind) { ReefKindDefault, ReefKindDeep = 4, ReefKindLow = 4 };
        typedef NS_OPTIONS(NSUInteger, ReefParts) { ReefPartsSand = 1 << 0, ReefPartsRock = 1 << 3 };
        typedef enum { Shallow, Wide } Size;
        enum { Many = 7 };
        @interface Reef : NSObject
        - (ReefKind)kindOfParts:(ReefParts)parts;
        @end
        """)
      expect(
        [
          "@objc public enum ReefKind: Int {", "case `default` = 0", "case deep = 4",
          "public static var low: ReefKind { .deep }", "public struct ReefParts: OptionSet {",
          "static var rock: ReefParts { ReefParts(rawValue: 8) }",
          "public struct Size: RawRepresentable, Hashable {",
          "var Wide: Size { Size(rawValue: 1) }",
          "var Many: Int { 7 }",
          "func kind(of value0: ReefParts) -> ReefKind { ReefKind.`default` }",
        ], in: text)
    }

    /// Returns the message about headers that are refused.
    private func refusal(_ header: String) throws -> String {
      let failure = #expect(throws: TestedApp.Failure.self) { try package(header) }
      return failure?.message ?? ""
    }

    @Test func `a protocol with many members that many classes adopt is refused, with the header`()
      throws
    {
      func header(_ count: Int, name: String = "Reef") -> String {
        "@protocol Diver\n" + (0..<count).map { "- (void)dive\($0);\n" }.joined() + "@end\n"
          + (0..<count).map { "@interface \(name)\($0) : UIView <Diver>\n@end\n" }.joined()
      }
      let many = try refusal(header(500))
      #expect(many.contains("Reef.h': the class 'Reef"), "\(many)")
      #expect(many.contains("more than 200000 members"), "\(many)")
      // The bodies of members name their class.
      let long = try refusal(header(100, name: String(repeating: "R", count: 5_000)))
      #expect(long.contains("33554432 bytes of declarations"), "\(long)")
      expect(["class Reef9: UIView, Diver {", "func dive9() {}"], in: try skeletons(header(10)))
    }

    @Test func `protocols that refine each other are counted for each class that adopts them`()
      throws
    {
      let protocols = (0..<1_000).map { "@protocol P\($0) <P\($0 + 1), P0>\n@end\n" }
      let classes = (0..<200).map { "@interface Reef\($0) : UIView <P0>\n@end\n" }
      let found = try refusal(protocols.joined() + classes.joined())
      #expect(found.contains("more than 200000 members"), "\(found)")
    }

    @Test func `a class with too many superclasses is refused, with the header`() throws {
      func chain(_ count: Int) -> String {
        (0..<count).map {
          "@interface Reef\($0) : \($0 == 0 ? "UIView" : "Reef\($0 - 1)")\n- (void)dive\($0 / 2);\n@end\n"
        }.joined()
      }
      let text = try skeletons(chain(65))
      expect(["class Reef64: Reef63 {"], in: text)
      #expect(text.components(separatedBy: "func dive3() {}").count == 2)
      let found = try refusal(chain(66))
      #expect(
        found.contains("Reef.h': the class 'Reef65' has more than 64 superclasses"), "\(found)")
    }

    @Test func `the numbers of cases may be the smallest and the largest ones`() throws {
      let text = try skeletons(
        """
        typedef NS_ENUM(NSInteger, ReefKind) {
          ReefKindLow = 1 << 63, ReefKindSame = -ReefKindLow, ReefKindLess = ReefKindLow - 1, ReefKindNext,
          ReefKindWide = 1 << 9223372036854775807, ReefKindNarrow = 1 << ReefKindLow, ReefKindRest = ~ReefKindLow,
        };
        """)
      expect(
        [
          "case low = -9223372036854775808", "static var same: ReefKind { .low }",
          "case less = 9223372036854775807", "case next = 0", "static var rest: ReefKind { .less }",
        ], in: text)
    }

    @Test func `constants have the values of the implementation, and macros their types`() throws {
      let text = try skeletons(
        """
        #define kDepth 3
        #define kWidth (2.5f)
        #define kName @"Reef"
        #define AREA(x) (x * x)
        extern NSString *const ReefKey;
        extern NSString *const ReefDidOpenNotification;
        static const NSInteger kCount = 12;
        extern BOOL ReefIsOpen(NSString *name);
        typedef struct { CGFloat x, y; } Place;
        """,
        [
          "Reef.m":
            "NSString *const ReefKey = @\"key\";\nNSString *const ReefDidOpenNotification = @\"open\";\n"
        ])
      expect(
        [
          "var kDepth: Int32 { 3 }", "var kWidth: Double { 2.5 }", "var kName: String { \"Reef\" }",
          "var ReefKey: String! { \"key\" }",
          "extension NSNotification.Name { public static var ReefDidOpen: NSNotification.Name { NSNotification.Name(\"open\") } }",
          "var kCount: Int { 12 }", "func ReefIsOpen(_ value0: String!) -> Bool { false }",
          "public struct Place {", "public var y: CGFloat = 0",
          "public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }",
        ], in: text)
      #expect(!text.contains("AREA"))
    }

    @Test func `a category of a framework's class is an extension`() throws {
      let text = try skeletons(
        """
        @interface UIColor (Reef)
        + (UIColor *)coralColor;
        + (UIColor *)colorWithDepth:(CGFloat)depth;
        @property (readonly) CGFloat depth;
        @end
        """)
      expect(
        [
          "extension UIColor {", "class func coral() -> UIColor! { nil }",
          "convenience init!(depth value0: CGFloat) { self.init() }", "var depth: CGFloat { 0 }",
        ], in: text)
    }

    @Test func `the header's own names for Swift count`() throws {
      let text = try skeletons(
        """
        NS_SWIFT_NAME(Shore)
        @interface ReefShore : NSObject
        - (void)openWithKey:(int)key NS_SWIFT_NAME(unlock(_:));
        - (ReefShore *)next NS_SWIFT_UNAVAILABLE("use other");
        @property (strong) ReefShore *other;
        @end
        """)
      expect(
        [
          "@objc(ReefShore) open class Shore: NSObject {",
          "public func unlock(_ value0: Int32) {}", "var other: Shore!",
        ], in: text)
      #expect(!text.contains("next"), "\(text)")
    }

    @Test func `all files see the modules that headers import, and only void methods are actions`()
      throws
    {
      let text = try skeletons(
        """
        #import <CoreLocation/CoreLocation.h>
        @import MapKit;
        #import <Kelp/Kelp.h>
        @interface Reef : NSObject
        @property CLLocationCoordinate2D place;
        @property (getter=isOpen) BOOL open;
        - (BOOL)isOpen;
        - (void)dive:(id)sender;
        - (int)count;
        @end
        """)
      expect(
        [
          "@_exported import CoreLocation\n@_exported import MapKit\n",
          "public var place: CLLocationCoordinate2D", "public var isOpen: Bool = false",
          "@objc(dive:) public func dive(_ value0: Any!) {}",
          "  public func count() -> Int32 { 0 }",
        ], in: text)
      #expect(!text.contains("Kelp") && !text.contains("func isOpen"), "\(text)")
    }

    @Test func `a declaration that names a type of a Swift source is not public`() throws {
      let text = try skeletons(
        """
        @class Form;
        @protocol ReefDelegate
        - (void)reef:(Form *)form;
        @end
        typedef void (^Fill)(Form *form);
        @interface Reef : NSObject
        - (void)show:(Form *)form;
        - (void)fill:(Fill)fill;
        - (void)hide;
        @end
        """, ["Form.swift": "import UIKit\nclass Form: NSObject {}\n"])
      expect(
        [
          "@objc protocol ReefDelegate: AnyObject {", "\ntypealias Fill = (Form?) -> Void",
          "  func show(_ value0: Form!) {}", "  func fill(_ value0: Fill!) {}",
          "@objc(hide) public func hide() {}",
        ], in: text)
    }

    @Test func `a member that names an unknown type is left out and counted`() throws {
      let header = """
        @interface Reef : NSObject
        @property (strong) KelpChart *chart;
        - (void)draw:(KelpChart *)chart;
        - (void)erase;
        @end
        """
      let package = try package(header)
      #expect(package.summary.omittedMembers == ["Reef.chart", "Reef.draw:"])
      let text = try skeletons(header)
      #expect(text.contains("func erase() {}") && !text.contains("Kelp"), "\(text)")
      #expect(!text.contains("Any?"), "\(text)")
    }

    @Test func `what documents connect stays connected, with its type`() throws {
      let text = try skeletons(
        """
        @interface Reef : UIViewController
        @property (weak) IBOutlet UILabel *label;
        @property (strong) NSString *name;
        @property (strong) NSString *other;
        - (IBAction)dive:(id)sender;
        @end
        """,
        [
          "Reef.xib": Documents.xib(
            """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Reef">
                        <connections><outlet property="name" destination="a" id="x"/></connections>
                    </placeholder>
                    <label id="a"/>
            """)
        ])
      expect(
        [
          "@IBOutlet var label: UILabel!", "@IBInspectable var name: String!",
          "  public var other: String!",
          "@IBAction @objc(dive:) func dive(_ value0: Any) {}",
        ], in: text)
      #expect(text.components(separatedBy: "func dive").count == 2, "\(text)")
    }

    @Test func `a class that Swift code does not see keeps only what documents need`() throws {
      let text = try skeletons(
        "@interface Reef : NSObject\n- (void)dive;\n@property int depth;\n@end\n",
        ["Tide-Bridging-Header.h": "\n"])
      #expect(text.contains("class Reef: NSObject {") && !text.contains("dive"), "\(text)")
      #expect(text.contains("@IBOutlet var depth: Any?"), "\(text)")
    }

    @Test func `headers that name each other or themselves end`() throws {
      let text = try skeletons(
        """
        #import "Reef.h"
        #import "Other.h"
        typedef Deep Low;
        typedef Low Deep;
        typedef struct Place Place;
        @protocol A <B> @end
        @protocol B <A> @end
        @interface Reef : Shore <A>
        - (void)dive;
        @end
        @interface Shore : Reef
        @end
        """, ["Other.h": "#import \"Reef.h\"\n"])
      #expect(text.contains("func dive() {}"), "\(text)")
    }
  }
#endif
