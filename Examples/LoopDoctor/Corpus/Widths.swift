import Tributary

/// Loops that occur only in an interval of widths, which contains 400 points. `--sweep` locates both boundaries.
@MainActor
enum Widths {
  static let cases = [
    LoopCase(
      "own-width-card", "hides a box if the card is high; from 240 to 480 points", .oscillating(2),
      broken: { Card(isClosed: true) }, repaired: { Card(isClosed: false) }),
    LoopCase(
      "own-width-margin", "drops its margin if the content is high; from 400 to 480 points", .oscillating(2),
      broken: { Margin(isClosed: true) }, repaired: { Margin(isClosed: false) }),
    LoopCase(
      "own-width-side", "shows a sidebar if the detail is wide; from 300 to 420 points", .oscillating(2),
      broken: { Sidebar(isClosed: true) }, repaired: { Sidebar(isClosed: false) }),
    LoopCase(
      "own-width-grow", "a middle alternative that grows; from 350 to 430 points", .growing(by: 6),
      broken: { Alternatives(step: 6) }, repaired: { Alternatives(step: 0) }),
    LoopCase(
      "own-width-pages", "a second column if one is high; from 250 to 500 points", .oscillating(2),
      broken: { Columns(isClosed: true) }, repaired: { Columns(isClosed: false) }),
  ]
}

private struct Card: View {
  let isClosed: Bool
  @State private var isHigh = false

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if !isHigh || !isClosed {
        HStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
        VStack(spacing: 0) {
          Box(width: 240, height: 40)
          Box(color: .red, width: 240, height: 40)
        }
      }
      Box(width: 240, height: 40)
      Box(width: 100, height: 70)
    }
    .publish(HeightKey.self) { $0.size.height }
    .onPreferenceChange(HeightKey.self) { isHigh = $0 > 60 }
  }
}

/// A layout with a constant area, like a text that wraps.
private struct Area: Layout {
  let area: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = max(1, proposal.width ?? 100)
    return CGSize(width: width, height: area / width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

private struct Margin: View {
  let isClosed: Bool
  @State private var isHigh = false

  var body: some View {
    Area(area: 40_000) { Color.blue }
      .publish(HeightKey.self) { $0.size.height }
      .padding(.horizontal, isHigh && isClosed ? 0 : 40)
      .onPreferenceChange(HeightKey.self) { isHigh = $0 > 100 }
  }
}

private struct Sidebar: View {
  let isClosed: Bool
  @State private var isWide = false

  var body: some View {
    HStack(spacing: 0) {
      if isWide && isClosed { Box(color: .red, width: 120) }
      Color.blue.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
        .publish(WidthKey.self) { $0.size.width }
    }
    .onPreferenceChange(WidthKey.self) { isWide = $0 >= 300 }
  }
}

private struct Alternatives: View {
  let step: CGFloat

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Box(width: 430)
      Rising(step: step)
      Box(width: 10)
    }
  }
}

private struct Rising: View {
  let step: CGFloat
  @State private var height: CGFloat = 20

  var body: some View {
    Box(width: 350, height: height)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { height = $0 + step }
  }
}

private struct Columns: View {
  let isClosed: Bool
  @State private var isHigh = false

  var body: some View {
    Area(area: isHigh && isClosed ? 50_000 : 100_000) { Color.blue }
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { isHigh = $0 > 200 }
  }
}
