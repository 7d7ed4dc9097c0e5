import Diagnostics
import InterfaceBuilder

/// A rule that reports a view that loads its nib in only one of its initializers.
struct NibInOneInitializerRule: ProjectRule {
  static let info = RuleInfo(
    id: "nib-in-one-initializer",
    summary: "A view loads its nib in only one of init(frame:) and init(coder:).",
    rationale: """
      Code creates a view with `init(frame:)`, and documents create it with `init(coder:)`. If one of these \
      initializers does not load the nib, a view that is created with it is empty, and its outlets are nil. If nothing \
      calls the other initializer (no code creates the view, or no document contains it), the finding is only \
      *possible*.

      Load the nib in a method that both initializers call. If one of the initializers is missing, crashes or returns \
      nil, the view is never created with that initializer, so the rule reports nothing.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="root"/>"#,
        code: [
          "RatingView.swift": """
          class RatingView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              loadNib()
            }
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              loadNib()
            }
            private func loadNib() {
              let view = Bundle.main.loadNibNamed("RatingView", owner: self)?.first as! UIView
              view.frame = bounds
              addSubview(view)
            }
          }
          class Banner: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              Bundle.main.loadNibNamed("Banner", owner: self)
            }
            required init?(coder: NSCoder) {
              fatalError("made in code")
            }
          }
          """
        ]),
      // The view is created only by code.
      Example(
        #"<view id="root"/>"#,
        code: [
          "RatingView.swift": """
          class RatingView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              Bundle.main.loadNibNamed("RatingView", owner: self)
            }
            required init?(coder: NSCoder) {
              super.init(coder: coder)
            }
          }
          func show() -> UIView { RatingView(frame: .zero) }
          """
        ]),
      // The initializer creates another object of the class, which loads the nib.
      Example(
        #"<view id="root" customClass="RatingView"/>"#,
        code: [
          "RatingView.swift": """
          class RatingView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              Bundle.main.loadNibNamed("RatingView", owner: self)
            }
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              addSubview(RatingView(frame: bounds))
            }
          }
          """
        ]),
      Example(
        #"<view id="root" customClass="RatingView"/>"#,
        code: [
          "RatingView.m": """
          @interface RatingView : UIView
          @end
          @implementation RatingView
          - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            [[NSBundle mainBundle] loadNibNamed:@"RatingView" owner:self options:nil];
            return self;
          }
          - (instancetype)initWithCoder:(NSCoder *)coder {
            self = [super initWithCoder:coder];
            [self addSubview:[[RatingView alloc] initWithFrame:self.bounds]];
            return self;
          }
          @end
          """
        ]),
    ],
    triggering: [
      Example(
        #"<view id="root" customClass="RatingView"/>"#,
        code: [
          "RatingView.swift": """
          class RatingView: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              Bundle.main.loadNibNamed("RatingView", owner: self)
            }
            required ↓init?(coder: NSCoder) {
              super.init(coder: coder)
            }
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    for declaration in project.sources.declarations {
      guard let lineage = ClassLineage(declaration, in: project.sources), lineage.isView == true,
        let frame = declaration.functions.first(where: {
          ClassLineage.frameInitializers.contains($0.name)
        }),
        let coder = declaration.functions.first(where: {
          ClassLineage.coderInitializers.contains($0.name)
        }), frame.refusal == nil, coder.refusal == nil
      else { continue }
      let (byFrame, byCoder) = (lineage.loads(from: frame), lineage.loads(from: coder))
      guard byFrame.isEmpty != byCoder.isEmpty, let load = (byFrame + byCoder).first else {
        continue
      }
      // An initializer that calls another initializer of the class also loads the nib that the other one loads.
      let lacking = byFrame.isEmpty ? frame : coder
      let callees = lineage.callees(of: lacking).dropFirst()
      guard !callees.contains(where: \.isInitializer), load.ownerIsSelf else { continue }
      // An initializer may create another object of the class with the content.
      let own: Set = ["self", "Self", String(SourceClass.lastPart(declaration.name))]
      guard own.isDisjoint(with: lacking.created) else { continue }
      // The other initializer matters only if something calls it.
      let isCalled =
        byFrame.isEmpty
        ? project.sources.creates(declaration.name) != false
        : project.classes.used.contains {
          $0.isMade && $0.declaration.isKind(of: declaration, in: project)
        }
      let words =
        byFrame.isEmpty
        ? "init(coder:) but not here, so instances of \(declaration.name) created in code are empty"
        : "init(frame:) but not here, so instances of \(declaration.name) in documents are empty"
      project.report(
        at: lacking.place,
        """
        \(declaration.name) loads \(load.nibName.map { "'\($0)'" } ?? "its nib") in \(words); load it in both initializers
        """, evidence: isCalled ? .certain : .possible,
        notes: [load.place.note("the nib is loaded here")])
    }
  }
}

extension SourceClass {
  /// Returns whether a class is, or inherits from, another class of the sources.
  fileprivate func isKind(of other: SourceClass, in project: ProjectContext) -> Bool {
    ClassLineage(self, in: project.sources)?.declared.contains { $0.place == other.place } == true
  }
}
