package import Foundation

// Names of the built-in guides. Their keys carry the kind, so these functions run only if someone asks through the type.

@usableFromInline package enum StartAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@usableFromInline package enum HorizontalCenterAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

@usableFromInline package enum TrailingAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

@usableFromInline package enum VerticalCenterAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

@usableFromInline package enum BottomAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

@usableFromInline package enum FirstTextBaselineAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

@usableFromInline package enum LastTextBaselineAlignmentID: AlignmentID {
  @usableFromInline package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
