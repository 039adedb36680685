/// The ids of constant ranges.
@usableFromInline @MainActor
enum ConstantRange {
  /// The ids of the most recent range. The rows of a grid often have equal ranges, and share one array of ids.
  private static var recent: ContiguousArray<Int> = []
  /// The largest number of ids that are kept.
  private static let mostKept = 64

  /// Returns the elements of a range, which are the ids.
  @usableFromInline
  static func ids(_ range: Range<Int>) -> ContiguousArray<Int> {
    if recent.count == range.count, recent.first == range.first { return recent }
    let ids = ContiguousArray(range)
    if ids.count <= mostKept { recent = ids }
    return ids
  }
}
