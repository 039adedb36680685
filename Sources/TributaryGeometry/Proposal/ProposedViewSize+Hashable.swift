public import Foundation

extension ProposedViewSize: Hashable {
  // The raw words cannot be compared as they are: not-a-number differs from itself, and nil equals nil.
  @inlinable public static func == (lhs: ProposedViewSize, rhs: ProposedViewSize) -> Bool {
    isSameLength(lhs.rawWidth, rhs.rawWidth) && isSameLength(lhs.rawHeight, rhs.rawHeight)
  }

  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  @inlinable package static func isSameLength(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
    lhs == rhs || (lhs.isNaN && rhs.isNaN)
  }
}
