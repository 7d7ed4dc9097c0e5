import IBLintSources
import Testing

/// The declarations of Objective-C headers.
@Suite struct ObjectiveCHeaderTests {
  private func header(_ text: String) -> ObjectiveCHeader { ObjectiveCHeader(Array(text.utf8)) }

  @Test func `a method has its selector, its types and their nullability`() throws {
    let methods = try #require(
      header(
        """
        NS_ASSUME_NONNULL_BEGIN
        @interface Reef : NSObject
        + (instancetype)sharedReef;
        - (nullable NSString *)nameOfFish:(NSInteger)number inWater:(unsigned long long)water;
        NS_ASSUME_NONNULL_END
        - (void)dive:(void (^)(BOOL done, NSError *error))then NS_SWIFT_NAME(plunge(then:));
        - (instancetype)init NS_UNAVAILABLE;
        - (void)log:(NSString *)format, ...;
        @end
        """
      ).interfaces.first
    ).methods
    #expect(methods.map(\.selector) == ["sharedReef", "nameOfFish:inWater:", "dive:", "init"])
    #expect(methods.map(\.isStatic) == [true, false, false, false])
    #expect(methods.map(\.isHidden) == [false, false, false, true])
    #expect(methods[0].result.nullability == .nonnull)
    #expect(methods[1].result.name == "NSString" && methods[1].result.nullability == .nullable)
    #expect(methods[1].parameters.map(\.type.name) == ["NSInteger", "unsigned long long"])
    #expect(methods[2].swiftName == "plunge(then:)")
    let block = methods[2].parameters[0].type
    #expect(block.block?.map(\.name) == ["void", "BOOL", "NSError"])
    #expect(block.nullability == .unspecified)
  }

  @Test func `a property has its type, its getter and its attributes`() throws {
    let interface = try #require(
      header(
        """
        @interface Reef (Fish)
        @property (nonatomic, readonly, getter=isDeep) BOOL deep;
        @property (class, nonatomic, nullable) NSArray<NSString *> *names, *words;
        @property (weak) id<Diver, Swimmer> diver;
        @property (copy) NSDictionary<NSString *, NSArray<Fish *> *> *fish;
        @property IBOutlet UILabel *label;
        @end
        """
      ).interfaces.first)
    let properties = interface.properties
    #expect(interface.isCategory)
    #expect(properties.map(\.name) == ["deep", "names", "words", "diver", "fish", "label"])
    #expect(properties[0].getter == "isDeep" && properties[0].isReadOnly)
    #expect(properties[1].isStatic && properties[1].type.nullability == .nullable)
    #expect(properties[1].type.arguments.map(\.name) == ["NSString"])
    #expect(properties[3].isWeak && properties[3].type.protocols == ["Diver", "Swimmer"])
    #expect(properties[4].type.arguments.last?.arguments.first?.name == "Fish")
    #expect(properties[5].isOutlet && !properties[4].isOutlet)
  }

  @Test func `a protocol has optional and required methods, and a forward declaration none`() {
    let protocols = header(
      """
      @protocol Fisher, Sailor;
      @protocol Diver <NSObject>
      - (void)dive;
      @optional
      - (void)rise;
      @required
      @property (readonly) int depth;
      @end
      """
    ).protocols
    #expect(protocols.map(\.name) == ["Diver"] && protocols.first?.protocols == ["NSObject"])
    #expect(protocols.first?.methods.map(\.isOptional) == [false, true])
    #expect(protocols.first?.properties.map(\.isOptional) == [false])
  }

  @Test func `enumerations of all kinds have their cases with values`() {
    let enumerations = header(
      """
      typedef NS_ENUM(NSInteger, ReefKind) { ReefKindFlat = -1, ReefKindDeep NS_SWIFT_NAME(low) };
      typedef NS_OPTIONS(NSUInteger, ReefParts) { ReefPartsSand = 1 << 0, ReefPartsRock = 1 << 1, };
      typedef enum { Shallow, Wide } Size;
      enum { Many = 7 };
      """
    ).enumerations
    #expect(enumerations.map(\.name) == ["ReefKind", "ReefParts", "Size", ""])
    #expect(enumerations.map(\.kind) == [.closed, .options, .plain, .plain])
    #expect(enumerations[0].cases.map(\.value) == [["-", "1"], []])
    #expect(enumerations[0].cases[1].swiftName == "low")
    #expect(enumerations[1].cases[1].value == ["1", "<", "<", "1"])
  }

  @Test func `constants, macros, functions and type definitions are read outside types`() {
    let found = header(
      """
      #define kDepth (3) // meters
      #define kName @"Reef"
      #define MAX_OF(a, b) ((a) > (b) ? (a) : (b))
      extern NSString *const ReefDidChangeNotification;
      static const CGFloat kWidth = 2.5;
      FOUNDATION_EXPORT NSInteger kelpCount;
      typedef void (^Dive)(NSString *name);
      typedef struct { CGFloat x, y; } Place;
      extern BOOL ReefIsDeep(int depth);
      static inline int twice(int x) { return 2 * x; }
      """)
    #expect(
      found.constants.map(\.name) == [
        "ReefDidChangeNotification", "kWidth", "kelpCount", "kDepth", "kName",
      ])
    #expect(
      found.constants.map(\.value) == [nil, .number("2.5"), nil, .number("3"), .text("Reef")])
    #expect(found.constants.map(\.isVariable) == [false, false, true, false, false])
    #expect(found.aliases.map(\.name) == ["Dive"] && found.aliases.first?.type.block?.count == 2)
    #expect(found.structures.first?.fields.map(\.name) == ["x", "y"])
    #expect(found.functions.map(\.selector) == ["ReefIsDeep:", "twice:"])
  }

  @Test func `code that is no declaration stops no reading`() {
    let nested = String(repeating: "NSArray<", count: 200) + String(repeating: ">", count: 200)
    for text in [
      "@interface", "@interface Reef : ", "@property (", "typedef", "typedef enum {", "- (void",
      "@interface Reef\n@property (nonatomic) \(nested) *all;\n- (void)dive:(\(nested))x;\n@end",
      "extern \"C\" {\nextern int depth;\n}", "#define", "#define X", "@protocol", "enum {",
    ] {
      _ = header(text)
    }
    #expect(header("extern \"C\" {\nextern int depth;\n}").constants.map(\.name) == ["depth"])
  }

  @Test func `parentheses around the value of a macro are ignored up to a limit`() {
    func constants(_ depth: Int) -> [ObjectiveCHeader.Constant] {
      let value = String(repeating: "(", count: depth) + "-3" + String(repeating: ")", count: depth)
      return header("#define kDepth \(value)\n@interface Reef : NSObject\n@end\n").constants
    }
    #expect(constants(200).map(\.value) == [.number("-3")])
    #expect(constants(201).isEmpty)
  }
}
