import Testing
import UIKit
import UIKitTesting

@testable import OpenFoodFacts

private final class Listener: AllergensAddTableViewCellDelegate, IconButtonViewDelegate,
  EditNutritiveValueViewDelegate
{
  var taps = 0
  var units: [String?] = []

  func didTapAddButton() { taps += 1 }
  func didTap() { taps += 1 }
  func didChangeUnit(view: EditNutritiveValueView) { units.append(view.getSelectedUnit()) }
}

@MainActor @Suite struct FoodTests {
  @Test func `a cell's button tells its delegate`() throws {
    try withScreen { window in
      let nib = UINib(nibName: "AllergensAddTableViewCell", bundle: nil)
      let cell = try #require(
        nib.instantiate(withOwner: nil).first as? AllergensAddTableViewCell)
      cell.frame = CGRect(x: 0, y: 100, width: window.bounds.width, height: 184)
      window.addSubview(cell)
      window.layoutIfNeeded()
      let listener = Listener()
      cell.delegate = listener
      try tap(cell.addButton)
      #expect(listener.taps == 1)
      #expect(cell.addButton.titleLabel?.numberOfLines == 2)
    }
  }

  @Test func `a view that loads its own nib answers a tap with its recognizer`() throws {
    try withScreen { window in
      let view = IconButtonView(frame: CGRect(x: 40, y: 100, width: 200, height: 60))
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.subviews.first?.frame == view.bounds)
      #expect(view.titleLabel.text == "take a picture !")
      let listener = Listener()
      view.delegate = listener
      try tap(view)
      #expect(listener.taps == 1)
    }
  }

  @Test func `a value is typed, and a picker takes the place of the keyboard for its unit`() throws
  {
    try withScreen { window in
      let view = EditNutritiveValueView(frame: CGRect(x: 0, y: 100, width: 390, height: 80))
      window.addSubview(view)
      window.layoutIfNeeded()
      let listener = Listener()
      view.delegate = listener
      try type("<1,5", into: view.inputTextField)
      let value = view.getInputValue()
      #expect(value?.modifier == "<" && value?.value == 1.5)
      #expect(view.getSelectedUnit() == "g")
      try tap(view.unitButton)
      HeadlessClock.shared.advance(by: 1)
      #expect(view.hiddenUnitInputTextField.inputView is UIPickerView)
      #expect(view.hiddenUnitInputTextField.isFirstResponder)
      // The app keeps nothing of the picker's controller, so that it is gone by now.
      view.didGetSelection(value: "mg")
      #expect(view.getSelectedUnit() == "mg" && view.unitButton.currentTitle == "mg")
      #expect(listener.units == ["mg"])
    }
  }
}
