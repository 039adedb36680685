/// All subviews as wide as the widest, side by side, with their preferred gaps; sizes and gaps are cached.
struct EqualWidthRow: Layout {
  struct CacheData {
    let largest: CGSize
    let gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) { size, next in
      CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
    let gaps = subviews.indices.map { index in
      index < subviews.count - 1
        ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
    }
    return CacheData(largest: largest, gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.largest.width * CGFloat(subviews.count) + cache.gaps.reduce(0, +), height: cache.largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    var x = bounds.minX + cache.largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cache.largest))
      x += cache.largest.width + cache.gaps[index]
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

/// Subviews on a circle, rotated by the rank of the first.
struct Wheel: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 4
    let step = Angle.degrees(360.0 / Double(subviews.count)).radians
    let turns = Double(subviews.first?[Rank.self] ?? 0) - 1
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: step * (Double(index) + turns)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = nil
    return properties
  }
}

struct Podium: View {
  @State private var isTie = true
  var body: some View {
    let layout = isTie ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(Wheel())
    layout {
      ForEach(["a", "b"], id: \.self) { name in
        Color.red.frame(width: 20, height: 20).rank(name == "a" ? 2 : 1).accessibilityIdentifier(name)
      }
    }
    .onTapGesture { isTie.toggle() }
  }
}
