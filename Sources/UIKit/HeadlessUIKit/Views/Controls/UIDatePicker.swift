public import Foundation

/// A control for choosing a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that the user chooses.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The appearance of the picker.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  private var storedDate: Date
  /// Whether code or a nib has set the date.
  package private(set) var hasOwnDate = false
  open var datePickerMode = Mode.dateAndTime { didSet { updateWheels() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { updateWheels() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The interval between selectable minutes: a divisor of 60, at most 30.
  open var minuteInterval = 1 { didSet { updateWheels() } }
  /// The duration of the countdown, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { updateWheels() } }
  open var locale: Locale? { didSet { updateWheels() } }
  open var calendar: Calendar! = .current { didSet { updateWheels() } }
  open var timeZone: TimeZone? { didSet { updateWheels() } }
  /// Stored only: ``date`` keeps the value that code sets, and the wheels show the start of its interval.
  open var roundsToMinuteInterval = true
  private var wheels: DateWheels?

  /// Creates a picker for a date and a time.
  ///
  /// The wall clock is never read here, so the date is the start of 2001 until code sets one.
  public override init(frame: CGRect) {
    storedDate = Date(timeIntervalSinceReferenceDate: 0)
    super.init(frame: frame)
  }

  /// Creates a picker from a nib.
  public required init?(coder: NSCoder) {
    storedDate = Date(timeIntervalSinceReferenceDate: 0)
    super.init(coder: coder)
    let nib = coder.nib
    datePickerMode = nib.enumeration("UIDatePickerMode") ?? .dateAndTime
    preferredDatePickerStyle = nib.enumeration("UIDatePickerStyle") ?? .automatic
    if let date: Date = nib.object("UIDate") { (storedDate, hasOwnDate) = (date, true) }
    minimumDate = nib.object("UIMinimumDate")
    maximumDate = nib.object("UIMaximumDate")
    minuteInterval = nib.int("UIMinuteInterval") ?? 1
    countDownDuration = nib.double("UICountDownDuration") ?? 0
    updateWheels()
  }

  /// The chosen date, limited to the range of ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { storedDate }
    set {
      defer { updateWheels() }
      (storedDate, hasOwnDate) = (newValue, true)
      // The range is ignored if the minimum is after the maximum, as on a device.
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { storedDate = max(storedDate, minimumDate) }
      if let maximumDate { storedDate = min(storedDate, maximumDate) }
    }
  }

  /// Sets the date without sending actions.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // MARK: Wheels

  /// The appearance of the picker: wheels if they are preferred or the only available style.
  ///
  /// Source: Apple's documentation of `datePickerStyle`. For other styles, `choose(_:of:)` is the only way to simulate
  /// touches.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || UIKitEra.current < .iOS14 ? .wheels : .compact
  }

  private func updateWheels() {
    guard datePickerStyle == .wheels else {
      wheels?.removeFromSuperview()
      wheels = nil
      return
    }
    let view = wheels ?? DateWheels(self)
    if wheels == nil {
      wheels = view
      addSubview(view)
      setNeedsLayout()
    }
    view.show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateWheels()
    if let wheels, wheels.frame != bounds { wheels.frame = bounds }
  }

  /// Stores the values that the user has chosen, and sends the actions if they change the selection.
  func take(_ values: DateComponents, _ calendar: Calendar) {
    let old = (date, countDownDuration)
    if datePickerMode == .countDownTimer {
      // Source: Apple's documentation of `countDownDuration`: the minimum is one minute.
      countDownDuration = max(Double((values.hour ?? 0) * 60 + (values.minute ?? 0)) * 60, 60)
    } else {
      date = calendar.nearestDate(of: values) ?? date
    }
    if old != (date, countDownDuration) {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  open override var intrinsicContentSize: CGSize { UIKitEra.current.pickerSize }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("date", \UIDatePicker.date)
    nib.outlet("minimumDate", \UIDatePicker.minimumDate)
    nib.outlet("maximumDate", \UIDatePicker.maximumDate)
    nib.number("datePickerMode", \UIDatePicker.datePickerMode)
    nib.number("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    nib.outlet("minuteInterval", \UIDatePicker.minuteInterval)
    nib.outlet("countDownDuration", \UIDatePicker.countDownDuration)
  }
}

extension Calendar {
  /// Returns the date for components. A day that does not exist in the month becomes its last day.
  fileprivate func nearestDate(of components: DateComponents) -> Date? {
    var components = components
    var first = components
    first.day = 1
    guard let month = date(from: first), let days = range(of: .day, in: .month, for: month) else {
      return date(from: components)
    }
    components.day = min(components.day ?? 1, days.count)
    return date(from: components)
  }
}
