package import TributaryGeometry

/// A layout of a column of labels next to a column of controls, aligned on the line between the columns.
///
///     │       Name ┊ [ field     ] │
///     │ Show hints ┊ ●−            │
///     │            ┊ a note        │
///
/// The column of labels is as wide as the widest label. A view without a guide of ``LabelColumn`` begins at the line.
/// Each view is proposed the width from its start to the trailing edge. Vertically, the layout is that of a stack.
///
/// - Complexity: That of a stack; each view is measured once or twice more to determine the end of its label.
package struct LabelColumnsLayout: Layout, CharacteristicLayout, Sendable {
  package init() {}

  package static var layoutProperties: LayoutProperties { .stack(.vertical) }

  var ownCharacter: LayoutTraits { LayoutTraits(stackOrientation: .vertical) }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var solver = solver(for: subviews)
    return solver.size(for: proposal, children: elements(proposal.width, subviews))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    var solver = solver(for: subviews)
    solver.place(
      in: bounds.size, proposal: proposal, direction: .leftToRight,
      children: elements(proposal.width ?? bounds.width, subviews), placingAll: true)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    // The line is a guide of these columns only.
    if guide.key == LabelColumn.key { return nil }
    return mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func solver(for subviews: Subviews) -> StackSolver {
    StackSolver(
      axis: .vertical, alignment: LabelColumn.key, spacing: nil, gapUnit: subviews.sheet.gapUnits.height)
  }

  /// Returns the views as elements of a stack, each of which is proposed a part of the width.
  private func elements(_ width: CGFloat?, _ subviews: Subviews) -> ContiguousArray<LabelColumnElement> {
    let ends = subviews.map { labelEnd(of: $0, width) }
    let column = max(0, ends.max() ?? 0)
    return ContiguousArray(
      zip(subviews, ends).map { subview, end in
        var inset = column - end
        if let width, width.isFinite, end > 0, labelEnd(of: subview, max(0, width - inset)) < end {
          // The control needs more space than its column has. The label is limited to the width of that column, so that
          // both fit.
          inset = max(inset, 2 * column - width)
        }
        return LabelColumnElement(subview, inset: inset)
      })
  }

  /// Returns the end of a view's label for a proposed width, in points; 0 without a label.
  private func labelEnd(of subview: LayoutSubview, _ width: CGFloat?) -> CGFloat {
    subview.dimensions(in: ProposedViewSize(width: width, height: nil)).explicitValue(of: LabelColumn.key) ?? 0
  }
}

/// The guide of the line between a column of labels and a column of controls.
///
/// A view without this guide has no label, and begins at the line.
package enum LabelColumn: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

  static var key: AlignmentKey { AlignmentKey(LabelColumn.self, axis: .horizontal) }
}

/// The layout value for whether a view begins a group, with a larger distance from its preceding neighbor.
package enum BeginsGroup: LayoutValueKey {
  package static var defaultValue: Bool { false }
}

/// A stack element for a view in columns. It is proposed the total width minus the space before its label.
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
  var mayBeAsked: Bool { child.mayBeAsked }
}

extension ViewSpacing {
  fileprivate static let inColumn = column(8)
  fileprivate static let beginningGroup = column(20)

  /// Returns spacing preferences with a fixed gap above, in points.
  private static func column(_ above: CGFloat) -> ViewSpacing {
    var gaps = SpacingPreferences.none
    gaps.top.any = above
    return ViewSpacing(gaps)
  }
}
