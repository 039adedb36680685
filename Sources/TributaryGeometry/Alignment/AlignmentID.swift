public import Foundation

/// A type that identifies an alignment guide and defines its default value.
///
/// Conforming types serve only as identifiers and are never instantiated.
public protocol AlignmentID: SendableMetatype {
  /// The value of the guide in a view that does not set it, in points from the view's top leading corner.
  ///
  /// The value must depend only on the dimensions. Other reads, such as those of an observable object, are not tracked.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

// The identifiers of the built-in guides. Their keys carry the kind, so these functions run only when client code calls
// them through the type.

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
