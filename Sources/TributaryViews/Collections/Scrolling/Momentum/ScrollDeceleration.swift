package import Foundation
package import TributaryGeometry
package import TributaryMotion

/// The course of content that was let go: it loses the same share of its speed in equal times.
///
///     way(t) = way · (1 − e^(−t/τ)),   τ = 1/4 s: it comes to rest where a drag predicts its end
package struct ScrollDeceleration: CustomAnimation {
  /// How long it takes until the rest cannot be seen, in seconds.
  package let duration: Double

  /// The time in which the speed falls to a third, nearly; in seconds.
  package static let timeConstant = 0.25
  /// What is left of a way that counts as nothing, in points.
  private static let rest = 0.25

  /// - Parameter distance: The whole way, in points.
  package init(over distance: CGFloat) {
    duration = Self.timeConstant * max(1, log(max(1, Double(abs(distance)) / Self.rest)))
  }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: 1 - exp(-max(0, time) / Self.timeConstant))
  }
}
