import TributaryGeometry
import TributaryLayout

/// A layout of a text field with its placeholder. The placeholder does not change the size of the field, except that a
/// field without a proposed width is wide enough for its text, or for the placeholder in place of the text.
struct FieldLayout: Layout {
  /// A closure that returns the width of the text, in points.
  let textWidth: () -> CGFloat
  /// The width to add to that of the placeholder, in points.
  let placeholderMargin: CGFloat
  /// The part of the remaining height above the placeholder.
  let verticalPart: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let field = subviews.first else { return .zero }
    if proposal.width != nil { return field.sizeThatFits(proposal) }
    var width = max(textWidth(), field.sizeThatFits(proposal).width)
    for placeholder in subviews.dropFirst() {
      width = max(width, placeholder.sizeThatFits(.unspecified).width + placeholderMargin)
    }
    return field.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = ProposedViewSize(bounds.size)
    subviews.first?.place(at: bounds.origin, proposal: size)
    let point = CGPoint(x: bounds.minX, y: bounds.minY + verticalPart * bounds.height)
    for placeholder in subviews.dropFirst() {
      placeholder.place(at: point, anchor: UnitPoint(x: 0, y: verticalPart), proposal: size)
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide].map { bounds.minX + $0 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide].map { bounds.minY + $0 }
  }
}
