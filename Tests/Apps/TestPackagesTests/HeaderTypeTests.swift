#if SourceChecks
  import Foundation
  import SwiftParser
  import SwiftSyntax
  import TestPackages
  import TestSupport
  import Testing

  /// The Swift types and members of classes and C types in Objective-C headers.
  @Suite struct HeaderTypeTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    /// Returns the text of all skeletons of an app whose bridging header imports a header.
    private func skeletons(
      _ header: String, _ others: [String: String] = [:]
    ) throws -> String {
      let own = [
        "Reef.h": header, "Reef.m": "#import \"Reef.h\"\n", "Form.swift": "import UIKit\n",
        "Tide-Bridging-Header.h": "#import \"Reef.h\"\n",
      ]
      let files = try project.package(own.merging(others) { _, new in new }).files(
        dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let found = files.filter { $0.path.contains("/\(TestPackage.skeletonFolder)/") }
      for file in found { #expect(!Parser.parse(source: file.text).hasError, "\(file.text)") }
      return found.map(\.text).joined()
    }

    @Test func `pointers to numbers, structures and enumerations of C keep their types`() throws {
      let text = try skeletons(
        """
        typedef unsigned long Digit;
        typedef struct { int used; Digit *digits; const Digit *last; } Big;
        typedef NS_ENUM(NSInteger, Sign) { SignPlus, SignMinus };
        void Grow(Big *number, Sign *sign);
        """)
      for line in [
        "public typealias Digit = UInt", "public struct Big {",
        "public var digits: UnsafeMutablePointer<Digit>! = nil",
        "public var last: UnsafePointer<Digit>! = nil",
        "func Grow(_ value0: UnsafeMutablePointer<Big>!, _ value1: UnsafeMutablePointer<Sign>!) {}",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `type arguments of a superclass are no protocols, and tables have their own`() throws
    {
      let text = try skeletons(
        """
        @protocol Tidal @end
        @interface Fish : NSObject @end
        @interface Shoal<Kind> : NSObject @end
        @interface Reef : Shoal<Fish *> <Tidal>
        @property (strong) NSMapTable<NSString *, Fish *> *byName;
        @property (strong) NSHashTable<id<Tidal>> *listeners;
        @property (strong) NSCache *store;
        @end
        """)
      for line in [
        "class Reef: Shoal, Tidal {", "var byName: NSMapTable<NSString, Fish>!",
        "var listeners: NSHashTable<AnyObject>!", "var store: NSCache<AnyObject, AnyObject>!",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `a class has what protocols of frameworks require, once`() throws {
      let text = try skeletons(
        """
        @interface Fish : NSObject <NSSecureCoding, NSCopying>
        - (instancetype)initWithCoder:(NSCoder *)coder;
        + (BOOL)supportsSecureCoding;
        - (BOOL)isEqual:(Fish *)other;
        - (NSUInteger)hash;
        @end
        @interface Carp : Fish
        - (instancetype)initWithName:(NSString *)name;
        @end
        @interface Pond : UIView <UITableViewDataSource>
        @property (nonatomic) IBOutlet UIColor *tintColor;
        - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section;
        @end
        """)
      for (line, count) in [
        ("public required convenience init?(coder: NSCoder) { self.init() }", 2),
        ("public func encode(with coder: NSCoder) {}", 1),
        ("public class var supportsSecureCoding: Bool { true }", 1),
        ("public func copy(with zone: NSZone? = nil) -> Any { self }", 1),
        ("numberOfRowsInSection", 1), ("supportsSecureCoding", 1), ("isEqual", 0), ("hash", 0),
        ("tintColor", 0),
      ] {
        #expect(text.ranges(of: line).count == count, "\(line)\n\(text)")
      }
    }

    @Test func `members name classes that no header shows, and annotations have a place`() throws {
      let text = try skeletons(
        """
        @class Crab;
        @interface Reef : NSObject <MKAnnotation, NSLocking, UIViewControllerAnimatedTransitioning>
        @property (strong) Crab *crab;
        @end
        @interface Isle : NSObject <MKAnnotation>
        @property (nonatomic) CLLocationCoordinate2D coordinate;
        @end
        """, ["Crab.h": "@interface Crab : NSObject\n@end\n", "Crab.m": "#import \"Crab.h\"\n"])
      for line in [
        "@objc(Crab) open class Crab: NSObject {", "public var crab: Crab!",
        "public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }",
        "public var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()",
        "public func lock() {}", "{ transitionContext.completeTransition(true) }",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }

    @Test func `a subclass repeats nothing that protocols of its superclass refine`() throws {
      let text = try skeletons(
        """
        @protocol Stored <NSSecureCoding, NSCopying>
        @end
        @interface Reef : NSObject <Stored>
        @end
        @interface Isle : Reef <Stored, NSCopying>
        - (instancetype)initWithName:(NSString *)name;
        @end
        """)
      for line in ["func copy(with", "func encode(with", "supportsSecureCoding"] {
        #expect(text.ranges(of: line).count == 1, "\(line)\n\(text)")
      }
      #expect(text.ranges(of: "required convenience init?(coder").count == 2, "\(text)")
    }

    @Test func `a class that only its implementation shows leaves its name to a protocol`() throws {
      let text = try skeletons(
        "@protocol Tidal\n@end\n@interface Reef : NSObject <Tidal>\n@end\n",
        ["Tidal.m": "@interface Tidal : NSObject\n@end\n@implementation Tidal\n@end\n"])
      for line in [
        "@objc(Tidal) open class TidalClass: NSObject {",
        "@objc public protocol Tidal: AnyObject {",
        "open class Reef: NSObject, Tidal {",
      ] {
        #expect(text.contains(line), "\(line)\n\(text)")
      }
    }
  }
#endif
