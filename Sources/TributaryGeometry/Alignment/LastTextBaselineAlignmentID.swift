package import Foundation

@usableFromInline package enum LastTextBaselineAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
