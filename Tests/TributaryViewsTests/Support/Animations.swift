protocol OneSecond: CustomAnimation {}

extension OneSecond {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
}

/// An animation that runs code when it is compared.
struct ComparedAnimation: OneSecond {
  nonisolated(unsafe) static var ask: () -> Void = {}
  let number: Int
  static func == (a: ComparedAnimation, b: ComparedAnimation) -> Bool {
    ask()
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
