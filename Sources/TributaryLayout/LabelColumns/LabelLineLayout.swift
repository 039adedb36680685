package import TributaryGeometry

/// A layout of a label on one side of the line between two columns, and its control on the other side.
///
///     │ label ‹8›┊control │
///
/// The label has its ideal width, unless the control has too little space beside it: then the label is proposed half of
/// the width, or the width that the control leaves. Text in both views is aligned on the first baseline; otherwise the
/// views are centered vertically. A label without a width has no gap.
///
/// The layout arranges exactly two views, and sets the guide of ``LabelColumn``.
package struct LabelLineLayout: Layout, Sendable {
  package init() {}

  private static var gap: CGFloat { 8 }

  /// The minimum width of a control that can grow, in points.
  private static var leastControl: CGFloat { 80 }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    line(proposal, subviews)?.size ?? .zero
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let line = line(proposal, subviews) else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.minX + max(0, line.start - Self.gap), y: bounds.minY + line.labelTop), anchor: .topTrailing,
      proposal: line.labelProposal)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + line.start, y: bounds.minY + line.controlTop), proposal: line.controlProposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    if guide.key == LabelColumn.key { return line(proposal, subviews)?.start }
    return mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The positions of both views, relative to the top leading corner of the line, in points.
  private struct Line {
    let labelProposal: ProposedViewSize
    let controlProposal: ProposedViewSize
    let start: CGFloat
    let labelTop: CGFloat
    let controlTop: CGFloat
    let size: CGSize
  }

  private func line(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Line? {
    guard subviews.count == 2 else { return nil }
    let (label, control) = (subviews[0], subviews[1])
    let ideal = control.sizeThatFits(.unspecified).width
    let grows = control.sizeThatFits(.infinity).width > ideal
    let requested = grows ? max(ideal, Self.leastControl) : ideal
    let start = labelEnd(label.sizeThatFits(.unspecified).width, in: proposal.width, beside: requested)
    let labelProposal = ProposedViewSize(width: max(0, start - Self.gap), height: nil)
    let controlProposal = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - start) } ?? (grows ? requested : nil), height: proposal.height)
    let sizes = (label.dimensions(in: labelProposal), control.dimensions(in: controlProposal))
    let tops = tops(sizes.0, sizes.1)
    return Line(
      labelProposal: labelProposal, controlProposal: controlProposal, start: start, labelTop: tops.label,
      controlTop: tops.control,
      size: CGSize(
        width: start + sizes.1.width,
        height: max(tops.label + sizes.0.height, tops.control + sizes.1.height)))
  }

  /// Returns the start of the control, in points.
  private func labelEnd(_ ideal: CGFloat, in width: CGFloat?, beside control: CGFloat) -> CGFloat {
    if ideal == 0 { return 0 }
    guard let width, width.isFinite else { return ideal + Self.gap }
    return min(ideal + Self.gap, max(width / 2, width - control, Self.gap))
  }

  private func tops(_ label: ViewDimensions, _ control: ViewDimensions) -> (label: CGFloat, control: CGFloat) {
    let offset: CGFloat
    if let first = label[explicit: .firstTextBaseline], let second = control[explicit: .firstTextBaseline] {
      offset = second - first
    } else {
      offset = (control.height - label.height) / 2
    }
    return (max(0, offset), max(0, -offset))
  }
}
