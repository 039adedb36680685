package import TributaryGeometry

/// Views below each other that meet at the line between a column of labels and a column of what they are about.
///
///     │       Name ┊ [ field     ] │
///     │ Show hints ┊ ●−            │
///     │            ┊ a note        │
///
/// The column of labels is as wide as the widest of them. A view that sets no guide of ``LabelColumn`` begins at the line. Each
/// is offered what reaches from where it begins to the end of the width. Lengths from top to bottom are those of a stack.
///
/// - Complexity: That of a stack; each view is measured once or twice more, to know where its label ends.
package struct LabelColumnsLayout: Layout, CharacteristicLayout, Sendable {
  package init() {}

  package static var layoutProperties: LayoutProperties { .stack(.vertical) }

  var ownCharacter: LayoutTraits { LayoutTraits(stackOrientation: .vertical) }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var solver = Self.solver
    return solver.size(for: proposal, children: elements(proposal.width, subviews))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    var solver = Self.solver
    solver.place(
      in: bounds.size, proposal: proposal, direction: .leftToRight,
      children: elements(proposal.width ?? bounds.width, subviews), placingAll: true)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    // The line is a matter of these columns alone.
    if guide.key == LabelColumn.key { return nil }
    return mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private static var solver: StackSolver { StackSolver(axis: .vertical, alignment: LabelColumn.key, spacing: nil) }

  /// The views as a stack takes them: each offered a part of the width.
  private func elements(_ width: CGFloat?, _ subviews: Subviews) -> ContiguousArray<LabelColumnElement> {
    let ends = subviews.map { labelEnd(of: $0, width) }
    let column = max(0, ends.max() ?? 0)
    return ContiguousArray(
      zip(subviews, ends).map { subview, end in
        var inset = column - end
        if let width, width.isFinite, end > 0, labelEnd(of: subview, max(0, width - inset)) < end {
          // The control wants more than its column has: the label is as wide as that, so that both fit.
          inset = max(inset, 2 * column - width)
        }
        return LabelColumnElement(subview, inset: inset)
      })
  }

  /// Where the label of a view ends that is offered a width, in points; 0 without a label.
  private func labelEnd(of subview: LayoutSubview, _ width: CGFloat?) -> CGFloat {
    subview.dimensions(in: ProposedViewSize(width: width, height: nil)).explicitValue(of: LabelColumn.key) ?? 0
  }
}

/// The line between a column of labels and a column of what they are about.
///
/// A view that sets no such guide has no label: it begins at the line.
package enum LabelColumn: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

  static var key: AlignmentKey { AlignmentKey(LabelColumn.self, axis: .horizontal) }
}

/// Whether a view begins something new: it stands further below its neighbour.
package enum BeginsGroup: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// A view in columns as a stack sees it: offered the whole width it takes less, by what is free before its label.
final class LabelColumnElement: LayoutElement {
  private let child: SubviewProxy
  private let inset: CGFloat
  let viewSpacing: ViewSpacing

  init(_ subview: LayoutSubview, inset: CGFloat) {
    child = subview.proxy
    self.inset = inset
    viewSpacing = subview[BeginsGroup.self] ? .beginningGroup : .inColumn
  }

  private func narrowed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - inset) }, height: proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(narrowed(proposal)) }

  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.explicitGuide(key, in: ViewDimensions(size: dimensions.size, proposal: narrowed(dimensions.proposal)))
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    child.place(at: origin, proposal: isRigid ? proposal : narrowed(proposal))
  }

  var isRigid: Bool { child.isRigid }
  var layoutPriority: Double { child.layoutPriority }
  var hasExplicitGuides: Bool { child.hasExplicitGuides }
  var hasTextBaselines: Bool { child.hasTextBaselines }
  var gridCell: GridCell { child.gridCell }
  var mayBeAsked: Bool { child.mayBeAsked }
}

extension ViewSpacing {
  fileprivate static let inColumn = column(8)
  fileprivate static let beginningGroup = column(20)

  /// The gap that something in a column leaves above, whatever it is, in points.
  private static func column(_ above: CGFloat) -> ViewSpacing {
    var gaps = SpacingPreferences.none
    gaps.top.any = above
    return ViewSpacing(gaps)
  }
}
