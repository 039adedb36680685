public import Foundation

/// A proposal for the size of a view. A container may leave either dimension unspecified.
///
///     zero           the minimum size
///     infinity       the maximum size
///     unspecified    the ideal size
///
/// Dimensions are in points. Not-a-number counts as unspecified.
@frozen
public struct ProposedViewSize: Sendable {
  // Not-a-number represents `nil`: two words instead of the four of two optionals, because proposals are the keys of
  // every size cache.
  @usableFromInline package var rawWidth: CGFloat
  @usableFromInline package var rawHeight: CGFloat

  /// The proposed width in points, or `nil` to request the ideal width.
  @inlinable public var width: CGFloat? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = newValue ?? .nan }
  }

  /// The proposed height in points, or `nil` to request the ideal height.
  @inlinable public var height: CGFloat? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = newValue ?? .nan }
  }

  /// Creates a proposal from two dimensions in points. A dimension of `nil` is unspecified and requests the ideal
  /// length.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points: `nil` for the ideal width, 0 for the minimum, and infinity for the
  ///     maximum.
  ///   - height: The proposed height in points: `nil` for the ideal height, 0 for the minimum, and infinity for the
  ///     maximum.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    rawWidth = width ?? .nan
    rawHeight = height ?? .nan
  }

  /// Creates a proposal with both dimensions specified, in points.
  @inlinable public init(_ size: CGSize) {
    rawWidth = size.width
    rawHeight = size.height
  }

  @inlinable package init(rawWidth: CGFloat, rawHeight: CGFloat) {
    self.rawWidth = rawWidth
    self.rawHeight = rawHeight
  }

  /// A proposal of zero in both dimensions, which requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// A proposal of infinity in both dimensions, which requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal without dimensions, which requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size in points, with unspecified dimensions replaced by those of `size`.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Accesses the proposed length along an axis, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Returns the proposed length along an axis, with not-a-number for `nil`.
  @inlinable package func raw(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? rawWidth : rawHeight
  }

  /// Creates a proposal from raw lengths along and across an axis. Not-a-number leaves a dimension unspecified.
  @inlinable package init(major: CGFloat, minor: CGFloat, axis: Axis) {
    rawWidth = axis == .horizontal ? major : minor
    rawHeight = axis == .horizontal ? minor : major
  }
}

extension ProposedViewSize: Hashable {
  // The raw words cannot be compared directly: not-a-number differs from itself, but `nil` equals `nil`.
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
