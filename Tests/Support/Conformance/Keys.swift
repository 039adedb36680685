/// The words of all writers, in fold order.
package enum Words: PreferenceKey {
  package static let defaultValue: [String] = []

  package static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The greatest number.
package enum Greatest: PreferenceKey {
  package static let defaultValue = 0

  package static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The number of the first writer; reduce never calls nextValue.
package enum FirstNumber: PreferenceKey {
  package static let defaultValue = -1

  package static func reduce(value: inout Int, nextValue: () -> Int) {}
}
