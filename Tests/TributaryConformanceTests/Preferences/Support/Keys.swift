/// The words of all writers, in fold order.
enum Words: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The greatest number.
enum Greatest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The number of the first writer; reduce never calls nextValue.
enum FirstNumber: PreferenceKey {
  static let defaultValue = -1

  static func reduce(value: inout Int, nextValue: () -> Int) {}
}
