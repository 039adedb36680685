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
