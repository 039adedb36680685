package import Foundation

@usableFromInline package enum BottomAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
