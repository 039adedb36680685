@_spi(Engine) import TributaryEngine

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
