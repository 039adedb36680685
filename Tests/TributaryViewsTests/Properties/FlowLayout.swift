import TributaryGeometry
import TributaryLayout
import TributaryViews

/// A layout of views in lines, with as many in each as fit; a view can request space before it.
struct FlowLayout: Layout {
  var gap: CGFloat
  /// Whether the views of a line are aligned on the baseline of their text instead of its top.
  var baseline: Bool

  /// The space before a view, in points.
  enum Room: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  struct Cache {
    var ideals: [CGSize]
    var widths: [CGFloat: [CGPoint]] = [:]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) }) }

  private func corners(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> [CGPoint] {
    if let known = cache.widths[width] { return known }
    var point = CGPoint.zero
    var lineHeight: CGFloat = 0
    let corners = zip(subviews, cache.ideals).map { subview, size in
      let room = subview[Room.self]
      if point.x > 0, point.x + room + size.width > width {
        point = CGPoint(x: 0, y: point.y + lineHeight + gap)
        lineHeight = 0
      }
      let dimensions = subview.dimensions(in: .unspecified)
      let rise = baseline ? dimensions[.firstTextBaseline] / 4 : 0
      let corner = CGPoint(x: point.x + room, y: point.y + rise)
      point.x += room + size.width + gap
      lineHeight = max(lineHeight, size.height + rise)
      return corner
    }
    cache.widths[width] = corners
    return corners
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let corners = corners(proposal.width ?? .infinity, subviews, &cache)
    return zip(corners, cache.ideals).reduce(into: CGSize.zero) { result, item in
      result.width = max(result.width, item.0.x + item.1.width)
      result.height = max(result.height, item.0.y + item.1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let corners = corners(proposal.width ?? .infinity, subviews, &cache)
    for (subview, corner) in zip(subviews, corners) {
      subview.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
    }
  }
}

extension Spec.Parameters {
  /// One of the built-in stacks as a layout, or the flow layout.
  var anyLayout: AnyLayout {
    switch a % 4 {
    case 0: AnyLayout(HStackLayout(alignment: vertical, spacing: spacing))
    case 1: AnyLayout(VStackLayout(alignment: horizontal, spacing: spacing))
    case 2: AnyLayout(ZStackLayout(alignment: alignment))
    default: AnyLayout(FlowLayout(gap: spacing ?? 2, baseline: b < 5))
    }
  }
}
