public import Foundation

/// Wheels with rows to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var selectedRows: [Int: Int] = [:]

  /// A picker without a data source.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showsSelectionIndicator = coder.nib.bool("UIShowsSelectionBar") ?? false
  }

  /// How many wheels the data source has.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows the data source has for a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Reloads every component; rows that no longer exist are deselected.
  open func reloadAllComponents() {
    for component in selectedRows.keys { reloadComponent(component) }
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    guard let row = selectedRows[component] else { return }
    selectedRows[component] = max(min(row, numberOfRows(inComponent: component) - 1), 0)
  }

  /// Turns a wheel to a row, without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }

  /// The row of a wheel; -1 if there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    return selectedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  // MARK: Touches

  private var wheel: (component: Int, start: CGPoint)?

  /// The height of a row of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: wheelRect(component).width, height: height > 0 ? height : PickerRules.rowHeight)
  }

  /// The part of the bounds that a wheel takes: those without a width share what the others leave.
  package func wheelRect(_ component: Int) -> CGRect {
    let widths = (0..<numberOfComponents).map { component in
      max(delegate?.pickerView(self, widthForComponent: component) ?? 0, 0)
    }
    guard widths.indices.contains(component) else { return .zero }
    let free = max(bounds.width - widths.reduce(0, +), 0)
    let share = free / CGFloat(max(widths.filter { $0 == 0 }.count, 1))
    let all = widths.map { $0 > 0 ? $0 : share }
    let start = (bounds.width - all.reduce(0, +)) / 2
    return CGRect(
      x: bounds.minX + start + all[..<component].reduce(0, +), y: bounds.minY,
      width: all[component], height: bounds.height)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard wheel == nil, let place = touches.first?.location(in: self) else { return }
    let component = (0..<numberOfComponents).first { wheelRect($0).contains(place) }
    wheel = component.map { ($0, place) }
  }

  /// Turns the wheel by the rows that it was dragged, or to the row that was tapped, and tells the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let (component, start) = wheel, let place = touches.first?.location(in: self) else {
      return
    }
    wheel = nil
    let height = rowSize(forComponent: component).height
    let isTap = abs(place.y - start.y) <= PanRules.slop
    let distance = isTap ? place.y - bounds.midY : start.y - place.y
    let count = numberOfRows(inComponent: component)
    let old = selectedRow(inComponent: component)
    let steps = (distance / height).rounded()
    guard count > 0, steps.isFinite else { return }
    let row = min(max(old + Int(nearest: min(max(steps, -1e9), 1e9)), 0), count - 1)
    guard row != old else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { wheel = nil }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.pickerSize }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPickerView.dataSource)
    nib.delegate("delegate", \UIPickerView.delegate)
    nib.outlet("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
  }
}

/// Sizes of a picker that Apple does not publish.
enum PickerRules {
  /// Of a row whose delegate wants no height, in points.
  static let rowHeight: CGFloat = 32
}

/// What a picker shows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the appearance of a picker's rows, and is notified of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What holds for a delegate that has no method.
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
