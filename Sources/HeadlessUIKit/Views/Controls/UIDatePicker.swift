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
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// The steps of minutes: a divisor of 60, at most 30.
  open var minuteInterval = 1
  /// In seconds, for the count-down.
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var roundsToMinuteInterval = true

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
  }

  /// What is chosen; a date out of the range becomes the nearest end.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = newValue
      // A range whose ends have changed places is ignored, as on a device.
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { storedDate = max(storedDate, minimumDate) }
      if let maximumDate { storedDate = min(storedDate, maximumDate) }
    }
  }

  /// Chooses a date; no action is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

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
