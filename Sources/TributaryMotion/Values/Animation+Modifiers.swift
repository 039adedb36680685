public import Foundation
import TributaryGeometry

extension Animation {
  /// The same course, begun later; until then the value stands where it was.
  ///
  /// - Parameter delay: Seconds; a negative delay starts in the middle of the course.
  public func delay(_ delay: TimeInterval) -> Animation {
    delayed(base, by: delay.orZero)
  }

  /// The same course, faster by a factor.
  ///
  /// - Parameter speed: What is negative or no number counts as 0: the value stands still.
  public func speed(_ speed: Double) -> Animation {
    accelerated(base, by: speed.asDuration)
  }

  /// The course several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often; less than 1 counts as 1.
  ///   - autoreverses: Whether every second time leads back. Each direction counts; an even count ends with a jump.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(base, max(1, repeatCount), autoreverses: autoreverses)
  }

  /// The course again and again, as long as the view lives or until another animation takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(base, nil, autoreverses: autoreverses)
  }

  /// The same course, which counts as done after some time.
  ///
  /// - Parameter duration: Seconds; what is negative or no number counts as 0.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    completed(base, after: duration.asDuration)
  }
}

// These functions give the type that is hidden in an animation a name.

private func delayed(_ base: some CustomAnimation, by delay: Double) -> Animation {
  Animation(DelayedAnimation(base: base, delay: delay))
}

private func accelerated(_ base: some CustomAnimation, by factor: Double) -> Animation {
  Animation(AcceleratedAnimation(base: base, factor: factor))
}

private func repeated(_ base: some CustomAnimation, _ count: Int?, autoreverses: Bool) -> Animation {
  Animation(RepeatedAnimation(base: base, count: count, autoreverses: autoreverses))
}

private func completed(_ base: some CustomAnimation, after duration: Double) -> Animation {
  Animation(CompletedAnimation(base: base, duration: duration))
}
