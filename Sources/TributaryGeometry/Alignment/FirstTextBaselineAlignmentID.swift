package import Foundation

@usableFromInline package enum FirstTextBaselineAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
