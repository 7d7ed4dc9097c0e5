enum OptionalMethods {
  static let names: Set<String> = []
}
