import TributaryGeometry

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
