@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// The headers and footers of a lazy container that remain visible, and their shifts.
package struct SectionPins {
  package var views: PinnedScrollableViews = []
  /// The visible part of the container that no bar covers, along its axis from its near edge, in points; `nil` if
  /// unknown.
  package var window: Range<CGFloat>?
  /// The sections of the segments, determined on first use.
  var runs: SectionRuns?

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
  /// Returns the part of a visible part that no bar covers: the part inside the bounds of the scroll view.
  ///
  /// - Parameter visible: The visible part, which extends below bars.
  package final func pinWindow(in visible: Range<CGFloat>) -> Range<CGFloat> {
    guard !pins.views.isEmpty, !visible.isEmpty, let scroll = scrollContainer(along: axis) else { return visible }
    let rect = transform(upTo: scroll).inverted().map(CGRect(origin: .zero, size: scroll.size))
    let near = axis == .vertical ? rect.minY : isMirrored ? size.width - rect.maxX : rect.minX
    let (low, high) = (
      max(visible.lowerBound, near), min(visible.upperBound, near + rect.size.length(along: axis))
    )
    return low < high ? low..<high : visible
  }

  /// Updates the visible part of the container that no bar covers.
  ///
  /// - Returns: Whether the shift of a header or footer changed, which requires placement.
  /// - Complexity: O(*n*) in the segments of the sections between the old and the new edges of the visible part.
  package final func takePinWindow(_ window: Range<CGFloat>) -> Bool {
    guard !pins.views.isEmpty, pins.window != window else { return false }
    // Without a visible part, no header or footer is shifted.
    let old = pins.window ?? -CGFloat.infinity..<CGFloat.infinity
    pins.window = window
    var hasChanged = false
    for (from, to) in [(old.lowerBound, window.lowerBound), (old.upperBound, window.upperBound)] where from != to {
      let passed = segments(touching: min(from, to) - abs(gap)..<max(from, to) + abs(gap))
      for number in Array(passed) + pinnedViews(around: passed) where pins.holds(segments[number].part) {
        segmentsVisited += 1
        guard shift(of: number, in: old) != shift(of: number, in: window) else { continue }
        unplaced.insert(number)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Marks the headers and footers of the section of a segment whose length has changed.
  package final func markPins(around number: Int) {
    guard segments.indices.contains(number) else { return }
    for pinned in pinnedViews(around: number..<number + 1) { unplaced.insert(pinned) }
  }

  /// Returns the distance by which a header or footer is moved to remain visible, in points.
  package final func pinShift(of number: Int) -> CGFloat {
    guard let window = pins.window, pins.holds(segments[number].part) else { return 0 }
    return shift(of: number, in: window)
  }

  private func shift(of number: Int, in window: Range<CGFloat>) -> CGFloat {
    let length = max(0, length(of: 0, in: number) - gap)
    let start = start(ofSegment: number)
    if segments[number].part == .header {
      let end = self.start(ofSegment: sectionRuns.bodyEnds[number])
      return max(0, min(window.lowerBound, end - gap - length) - start)
    }
    let first = self.start(ofSegment: sectionRuns.bodyStarts[number])
    return min(0, max(window.upperBound - length, first) - start)
  }

  private var sectionRuns: SectionRuns {
    if let runs = pins.runs { return runs }
    let runs = SectionRuns(segments)
    pins.runs = runs
    return runs
  }

  /// Returns the pinned headers and footers outside a range of segments that belong to sections in the range.
  package final func pinnedViews(around range: Range<Int>) -> [Int] {
    guard !pins.views.isEmpty, !range.isEmpty else { return [] }
    var result: [Int] = []
    var number = sectionRuns.starts[range.lowerBound]
    while number < range.lowerBound, segments[number].part == .header {
      result.append(number)
      number += 1
    }
    number = sectionRuns.ends[range.upperBound - 1] - 1
    while number >= range.upperBound, segments[number].part == .footer {
      result.append(number)
      number -= 1
    }
    return result.filter { pins.holds(segments[$0].part) }
  }
}

/// The section of each segment of a lazy container: the adjacent segments of the same section.
///
///     header │ rows │ rows │ footer │ header │ rows
///     └─────────── a run ──────────┘ └─── a run ──┘
///     header:  the body ends at the footer
///     footer:  the body starts after an earlier header, or with it
struct SectionRuns {
  /// For each segment, the first segment of its run.
  private(set) var starts: [Int] = []
  /// For each segment, the end of its run.
  private(set) var ends: [Int]
  /// For each segment, the first later segment that is a footer or in another section.
  private(set) var bodyEnds: [Int]
  /// For each segment, the first segment of the part of the section before it that a pinned footer is limited to.
  private(set) var bodyStarts: [Int] = []

  init(_ segments: ContiguousArray<RowSegment>) {
    ends = Array(repeating: segments.count, count: segments.count)
    bodyEnds = ends
    for index in segments.indices {
      guard index > 0, segments[index - 1].section === segments[index].section else {
        starts.append(index)
        bodyStarts.append(index)
        continue
      }
      starts.append(starts[index - 1])
      bodyStarts.append(segments[index - 1].part == .header ? index : bodyStarts[index - 1])
    }
    for index in segments.indices.dropLast().reversed() {
      let isLast = segments[index + 1].section !== segments[index].section
      ends[index] = isLast ? index + 1 : ends[index + 1]
      bodyEnds[index] = isLast || segments[index + 1].part == .footer ? index + 1 : bodyEnds[index + 1]
    }
  }
}
