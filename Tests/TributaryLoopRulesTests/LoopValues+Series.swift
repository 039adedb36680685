extension LoopValues {
  /// Returns a loop of one reader and one state: in each pass the next number is delivered to the reader, which writes
  /// it.
  ///
  ///     numbers 0 8 16        pass 2: delivered 8, had 0     pass 3: delivered 16, had 8 (pending)
  static func loop(of numbers: [some Equatable]) -> LoopValues {
    let steps = zip(numbers, numbers.dropFirst()).enumerated().map { index, step in
      (pass: firstPass + index, old: step.0, new: step.1)
    }
    let deliveries = steps.map { DeliveryTrack.Entry(pass: $0.pass, old: $0.old, value: $0.new, place: nil) }
    let changes = steps.dropLast().map { ChangeTrack.Entry(pass: $0.pass, old: $0.old, new: $0.new) }
    return LoopValues(
      readers: [DeliveryTrack(ContiguousArray(deliveries))],
      states: [ChangeTrack(ContiguousArray(changes), isOfObject: false)], now: steps.last?.pass ?? firstPass,
      areEqual: areEqual)
  }

  /// Returns whether two values of the tests, which are numbers, are equal.
  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as Double, let b as Double): a == b
    case (let a as Int, let b as Int): a == b
    case (let a as Bool, let b as Bool): a == b
    default: false
    }
  }
}
