import TributaryGeometry
import TributaryLayout

/// How an editor grows with its text, in lines.
struct PageGrowth: Equatable {
  let fewest: Int
  /// More scroll; `nil` for any number.
  let most: Int?

  func lines(for count: Int) -> Int { max(fewest, min(count, most ?? count)) }
}

/// The room of an editor: what it is offered, or, where it grows with its text, as many lines as that has.
struct PageRoom: Layout {
  /// `nil` for what is offered.
  let growth: PageGrowth?
  /// In points.
  let lineHeight: CGFloat
  /// How many lines the text has in a width, in points.
  let countLines: (CGFloat) -> Int
  /// The width of the text in a single line.
  let idealWidth: () -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let growth else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let width = proposal.width ?? idealWidth()
    return CGSize(width: width, height: CGFloat(growth.lines(for: countLines(width))) * lineHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
