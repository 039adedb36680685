package protocol OneSecond: CustomAnimation {}

extension OneSecond {
  package func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
}

/// An animation that runs code when it is compared.
package struct ComparedAnimation: OneSecond {
  package nonisolated(unsafe) static var ask: () -> Void = {}
  private let number: Int

  package init(number: Int) { self.number = number }

  package static func == (a: ComparedAnimation, b: ComparedAnimation) -> Bool {
    ask()
    return a.number == b.number
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
