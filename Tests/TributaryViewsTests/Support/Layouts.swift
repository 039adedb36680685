/// A layout that passes its proposal on.
struct Forwarding: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A layout that passes its proposal on and lends its subviews.
struct Lending: Layout {
  nonisolated(unsafe) let lend: (LayoutSubviews) -> Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lend(subviews)
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// The numbers of calls of a layout, a shape, and a guide.
final class LayoutCounter: @unchecked Sendable {
  var sizes = 0
  var placements = 0
  var guides = 0
}

/// A shape that takes the proposal and counts its measurements.
struct CountingShape: Shape {
  let counter: LayoutCounter
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    counter.sizes += 1
    return proposal.replacingUnspecifiedDimensions()
  }
}

/// A type for each level of a recursion.
enum Deeper<Level> {}

/// A key of sums for each type of a level.
enum LevelSum<Level>: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
