import TributaryGeometry

extension LayoutProperties {
  /// The properties of a stack along an axis.
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension StackSolver {
  /// Places the subviews of a layout; right to left is mirrored by the container.
  mutating func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    subviews.sheet.stackOrigin = bounds.origin
    defer { subviews.sheet.stackOrigin = .zero }
    place(
      in: bounds.size, proposal: proposal, direction: .leftToRight, children: subviews.elements, placingAll: true)
  }

  /// A guide of the layout, in points from the corner of the bounds.
  mutating func explicitGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(
      key, in: ViewDimensions(size: bounds.size, proposal: proposal), children: subviews.elements)
  }
}
