@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// Headers and footers that stay in sight for as long as anything of their section is.
///
///              ┌ header ┐  stands at the top of what is seen,
///     window → │  row   │  but no lower than the end of its section
///              │  row   │
///              └ footer ┘
///
/// They are always there, are drawn in front of the rows, and take their room where they would stand by themselves.
extension LazyContainerNode {
  /// Takes the part of the container that can be seen.
  ///
  /// - Returns: Whether anything has to be placed again for that.
  package final func takePinWindow(_ window: Range<CGFloat>) -> Bool {
    guard !pins.views.isEmpty, pins.window != window else { return false }
    pins.window = window
    let old = pins.shifts
    resolvePins()
    return pins.shifts != old
  }

  /// Decides by how much each header and footer is moved, from where they and their sections stand.
  package final func resolvePins() {
    if pins.views.isEmpty {
      if !pins.shifts.isEmpty { pins.shifts = [:] }
      return
    }
    guard let window = pins.window else { return }
    var shifts: [Int: CGFloat] = [:]
    let starts = segmentStarts
    for number in segments.indices where pins.holds(segments[number].part) {
      let shift = shift(of: number, starts, in: window)
      if shift != 0 { shifts[number] = shift }
    }
    pins.shifts = shifts
  }

  private func shift(of number: Int, _ starts: [CGFloat], in window: Range<CGFloat>) -> CGFloat {
    let section = segments[number].section
    let length = max(0, length(of: 0, in: number) - gap)
    if segments[number].part == .header {
      var end = number + 1
      while end < segments.count, segments[end].section === section, segments[end].part != .footer { end += 1 }
      return max(0, min(window.lowerBound, starts[end] - gap - length) - starts[number])
    }
    var start = number
    while start > 0, segments[start - 1].section === section, segments[start - 1].part != .header { start -= 1 }
    return min(0, max(window.upperBound - length, starts[start]) - starts[number])
  }

  /// Lets headers and footers that stay in sight be drawn, and hit, in front of the rows.
  package final func raisePinnedItems() {
    guard !pins.views.isEmpty else { return }
    var pinned: Set<Int32> = []
    for place in places where pins.holds(segments[place.segment].part) {
      for index in place.items { pinned.insert(Int32(index)) }
    }
    if pinned.isEmpty { return }
    let order = drawingOrder.isEmpty ? ContiguousArray(0..<Int32(items.count)) : drawingOrder
    let raised = ContiguousArray(order.filter { !pinned.contains($0) } + order.filter { pinned.contains($0) })
    if raised != drawingOrder {
      drawingOrder = raised
      needsDraw()
    }
  }
}
