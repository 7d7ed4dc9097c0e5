public import Foundation

/// A view with wheels of rows from which the user chooses.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var selectedRows: [Int: Int] = [:]

  /// Creates a picker view without a data source.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a picker view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showsSelectionIndicator = coder.nib.bool("UIShowsSelectionBar") ?? false
  }

  /// The number of wheels that the data source provides.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows that the data source provides for a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Reloads every component, and moves selections of missing rows to the last row.
  open func reloadAllComponents() {
    for component in selectedRows.keys { reloadComponent(component) }
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    guard let row = selectedRows[component] else { return }
    selectedRows[component] = max(min(row, numberOfRows(inComponent: component) - 1), 0)
  }

  /// Turns a wheel to a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }

  /// Returns the selected row of a wheel, or -1 if the wheel does not exist or has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    return selectedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  // MARK: Touches

  private var wheel: (component: Int, start: CGPoint)?

  /// Returns the size of a wheel's row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: wheelRect(component).width, height: height > 0 ? height : PickerRules.rowHeight)
  }

  /// Returns the part of the bounds that a wheel covers. Wheels without a width share the remaining space.
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

  /// Turns the wheel by the rows that the user dragged it, or to the row that the user tapped, and calls the delegate.
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

/// Dimensions of a picker that Apple does not publish.
enum PickerRules {
  /// The height of a row if the delegate does not provide one, in points.
  static let rowHeight: CGFloat = 32
}

/// A data source that provides the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the appearance of a picker's rows and is notified of choices.
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

/// Default implementations of the optional methods.
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
