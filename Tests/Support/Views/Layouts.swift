/// A layout that passes its proposal on.
package struct Forwarding: Layout {
  package init() {}

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A layout that passes its proposal on and lends its subviews.
package struct Lending: Layout {
  private nonisolated(unsafe) let lend: (LayoutSubviews) -> Void

  package init(lend: @escaping (LayoutSubviews) -> Void) { self.lend = lend }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lend(subviews)
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// The numbers of calls of a layout, a shape, and a guide.
package final class LayoutCounter: @unchecked Sendable {
  package var sizes = 0
  package var placements = 0
  package var guides = 0

  package init() {}
}

/// A shape that takes the proposal and counts its measurements.
package struct CountingShape: Shape {
  private let counter: LayoutCounter

  package init(counter: LayoutCounter) { self.counter = counter }

  package func path(in rect: CGRect) -> Path { Path(rect) }
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    counter.sizes += 1
    return proposal.replacingUnspecifiedDimensions()
  }
}

/// A type for each level of a recursion.
package enum Deeper<Level> {}

/// A key of sums for each type of a level.
package enum LevelSum<Level>: PreferenceKey {
  package static var defaultValue: Int { 0 }
  package static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
