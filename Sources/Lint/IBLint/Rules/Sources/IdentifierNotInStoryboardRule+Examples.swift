extension IdentifierNotInStoryboardRule {
  /// Code and documents without a finding.
  static let rightExamples: [Example] = [
    Example(
      """
      <viewController id="a" customClass="ListController" storyboardIdentifier="List" sceneMemberID="viewController">
          <connections>
              <segue destination="a" kind="show" identifier="detail" id="b"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController {
          func show() {
            performSegue(withIdentifier: "detail", sender: self)
            storyboard?.instantiateViewController(withIdentifier: "List")
          }
        }
        """
      ]),
    // Identifiers from constants and class names are known. If an identifier is unknown, the rule reports nothing.
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class RowCell: UITableViewCell { static let identifier = "Row" }
        class ListController: UITableViewController {
          override func viewDidLoad() {
            tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)
            tableView.register(PlainCell.self, forCellReuseIdentifier: String(describing: PlainCell.self))
          }
          func cell(_ path: IndexPath) -> UITableViewCell {
            path.row == 0
              ? tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
              : tableView.dequeueReusableCell(withIdentifier: "PlainCell", for: path)
          }
        }
        """
      ]),
    // The helper may register any identifier for the list.
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UITableViewController {
          override func viewDidLoad() { tableView.add(RowCell.self) }
          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
          }
        }
        """,
        "Lists.swift": """
        extension UITableView {
          func add<Cell: UITableViewCell>(_ kind: Cell.Type) {
            register(kind, forCellReuseIdentifier: kind.identifier)
          }
        }
        """,
      ]),
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UITableViewController {
          func add(_ kind: UITableViewCell.Type, as name: String) {
            tableView.register(kind, forCellReuseIdentifier: name)
          }
          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
          }
        }
        """
      ]),
    // Without an index path, dequeuing returns nil if there is no prototype, and code may create the cell itself.
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.h": "@interface ListController : UITableViewController\n@end",
        "ListController.m": """
        @implementation ListController
        - (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path {
          UITableViewCell *cell = [list dequeueReusableCellWithIdentifier:@"Row"];
          return cell ?: [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Row"];
        }
        @end
        """,
        "ListController.swift": """
        extension ListController {
          func cell(_ list: UITableView) -> UITableViewCell {
            list.dequeueReusableCell(withIdentifier: "Part") ?? UITableViewCell(style: .default, reuseIdentifier: "Part")
          }
        }
        """,
      ]),
    // The storyboards of a library, and code that is never compiled.
    Example(
      """
      <viewController id="a" customClass="StartController" sceneMemberID="viewController"/>
      <viewController id="b" customClass="PlainController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "StartController.swift": """
        class StartController: UIViewController {
          func show() {
            let board = KitBoards.main()
            board.instantiateViewController(withIdentifier: "Kit")
            UIStoryboard.kit.instantiateViewController(withIdentifier: "Kit")
          }
          #if false
          func old() { performSegue(withIdentifier: "old", sender: self) }
          #endif
        }
        class NextController: UIViewController {
          func show() { performSegue(withIdentifier: "any", sender: self) }
          override func performSegue(withIdentifier identifier: String, sender: Any?) {
            if identifier != "any" { super.performSegue(withIdentifier: identifier, sender: sender) }
          }
        }
        """,
        "PlainController.h": "@interface PlainController : UIViewController\n@end",
        "PlainController.m": """
        @implementation PlainController
        - (void)show {
          UIStoryboard *board = [KitBoards main];
          [board instantiateViewControllerWithIdentifier:@"Kit"];
        }
        #if 0
        #ifdef OLD
        - (void)older {}
        #endif
        - (void)old { [self performSegueWithIdentifier:@"old" sender:self]; }
        #endif
        @end
        """,
      ]),
    // A subclass overrides the identifier, and a parameter hides a variable of another function.
    Example(
      """
      <viewController id="a" customClass="DetailController" sceneMemberID="viewController">
          <connections>
              <segue destination="a" kind="show" identifier="detail" id="b"/>
          </connections>
      </viewController>
      <viewController id="c" customClass="PlainController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "DetailController.swift": """
        class NextController: UIViewController {
          var segue: String { "next" }
          func show() { performSegue(withIdentifier: segue, sender: self) }
        }
        class DetailController: NextController {
          override var segue: String { "detail" }
        }
        """,
        "PlainController.h": "@interface PlainController : UIViewController\n@end",
        "PlainController.m": """
        @implementation PlainController
        - (void)log { NSString *name = @"log"; NSLog(@"%@", name); }
        - (void)show:(NSString *)name { [self performSegueWithIdentifier:name sender:self]; }
        @end
        """,
      ]),
    // A library registers cells: a function or a superclass that the sources do not declare.
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
          <connections>
              <outlet property="rows" destination="l" id="o"/>
          </connections>
      </viewController>
      <viewController id="b" customClass="PartsController" sceneMemberID="viewController"/>
      <viewController id="c" customClass="KindsController" sceneMemberID="viewController">
          <connections>
              <outlet property="kinds" destination="m" id="p"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController {
          @IBOutlet var rows: UITableView!
          func setUp() { rows.kit.register(classes: [RowCell.self]) }
          func row(_ path: IndexPath) -> UITableViewCell {
            rows.dequeueReusableCell(withIdentifier: "Row", for: path)
          }
        }
        class PartsController: KitListController {
          func part(_ list: UITableView, _ path: IndexPath) -> UITableViewCell {
            list.dequeueReusableCell(withIdentifier: "Part", for: path)
          }
        }
        """,
        "KindsController.h": """
        @interface KindsController : UIViewController
        @property IBOutlet UITableView *kinds;
        @end
        """,
        "KindsController.m": """
        @implementation KindsController
        - (void)viewDidLoad { [KindCell registerInList:self.kinds]; }
        - (UITableViewCell *)cell:(NSIndexPath *)path {
          return [self.kinds dequeueReusableCellWithIdentifier:@"Kind" forIndexPath:path];
        }
        @end
        """,
      ]),
    // A different nib, which may not be linted: its name is not just misspelled.
    Example(
      #"<tableViewCell id="a"/>"#,
      code: [
        "List.swift": """
        class List: UITableViewController {
          let nibs = [UINib(nibName: "Example2", bundle: nil), UINib(nibName: "Exemplar", bundle: nil)]
        }
        """
      ]),
    // The cell registers other cells for its own collection view, whose data source is the controller.
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
          }
        }
        """,
        "RowCell.swift": """
        class RowCell: UITableViewCell {
          @IBOutlet var tiles: UICollectionView!
          override func awakeFromNib() {
            tiles.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "Tile")
          }
        }
        """,
      ]),
  ]

  /// Code and documents with findings.
  static let wrongExamples: [Example] = [
    // Other code registers cells that it computes, for lists that it answers itself.
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
          <tableView key="view" id="l">
              <prototypes>
                  <tableViewCell reuseIdentifier="Row" id="r"/>
              </prototypes>
          </tableView>
      </tableViewController>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: ↓"Part", for: path)
          }
        }
        """,
        "PartsController.swift": """
        class PartsController: UITableViewController {
          func add(_ kind: UITableViewCell.Type) {
            tableView.register(kind, forCellReuseIdentifier: kind.identifier)
          }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: path)
          }
        }
        """,
      ]),
    Example(
      #"<tableViewCell id="a"/>"#,
      code: [
        "List.swift": """
        class List: UITableViewController {
          static let cellNib = "Exmple"
          override func viewDidLoad() {
            tableView.register(UINib(nibName: ↓Self.cellNib, bundle: nil), forCellReuseIdentifier: "Row")
          }
        }
        """
      ]),
    // The app's own storyboard, from an extension.
    Example(
      """
      <viewController id="a" customClass="StartController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "StartController.swift": """
        extension UIStoryboard {
          static var start: UIStoryboard { UIStoryboard(name: "Example", bundle: nil) }
        }
        class StartController: UIViewController {
          func show() {
            UIStoryboard.start.instantiateViewController(withIdentifier: ↓"Next")
          }
        }
        """,
        "Plain.m": """
        @implementation Plain
        #if 0
        - (void)old {}
        #else
        - (void)show:(UIStoryboard *)board { [board instantiateViewControllerWithIdentifier:↓@"Last"]; }
        #endif
        @end
        """,
      ]),
    // Two files have a private constant with the same name.
    Example(
      """
      <tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
          <tableView key="view" id="l">
              <prototypes>
                  <tableViewCell reuseIdentifier="Row" id="r"/>
              </prototypes>
          </tableView>
      </tableViewController>
      <tableViewController id="b" customClass="PartsController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        private let identifier = "Row"
        class ListController: UITableViewController {
          func row(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
          }
        }
        """,
        "PartsController.swift": """
        private let identifier = "Part"
        class PartsController: UITableViewController {
          func part(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: ↓identifier, for: path)
          }
        }
        """,
      ]),
    // The function that registers cells is in the sources, and registers other cells.
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
          <connections>
              <outlet property="rows" destination="l" id="o"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController {
          @IBOutlet var rows: UITableView!
          func setUp() { RowCell.register(in: rows) }
          func row(_ path: IndexPath) -> UITableViewCell {
            rows.dequeueReusableCell(withIdentifier: ↓"Part", for: path)
          }
        }
        class RowCell: UITableViewCell {
          static func register(in list: UITableView) { list.register(self, forCellReuseIdentifier: "Row") }
        }
        """
      ]),
    // Other code does not register cells, and a macro may load any nib.
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
          <connections>
              <segue destination="a" kind="show" identifier="detail" id="b"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let parts: Parts
          func start(_ application: UIApplication) {
            application.registerForRemoteNotifications()
            UIApplication.shared.registerForRemoteNotifications()
            UserDefaults.standard.register(defaults: [:])
            undoManager?.registerUndo(withTarget: self) { _ in }
            parts.register(Part.self)
          }
        }
        class Parts {}
        """,
        "ListController.swift": """
        class ListController: UIViewController {
          func show() { performSegue(withIdentifier: ↓"details", sender: self) }
          func row(_ list: UITableView, _ path: IndexPath) -> UITableViewCell {
            list.dequeueReusableCell(withIdentifier: ↓"Row", for: path)
          }
        }
        """,
        "Loader.m": """
        #define LOAD(name) [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil]
        @implementation Loader
        - (void)start:(UIApplication *)application {
          [application registerForRemoteNotifications];
          [[UIApplication sharedApplication] registerUserNotificationSettings:nil];
        }
        @end
        """,
      ]),
    // Code registers cells for other lists.
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
          <connections>
              <outlet property="rows" destination="l" id="o"/>
          </connections>
      </viewController>
      <viewController id="b" customClass="OtherController" sceneMemberID="viewController"/>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController {
          @IBOutlet var rows: UITableView!
          @IBOutlet var parts: UITableView!
          func add(_ kind: UITableViewCell.Type) {
            parts.register(kind, forCellReuseIdentifier: kind.identifier)
          }
          func row(_ path: IndexPath) -> UITableViewCell {
            rows.dequeueReusableCell(withIdentifier: ↓"Row", for: path)
          }
        }
        """,
        "OtherController.swift": """
        class OtherController: UIViewController {
          @IBOutlet var tableView: UITableView!
          func add(_ kind: UITableViewCell.Type) {
            tableView.register(kind, forCellReuseIdentifier: kind.identifier)
            tableView.register(kind, forCellReuseIdentifier: "Row")
          }
        }
        """,
      ]),
    Example(
      """
      <viewController id="a" customClass="ListController" storyboardIdentifier="List" sceneMemberID="viewController">
          <connections>
              <segue destination="a" kind="show" identifier="detail" id="b"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "ListController.swift": """
        class ListController: UIViewController {
          func show() {
            performSegue(withIdentifier: ↓"details", sender: self)
            storyboard?.instantiateViewController(withIdentifier: ↓"Detail")
          }
        }
        """
      ]),
    Example(
      """
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
          <connections>
              <segue destination="a" kind="show" identifier="detail" id="b"/>
          </connections>
      </viewController>
      """, in: .scene,
      code: [
        "ListController.h": """
        @interface ListController : UIViewController
        @end
        """,
        "ListController.m": """
        #import "ListController.h"
        @implementation ListController
        - (void)show {
          [self performSegueWithIdentifier:↓@"details" sender:self];
          [self.list dequeueReusableCellWithIdentifier:↓@"Row" forIndexPath:self.path];
        }
        @end
        """,
      ]),
  ]
}
