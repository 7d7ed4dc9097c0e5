public import Foundation

/// A choice of a day, a time or a length of time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What the picker looks like.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  private var storedDate: Date
  open var datePickerMode = Mode.dateAndTime { didSet { updateWheels() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { updateWheels() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The steps of minutes: a divisor of 60, at most 30.
  open var minuteInterval = 1 { didSet { updateWheels() } }
  /// In seconds, for the count-down.
  open var countDownDuration: TimeInterval = 0 { didSet { updateWheels() } }
  open var locale: Locale? { didSet { updateWheels() } }
  open var calendar: Calendar! = .current { didSet { updateWheels() } }
  open var timeZone: TimeZone? { didSet { updateWheels() } }
  open var roundsToMinuteInterval = true
  private var wheels: DateWheels?

  /// A picker of a day and a time.
  ///
  /// Headless nothing reads the wall clock: the date is the beginning of 2001 until one is set.
  public override init(frame: CGRect = .zero) {
    storedDate = Date(timeIntervalSinceReferenceDate: 0)
    super.init(frame: frame)
  }

  /// A picker from a nib.
  public required init?(coder: NSCoder) {
    storedDate = Date(timeIntervalSinceReferenceDate: 0)
    super.init(coder: coder)
    let nib = coder.nib
    datePickerMode = nib.enumeration("UIDatePickerMode") ?? .dateAndTime
    preferredDatePickerStyle = nib.enumeration("UIDatePickerStyle") ?? .automatic
    storedDate = nib.object("UIDate") ?? storedDate
    minimumDate = nib.object("UIMinimumDate")
    maximumDate = nib.object("UIMaximumDate")
    minuteInterval = nib.int("UIMinuteInterval") ?? 1
    countDownDuration = nib.double("UICountDownDuration") ?? 0
    updateWheels()
  }

  /// What is chosen; a date out of the range becomes the nearest end.
  open var date: Date {
    get { storedDate }
    set {
      defer { updateWheels() }
      storedDate = newValue
      // A range whose ends have changed places is ignored, as on a device.
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { storedDate = max(storedDate, minimumDate) }
      if let maximumDate { storedDate = min(storedDate, maximumDate) }
    }
  }

  /// Chooses a date; no action is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // MARK: Wheels

  /// What the picker looks like: wheels where they are preferred, and where there is nothing else.
  ///
  /// Source: Apple's page of `datePickerStyle`. A picker of another look is only touched by `choose(_:of:)`.
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

  /// Takes what the user has chosen, and sends the actions if that is something else.
  func take(_ values: DateComponents, _ calendar: Calendar) {
    let old = (date, countDownDuration)
    if datePickerMode == .countDownTimer {
      // Source: Apple's page of `countDownDuration`: a minute is the least.
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
  /// The date of some components, in the last day of the month if that has no such day.
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
