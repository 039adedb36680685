@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The headers and footers of a lazy container that remain visible, and their shifts.
package struct SectionPins {
  package var views: PinnedScrollableViews = []
  /// The visible part of the container, along its axis from its near edge, in points; `nil` if unknown.
  package var window: Range<CGFloat>?
  /// The shift of each moved segment, in points.
  package var shifts: [Int: CGFloat] = [:]

  package init() {}

  /// Returns whether a part of a section remains visible.
  package func holds(_ part: RowPart) -> Bool {
    switch part {
    case .header: views.contains(.sectionHeaders)
    case .footer: views.contains(.sectionFooters)
    case .content: false
    }
  }
}

/// The kinds of section views that remain visible while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers, at the near edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// Section footers, at the far edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Headers and footers that remain visible while a part of their section is.
///
///              ┌ header ┐  is at the top of the window,
///     window → │  row   │  but not below the end of its section
///              │  row   │
///              └ footer ┘
///
/// Pinned views always exist, are drawn in front of the rows, and occupy their original place in the layout.
extension LazyContainerNode {
  /// Updates the visible part of the container.
  ///
  /// - Returns: Whether the shifts changed, which requires placement.
  package final func takePinWindow(_ window: Range<CGFloat>) -> Bool {
    guard !pins.views.isEmpty, pins.window != window else { return false }
    pins.window = window
    let old = pins.shifts
    resolvePins()
    return pins.shifts != old
  }

  /// Computes the shift of each header and footer from its position and the extent of its section.
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

  /// Moves pinned headers and footers to the end of the drawing order, so that they are drawn and hit in front of the
  /// rows.
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
