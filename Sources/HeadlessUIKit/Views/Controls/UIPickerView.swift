public import Foundation

/// Wheels with rows to choose from.
@MainActor
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

  /// Turns a wheel to a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }

  /// The row of a wheel; -1 if there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    return selectedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.pickerSize }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPickerView.dataSource)
    nib.delegate("delegate", \UIPickerView.delegate)
    nib.outlet("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
  }
}

/// What a picker shows.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows look like, and what hears of choices.
@MainActor
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
