#if SourceChecks
  import TestPackages
  import TestSupport
  import Testing

  /// The classes that a screen loads with the scenes in it.
  @Suite struct SceneClassTests {
    private let project: AppProject

    init() throws { project = try AppProject() }

    @Test(arguments: [#"referencedIdentifier="Shed""#, ""])
    func `a screen loads the classes of scenes in other storyboards`(identifier: String) throws {
      let package = try project.package([
        "Form.swift": "import UIKit\n",
        "Board.swift": "import UIKit\nimport Kelp\nclass Board: UIViewController {}\n",
        "Pier.storyboard": Documents.storyboard(
          """
                  <scene sceneID="s1"><objects>
                      <tabBarController storyboardIdentifier="Gate" id="a" sceneMemberID="viewController">
                          <connections><segue destination="b" kind="relationship" relationship="viewControllers" id="c"/></connections>
                      </tabBarController>
                  </objects></scene>
                  <scene sceneID="s2"><objects>
                      <viewControllerPlaceholder storyboardName="Quay" \(identifier) id="b" sceneMemberID="viewController"/>
                  </objects></scene>
                  <scene sceneID="s3"><objects>
                      <viewController storyboardIdentifier="Lamp" id="d" sceneMemberID="viewController"/>
                  </objects></scene>
          """),
        "Quay.storyboard": Documents.storyboard(
          """
                  <scene sceneID="s1"><objects>
                      <viewController storyboardIdentifier="Shed" customClass="Board" id="a" sceneMemberID="viewController"/>
                  </objects></scene>
          """, attributes: #"initialViewController="a""#),
      ])
      let files = package.files(dependency: "/x", version: "1.0.0", package: "/work/Checks")
      let tests = try #require(files.first { $0.path.hasSuffix("ScreenTests.swift") }).text
      for title in ["Pier shows Gate (skeleton)", "Pier shows Lamp", "Quay shows Shed (skeleton)"] {
        #expect(tests.contains("func `\(title)`(device"), "\(title)\n\(tests)")
      }
    }
  }
#endif
