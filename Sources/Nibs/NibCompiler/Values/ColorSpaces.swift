#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Conversions between the color spaces of documents; components are from 0 to 1, or outside in extended spaces.
///
/// Apple's compiler uses its color management; these results agree with it to the precision of a float.
enum ColorSpaces {
  /// Converts from Apple's generic space, whose gamma is 1.8, to sRGB.
  ///
  /// Like Apple's color management, this converts by way of the XYZ space of color profiles, with each step rounded to
  /// single precision. The curves are exact: grays have the same bits as in compiled nibs. The order of operations in the
  /// matrices is not known, so 23 of 51 components from compiled nibs differ in the last bits.
  static func sRGB(fromGeneric components: [Double]) -> [Double] {
    if components.allSatisfy({ $0 == 1 }) { return genericWhite }
    let linear = components.map { signed(Float($0)) { power($0, 1.8) } }
    return multiply(xyzToSRGB, multiply(genericToXYZ, linear)).map { Double(signed($0, encoded)) }
  }

  /// Converts from sRGB to Apple's generic space.
  static func generic(fromSRGB components: [Double]) -> [Double] {
    multiply(sRGBToGeneric, components.map(decoded))
      .map { value in signed(value) { pow($0, 1 / 1.8) } }
  }

  /// Converts from Display P3 to sRGB.
  static func sRGB(fromDisplayP3 components: [Double]) -> [Double] {
    multiply(p3ToSRGB, components.map(decoded)).map(encoded)
  }

  /// Converts from cyan, magenta, yellow and black to Apple's generic space.
  ///
  /// Each full ink has the color that pictures of Apple's simulator (iOS 9) show. The mixture of inks is a model: each
  /// ink lets through a share of the light from the others, and half the amount of an ink absorbs half as much.
  static func generic(fromInks inks: [Double]) -> [Double] {
    (0..<3).map { channel in
      zip(inks, fullInks).reduce(1) { $0 * (1 - $1.0 * (1 - $1.1[channel] / 255)) }
    }
  }

  /// The colors of cyan, magenta, yellow and black on white, in red, green and blue from 0 to 255.
  private static let fullInks: [[Double]] = [
    [0, 146, 209], [204, 0, 106], [255, 241, 11], [20, 20, 19],
  ]

  /// Converts from the generic gray space, whose gamma is 1.8, to sRGB's gray.
  static func grey(fromGeneric white: Double) -> Double {
    white <= 0 || white >= 1 ? white : Double(encoded(power(Float(white), 1.8)))
  }

  /// Converts from the gray space with gamma 2.2 to the generic gray space, whose gamma is 1.8.
  static func genericGrey(_ white: Double) -> Double { pow(decoded(white), 1 / 1.8) }

  private static func signed<Value: BinaryFloatingPoint>(
    _ value: Value, _ transform: (Value) -> Value
  ) -> Value {
    value < 0 ? -transform(-value) : transform(value)
  }

  /// The curve of sRGB in single precision, for positive values.
  private static func encoded(_ linear: Float) -> Float {
    linear <= 0.0031308 ? 12.92 * linear : power(sRGBScale * linear, 1 / 2.4) - 0.055
  }

  /// Returns a power by way of its logarithm, whose rounding shows in the last bits.
  private static func power(_ base: Float, _ exponent: Float) -> Float {
    if base == 0 { return 0 }
    return Float(exp2(Double(Float(log2(Double(base))) * exponent)))
  }

  private static func encoded(_ linear: Double) -> Double {
    signed(linear) { $0 <= 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func decoded(_ value: Double) -> Double {
    signed(value) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    guard vector.count == 3 else { return vector }
    return matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  private static func multiply(_ matrix: [SIMD3<Float>], _ vector: [Float]) -> [Float] {
    guard vector.count == 3 else { return vector }
    return matrix.map { row in
      (row[1] * vector[1]).addingProduct(row[2], vector[2]).addingProduct(row[0], vector[0])
    }
  }

  /// The XYZ components of red, green and blue in the profile of the generic space, in its 16 bits for fractions. In the
  /// XYZ space of profiles, 1 is the largest number of 16 bits.
  private static let genericToXYZ = [
    SIMD3<Double>(29773, 23157, 10266), SIMD3(15854, 44147, 5535), SIMD3(976, 5940, 47158),
  ].map { SIMD3<Float>($0 / 65536 * (65535 / 65536)) }
  /// The inverse of the same matrix of sRGB's profile, in single precision.
  private static let xyzToSRGB: [SIMD3<Float>] = [
    [3.1341603, -1.6174172, -0.4906409], [-0.97880226, 1.916309, 0.03345523],
    [0.07198414, -0.22898936, 1.4054067],
  ]
  /// The factor of sRGB's curve, as a part of the base of its power.
  private static let sRGBScale = Float(pow(1.055, 2.4))

  /// White in the generic space, which Apple's color management does not treat like other colors.
  private static let genericWhite = [0.9999119639, 1.0000222921, 0.9998833537]
  private static let genericToSRGB = [
    [1.025252266, -0.026561646, 0.001300593], [0.019407934, 0.948042866, 0.032593388],
    [-0.001762930, -0.001436537, 1.003215126],
  ]
  private static let sRGBToGeneric = inverse(of: genericToSRGB)
  private static let p3ToSRGB = [
    [1.2249401, -0.2249402, 0.0], [-0.0420570, 1.0420571, 0.0],
    [-0.0196376, -0.0786361, 1.0982735],
  ]

  /// Returns the inverse of a matrix of three rows, computed from cofactors.
  private static func inverse(of m: [[Double]]) -> [[Double]] {
    func minor(_ row: Int, _ column: Int) -> Double {
      let rows = (0..<3).filter { $0 != row }
      let columns = (0..<3).filter { $0 != column }
      return m[rows[0]][columns[0]] * m[rows[1]][columns[1]]
        - m[rows[0]][columns[1]] * m[rows[1]][columns[0]]
    }
    func cofactor(_ row: Int, _ column: Int) -> Double {
      (row + column) % 2 == 0 ? minor(row, column) : -minor(row, column)
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}
