#if SourceChecks
  /// The Swift types of Objective-C types that are not the app's own, with the values that are zero or empty.
  enum BridgedTypes {
    /// The types that are not pointers.
    static let scalars: [String: String] = table(
      """
      BOOL Bool|bool Bool|_Bool Bool|Boolean Bool|char CChar|signed char Int8|unsigned char UInt8|short Int16
      unsigned short UInt16|int Int32|signed Int32|signed int Int32|unsigned UInt32|unsigned int UInt32|long Int
      long int Int|signed long Int|unsigned long UInt|long unsigned int UInt|unsigned long int UInt|long long Int64
      signed long long Int64|unsigned long long UInt64|long long int Int64|float Float|double Double
      long double Double|NSInteger Int|NSUInteger UInt|CGFloat CGFloat|NSTimeInterval TimeInterval
      CFTimeInterval CFTimeInterval|int8_t Int8|int16_t Int16|int32_t Int32|int64_t Int64|uint8_t UInt8
      uint16_t UInt16|uint32_t UInt32|uint64_t UInt64|size_t Int|ssize_t Int|time_t Int|unichar UInt16|Byte UInt8
      uint UInt32|UInt8 UInt8|UInt16 UInt16|UInt32 UInt32|UInt64 UInt64|SInt32 Int32|SInt64 Int64|NSStringEncoding UInt
      NSComparisonResult ComparisonResult|NSSearchPathDirectory FileManager.SearchPathDirectory
      """)

    /// The classes whose objects become values, or that have another name.
    static let classes: [String: String] = table(
      """
      NSString String|NSDate Date|NSData Data|NSURL URL|NSError Error|NSURLRequest URLRequest|NSIndexPath IndexPath
      NSIndexSet IndexSet|NSUUID UUID|NSCalendar Calendar|NSTimeZone TimeZone|NSLocale Locale
      NSDateComponents DateComponents|NSDateInterval DateInterval|NSCharacterSet CharacterSet
      NSNotification Notification|NSURLComponents URLComponents|NSURLQueryItem URLQueryItem|NSBundle Bundle
      NSFileManager FileManager|NSTimer Timer|NSThread Thread|NSOperation Operation|NSOperationQueue OperationQueue
      NSBlockOperation BlockOperation|NSUserDefaults UserDefaults|NSNotificationCenter NotificationCenter
      NSURLSession URLSession|NSURLSessionTask URLSessionTask|NSURLSessionDataTask URLSessionDataTask
      NSURLSessionUploadTask URLSessionUploadTask|NSURLSessionDownloadTask URLSessionDownloadTask
      NSURLSessionConfiguration URLSessionConfiguration|NSURLResponse URLResponse|NSHTTPURLResponse HTTPURLResponse
      NSURLCache URLCache|NSURLCredential URLCredential|NSURLAuthenticationChallenge URLAuthenticationChallenge
      NSHTTPCookie HTTPCookie|NSHTTPCookieStorage HTTPCookieStorage|NSFormatter Formatter
      NSDateFormatter DateFormatter|NSNumberFormatter NumberFormatter|NSByteCountFormatter ByteCountFormatter
      NSInputStream InputStream|NSOutputStream OutputStream|NSStream Stream|NSScanner Scanner|NSXMLParser XMLParser
      NSProgress Progress|NSUndoManager UndoManager|NSProcessInfo ProcessInfo|NSFileHandle FileHandle|NSPipe Pipe
      NSRunLoop RunLoop|NSJSONSerialization JSONSerialization|NSFileWrapper FileWrapper|NSHost Host|NSUnit Unit
      """)

    /// Types of C that are pointers to objects.
    static let references: [String: String] = table(
      """
      dispatch_queue_t DispatchQueue|dispatch_group_t DispatchGroup|dispatch_semaphore_t DispatchSemaphore
      SEL Selector|Class AnyClass|CGColorRef CGColor|CGImageRef CGImage|CGPathRef CGPath|CGContextRef CGContext
      CGMutablePathRef CGMutablePath|CGColorSpaceRef CGColorSpace|CGGradientRef CGGradient|NSNotificationName NSNotification.Name
      NSAttributedStringKey NSAttributedString.Key|NSRunLoopMode RunLoop.Mode|NSErrorDomain String
      """)

    private static func table(_ text: String) -> [String: String] {
      var found: [String: String] = [:]
      for entry in text.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
        guard let space = entry.lastIndex(of: " ") else { continue }
        found[String(entry[..<space])] = String(entry[entry.index(after: space)...])
      }
      return found
    }

    /// Returns the zero or empty value of a Swift type, or nil if it has none.
    static func value(of type: String) -> String? {
      if let value = values[type] { return value }
      return numbers.contains(type) ? "0" : nil
    }

    private static let values: [String: String] = [
      "Bool": "false", "String": "\"\"", "Void": "()", "CGRect": ".zero", "CGPoint": ".zero",
      "CGSize": ".zero", "UIEdgeInsets": ".zero", "UIOffset": ".zero", "NSRange": "NSRange()",
      "CGAffineTransform": ".identity", "CLLocationCoordinate2D": "CLLocationCoordinate2D()",
      "ComparisonResult": ".orderedSame",
    ]

    private static let numbers: Set<String> = [
      "CChar", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Float", "Double", "CGFloat", "TimeInterval", "CFTimeInterval",
    ]
  }
#endif
