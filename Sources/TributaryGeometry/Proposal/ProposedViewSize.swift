public import Foundation

/// The size that a container offers to a child; either dimension may be left to the child.
///
///     zero           as small as you can be
///     infinity       as large as you like
///     unspecified    your ideal size
///
/// Dimensions are points. A dimension that is not a number counts as unspecified.
@frozen
public struct ProposedViewSize: Sendable {
  // Not-a-number stands for nil: two words instead of the four of two optionals, since proposals are the keys of
  // every size memo.
  @usableFromInline package var rawWidth: CGFloat
  @usableFromInline package var rawHeight: CGFloat

  /// The proposed width in points, or nil to ask for the ideal width.
  @inlinable public var width: CGFloat? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = newValue ?? .nan }
  }

  /// The proposed height in points, or nil to ask for the ideal height.
  @inlinable public var height: CGFloat? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = newValue ?? .nan }
  }

  /// A proposal from two dimensions in points; nil leaves a dimension to the child.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    rawWidth = width ?? .nan
    rawHeight = height ?? .nan
  }

  /// A proposal with both dimensions given.
  @inlinable public init(_ size: CGSize) {
    rawWidth = size.width
    rawHeight = size.height
  }

  @inlinable package init(rawWidth: CGFloat, rawHeight: CGFloat) {
    self.rawWidth = rawWidth
    self.rawHeight = rawHeight
  }

  /// Zero by zero: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Infinite in both dimensions: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// No dimension given: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with a dimension of `size` wherever none is given.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposed length along an axis with not-a-number for nil.
  @inlinable package func raw(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? rawWidth : rawHeight
  }

  /// A proposal from raw lengths along and across an axis; not-a-number leaves a dimension to the child.
  @inlinable package init(major: CGFloat, minor: CGFloat, axis: Axis) {
    rawWidth = axis == .horizontal ? major : minor
    rawHeight = axis == .horizontal ? minor : major
  }
}

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
