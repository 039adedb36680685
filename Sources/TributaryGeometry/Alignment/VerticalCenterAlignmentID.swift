package import Foundation

@usableFromInline package enum VerticalCenterAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
