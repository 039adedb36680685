package import Foundation

@usableFromInline package enum HorizontalCenterAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
