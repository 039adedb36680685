public import Foundation

/// A source of the guides that a view or something in it has set.
@usableFromInline
package protocol ExplicitGuides: AnyObject {
  /// The value that was set for a guide, in points from the top leading corner, or nil if none was.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?

  /// Whether code of users that runs now may ask for guides.
  var mayBeAsked: Bool { get }
}

extension ExplicitGuides {
  package var mayBeAsked: Bool { true }
}
