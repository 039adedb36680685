@_spi(Engine) import TributaryEngine

/// The last value that a page was created from, which a page that is popped keeps.
final class LastValue<Value> {
  private(set) var value: Value?

  /// Returns a new value, or the last one if the view whose body is being evaluated departs.
  @MainActor
  func update(_ make: () -> Value?) -> Value? {
    if currentEvaluation.node?.isAbsent(.departing) ?? false { return value }
    let new = make()
    value = new
    return new
  }
}
