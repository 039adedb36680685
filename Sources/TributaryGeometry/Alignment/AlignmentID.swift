public import Foundation

/// A name for an alignment guide, with the value that it has in views which do not set one.
///
/// Conforming types are used as names only; they are never instantiated.
public protocol AlignmentID: SendableMetatype {
  /// The value of the guide in a view that does not set it, in points from the view's top leading corner.
  ///
  /// It follows from the dimensions alone: what it reads besides, of an observable object for instance, is not observed.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

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
