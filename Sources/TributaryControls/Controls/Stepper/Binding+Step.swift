@_spi(Engine) import TributaryEngine

/// Which button of a stepper is pressed.
enum StepDirection {
  case up, down
}

extension Binding where Value: Strideable {
  /// Moves the value by a step, but not beyond a range, nor beyond the numbers that its type has.
  func step(_ direction: StepDirection, by step: Value.Stride, in bounds: ClosedRange<Value>? = nil) {
    let now = wrappedValue
    guard let number = now as? any FixedWidthInteger, let length = step as? Int,
      let end = number.moved(direction, by: length) as? Value
    else {
      wrappedValue = now.moved(by: direction == .up ? step : -step, in: bounds)
      return
    }
    guard let bounds else { return wrappedValue = end }
    wrappedValue = end > now ? Swift.min(end, bounds.upperBound) : Swift.max(end, bounds.lowerBound)
  }
}

extension FixedWidthInteger {
  /// The number some way further up or down, or the last one on that way.
  fileprivate func moved(_ direction: StepDirection, by step: Int) -> Self {
    let isUp = (direction == .up) == (step >= 0)
    let (end, isBeyond): (Self, Bool)
    if let way = Self(exactly: step) {
      (end, isBeyond) = direction == .up ? addingReportingOverflow(way) : subtractingReportingOverflow(way)
    } else if let length = Self(exactly: step.magnitude) {
      (end, isBeyond) = isUp ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    } else {
      (end, isBeyond) = (self, true)
    }
    return isBeyond ? (isUp ? .max : .min) : end
  }
}

extension Strideable {
  /// The value some way further on, but not beyond a range.
  fileprivate func moved(by step: Stride, in bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return advanced(by: step) }
    // Only the way that is left is gone: a step beyond the end might be no number any more.
    let end = step > 0 ? bounds.upperBound : bounds.lowerBound
    let room = distance(to: end)
    return (step > 0 ? step < room : step > room) ? advanced(by: step) : end
  }
}
