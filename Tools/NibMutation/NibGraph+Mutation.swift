import NibFormat
import TestSupport

extension NibGraph {
  /// Changes one thing; every index stays in range, so that the graph can be written and read.
  mutating func mutate(_ random: inout RandomSource) {
    guard !objects.isEmpty, !values.isEmpty, !keys.isEmpty else { return }
    let value = random.below(values.count)
    let object = random.below(objects.count)
    switch random.below(11) {
    case 0, 1, 2: retarget(value, &random)
    case 3: objects[object].classIndex = random.below(classes.count)
    case 4: classes[random.below(classes.count)].name = random.pick(Self.classNames)
    case 5: keys[random.below(keys.count)] = random.pick(Self.keyNames)
    case 6: values[value].key = UInt32(random.below(keys.count))
    case 7: changeType(value, &random)
    case 8: changeNumber(value, &random)
    case 9: removeValues(of: object, &random)
    default: swapValues(value, random.below(values.count))
    }
  }

  private static let classNames = [
    "NSObject", "UIView", "UILabel", "UIButton", "UITableView", "UITableViewCell",
    "UIViewController",
    "UIClassSwapper", "UIProxyObject", "UIRuntimeOutletConnection", "UIRuntimeEventConnection",
    "UIRuntimeOutletCollectionConnection", "UINibKeyValuePair", "NSLayoutConstraint", "UIColor",
    "UIFont", "NSArray", "NSDictionary", "NSString", "NSNumber", "NSData", "NSValue", "NSURL", "",
    "_TtC3App8DotsView", "_TtC", "_TtC99999999999999999999App", "App.Missing", "ÄÖ",
  ]

  private static let keyNames = [
    "UISubviews", "UIBounds", "UICenter", "UISource", "UIDestination", "UILabel", "UIClassName",
    "UIOriginalClassName", "UIResourceName", "UIProxiedObjectIdentifier", "UINibTopLevelObjectsKey",
    "UINibObjectsKey", "UINibConnectionsKey", "UINibEncoderEmptyKey", "NSInlinedValue", "NS.bytes",
    "NSFirstItem", "NSSecondItem", "UIViewAutolayoutConstraints", "UIKeyPath", "UIValue", "",
  ]

  /// A reference leads elsewhere: to itself, to the root, or to any object, so that trees have cycles.
  private mutating func retarget(_ value: Int, _ random: inout RandomSource) {
    let references = values.indices.filter { values[$0].type == .object }
    guard !references.isEmpty else { return }
    let place = values[value].type == .object ? value : random.pick(references)
    values[place].bits = UInt64(random.below(random.below(3) == 0 ? 1 : objects.count))
  }

  private mutating func changeType(_ value: Int, _ random: inout RandomSource) {
    let type = random.pick(NibValueType.allCases)
    let bits: UInt64
    switch type {
    case .object: bits = UInt64(random.below(objects.count))
    case .data:
      // A stretch of what there is.
      let start = random.below(data.count + 1)
      let length = random.below(min(data.count - start, 64) + 1)
      bits = UInt64(start) << 32 | UInt64(length)
    case .true, .false, .nil: bits = 0
    case .int8: bits = UInt64(bitPattern: Int64(random.below(256) - 128))
    case .int16: bits = UInt64(bitPattern: Int64(random.below(65_536) - 32_768))
    case .int32, .int64: bits = UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: random.next())))
    case .float: bits = random.next() & 0xFFFF_FFFF
    case .double: bits = random.next()
    }
    values[value].type = type
    values[value].bits = bits
  }

  /// A number becomes one that arithmetic stumbles over.
  private mutating func changeNumber(_ value: Int, _ random: inout RandomSource) {
    switch values[value].type {
    case .int8, .int16, .int32, .int64:
      values[value].type = .int64
      values[value].bits = random.pick([0, 1, .max, 1 << 63, (1 << 63) - 1, 1 << 32, 0xFFFF_FFFF])
    case .double:
      let numbers = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0, .leastNonzeroMagnitude,
      ]
      values[value].bits = random.pick(numbers).bitPattern
    case .float:
      values[value].bits = UInt64(
        random.pick([Float.nan, .infinity, .greatestFiniteMagnitude]).bitPattern)
    case .data:
      // The bytes of a rectangle become numbers without bounds; a text loses its end.
      let length = values[value].bits & 0xFFFF_FFFF
      values[value].bits -= random.below(3) == 0 ? length : min(length, 1)
    case .true, .false, .nil, .object: changeType(value, &random)
    }
  }

  private mutating func removeValues(of object: Int, _ random: inout RandomSource) {
    objects[object].valueCount = random.below(objects[object].valueCount + 1)
  }

  private mutating func swapValues(_ one: Int, _ other: Int) { values.swapAt(one, other) }
}
