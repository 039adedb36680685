@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The ideal cross length of a lazy stack, which is that of its first view.
///
/// The other views cannot count, since most of them do not exist. The length remains in effect while the first view is
/// scrolled away, so that the stack does not change its width.
struct FirstViewIdealLength {
  /// The ideal cross length of the first view when it last existed, in points; `nil` if it is unknown.
  private(set) var length: CGFloat?
  /// Whether the length can have changed since it was recorded.
  var isOutdated = false
  /// Whether the last measurement required the length of a view that does not exist.
  var isRequired = false
  /// The list or view that begins the content, and the number of changes of its elements.
  private var source: (maker: NodeHandle?, revision: Int) = (nil, 0)

  /// Records the length of the first view, in points.
  mutating func record(_ length: CGFloat) {
    self.length = length
    isOutdated = false
    isRequired = false
  }

  /// Records the list or view that begins the content.
  mutating func follow(_ maker: NodeHandle?, revision: Int) {
    if source.maker == maker, source.revision == revision { return }
    source = (maker, revision)
    isOutdated = true
  }
}

extension LazyStackNode {
  /// Records the ideal cross length of the first view if it exists. Otherwise, the realization of rows makes it if its
  /// length is not known.
  final func recordIdeal() {
    var next = (segment: 0, element: 0)
    func skipEmptySegments() {
      while segments.indices.contains(next.segment), (segments[next.segment].list?.count ?? 1) <= next.element {
        next = (next.segment + 1, 0)
      }
    }
    skipEmptySegments()
    guard segments.indices.contains(next.segment) else { return }
    let first = segments[next.segment]
    ideal.follow(first.maker.map { host.handles.handle(for: $0) }, revision: first.list?.revision ?? 0)
    for place in places {
      guard (place.segment, place.element) == next else { break }
      if place.count > 0 {
        var breadth: CGFloat = 0
        if let item = items[itemRange(of: place)].first {
          breadth = length(of: item, for: rowProposal(cross: .nan)).across
        }
        return ideal.record(breadth)
      }
      next.element += 1
      skipEmptySegments()
    }
    // No element has a view.
    guard segments.indices.contains(next.segment) else { return ideal.record(0) }
    ideal.isRequired = ideal.isOutdated || ideal.length == nil
  }
}
