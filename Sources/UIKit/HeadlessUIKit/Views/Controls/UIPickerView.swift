public import Foundation

/// A view with wheels of rows from which the user chooses.
///
/// Each wheel scrolls. It slows down after a flick, stops with a row in its middle, and then calls the delegate.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetColumns() } }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { forgetColumns() } }
  }
  /// Stored only, as since iOS 7: the indicator is always shown (source: Apple's documentation).
  open var showsSelectionIndicator = true
  /// The wheels; empty until the first layout, and after the data source or delegate has been replaced.
  private var columns: [PickerColumn] = []
  /// The rows that code has selected before the wheels exist.
  private var wantedRows: [Int: Int] = [:]

  /// Creates a picker view without a data source.
  public override init(frame: CGRect) { super.init(frame: frame) }

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

  // MARK: Wheels

  private func forgetColumns() {
    for column in columns {
      wantedRows[column.component] = column.selected
      column.removeFromSuperview()
    }
    columns = []
    setNeedsLayout()
  }

  private func column(_ component: Int) -> PickerColumn? {
    columns.indices.contains(component) ? columns[component] : nil
  }

  /// Creates the wheels, if they do not exist or their number has changed.
  private func makeColumns() {
    let count = max(numberOfComponents, 0)
    guard columns.count != count else { return }
    forgetColumns()
    columns = (0..<count).map { PickerColumn($0, of: self) }
    for column in columns {
      addSubview(column)
      column.frame = wheelRect(column.component)
      column.reload()
      column.turn(to: wantedRows[column.component] ?? 0, animated: false)
    }
    wantedRows = [:]
  }

  /// Whether a wheel is turning or held by a finger.
  package var isTurning: Bool { columns.contains(where: \.isTurning) }

  /// Reloads all wheels, and moves selections of missing rows to the last row.
  open func reloadAllComponents() {
    for component in wantedRows.keys { reloadComponent(component) }
    if columns.count != max(numberOfComponents, 0) { return forgetColumns() }
    for column in columns { column.reload() }
    setNeedsLayout()
  }

  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) {
    if let row = wantedRows[component] {
      wantedRows[component] = max(min(row, numberOfRows(inComponent: component) - 1), 0)
    }
    column(component)?.reload()
  }

  /// Turns a wheel to a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if let column = column(component) {
      column.turn(to: row, animated: animated)
    } else {
      wantedRows[component] = row
    }
  }

  /// Returns the selected row of a wheel, or -1 if the wheel does not exist or has no rows.
  ///
  /// While the wheel turns, this is the row at which it last rested.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return -1 }
    if let column = column(component) { return column.count > 0 ? column.selected : -1 }
    return wantedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Returns the view of a row, or nil if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component)?.view(ofRow: row)
  }

  /// Returns the delegate's view for a row.
  func view(ofRow row: Int, inComponent component: Int, reusing old: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
      ?? old ?? UIView()
  }

  // MARK: Layout

  /// Returns the size of a wheel's row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: wheelRect(component).width, height: height > 0 ? height : PickerRules.rowHeight)
  }

  /// Returns the part of the bounds that a wheel covers. Wheels without a width share the remaining space.
  package func wheelRect(_ component: Int) -> CGRect {
    let widths = (0..<max(numberOfComponents, 0)).map { component in
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeColumns()
    for column in columns {
      let frame = wheelRect(column.component)
      if column.frame != frame { column.frame = frame }
    }
  }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.pickerSize }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("dataSource", \UIPickerView.dataSource)
    nib.delegate("delegate", \UIPickerView.delegate)
    nib.outlet("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
  }
}

/// Dimensions of a picker that Apple does not document.
enum PickerRules {
  /// The height of a row if the delegate does not provide one, in points.
  static let rowHeight: CGFloat = 32
  /// The size of the font of rows with a title, in points. Assumed.
  static let fontSize: CGFloat = 21
}

/// A data source that provides the number of wheels and of their rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the appearance of a picker's rows and is notified of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
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
  /// Returns a label with the attributed title, or else with the plain one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: PickerRules.fontSize)
    if let title = self.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
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
