package import Foundation

@usableFromInline package enum TrailingAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
