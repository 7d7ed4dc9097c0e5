public import Foundation

/// A calendar, limited to what code can configure: no days are shown.
///
/// `choose(_:of:)` of UIKitTesting chooses a day. The delegate is asked for decorations, but they are not shown.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true
  /// The way in which days are selected; nil if they cannot be selected.
  open var selectionBehavior: UICalendarSelection?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    visibleDateComponents = dateComponents
    guard previous != dateComponents else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// The decorations of days, as provided by the delegate.
  private(set) var decorations: [DateComponents: Decoration] = [:]

  /// Asks the delegate for the decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    guard wantsDateDecorations, let delegate else { return }
    for date in dates { decorations[date] = delegate.calendarView(self, decorationFor: date) }
  }

  /// A decoration of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    let kind: String

    init(_ kind: String) { self.kind = kind }

    public override convenience init() { self.init("default") }
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) { self.init("image") }
    public convenience init(customViewProvider: @escaping () -> UIView) { self.init("view") }

    open class func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration("default") }
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration("image") }
    open class func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration("view")
    }
  }

  /// The size of a decoration, with UIKit's raw values.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
  }

  /// Selects a day as a tap does: if it is in the available range, and the delegate of the selection allows it.
  /// - Returns: Whether the day was selected or deselected.
  @discardableResult
  package func tapDate(_ components: DateComponents) -> Bool {
    guard let date = calendar.date(from: components), availableDateRange.contains(date) else {
      return false
    }
    return selectionBehavior?.tap(components) ?? false
  }
}

/// Provides the decorations of days.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) {}
}

/// The way in which days are selected.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Does nothing: the delegate is asked which days can be selected when a test taps one.
  open func updateSelectableDates() {}
  /// Selects a day as a tap does.
  func tap(_ date: DateComponents) -> Bool { false }
}

/// A selection of a single day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day without calling the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func tap(_ date: DateComponents) -> Bool {
    guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return false }
    selectedDate = date
    delegate?.dateSelection(self, didSelectDate: date)
    return true
  }
}

/// An object that is notified when the user selects a day, and can prevent the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of several days; tapping a selected day deselects it.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days without calling the delegate.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func tap(_ date: DateComponents) -> Bool {
    if let index = selectedDates.firstIndex(of: date) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return false }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: date) ?? true else { return false }
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
    return true
  }
}

/// An object that is notified when the user selects or deselects days, and can prevent this.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
