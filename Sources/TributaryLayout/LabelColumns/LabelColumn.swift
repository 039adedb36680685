package import TributaryGeometry

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
