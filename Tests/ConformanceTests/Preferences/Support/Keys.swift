import TributaryEngine

/// Words of all writers, in the order of the fold.
enum Words: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The greatest number.
enum Greatest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The number of the last writer.
enum LastNumber: PreferenceKey {
  static let defaultValue = -1

  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

/// The number of the first writer: never asks for another.
enum FirstNumber: PreferenceKey {
  static let defaultValue = -1

  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// A sum whose default is no identity: folding it in would show.
enum SumFromHundred: PreferenceKey {
  static let defaultValue = 100

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A number that may be missing; the default is not written.
enum MaybeNumber: PreferenceKey {
  typealias Value = Int?

  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}
