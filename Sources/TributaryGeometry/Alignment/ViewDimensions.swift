public import Foundation

/// The size of a view and its alignment guides, in its own coordinates.
///
/// Off the main thread it knows no guides that were set.
@frozen
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The proposal that the size answers.
  @usableFromInline package let proposal: ProposedViewSize
  /// Who knows the explicit guides; nil if there are none.
  @usableFromInline package let guides: (any ExplicitGuides)?

  @inlinable package init(size: CGSize, proposal: ProposedViewSize, guides: (any ExplicitGuides)? = nil) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.guides = guides
  }

  /// The size in points.
  @inlinable package var size: CGSize { CGSize(width: width, height: height) }

  /// The value of a horizontal guide, in points from the leading edge.
  @inlinable public subscript(guide: HorizontalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// The value of a vertical guide, in points from the top edge.
  @inlinable public subscript(guide: VerticalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// The value that was set for a horizontal guide, in points from the leading edge; nil if none was.
  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// The value that was set for a vertical guide, in points from the top edge; nil if none was.
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// What code of users may know of it where it runs.
  @usableFromInline var usable: ViewDimensions {
    guard let guides, !guides.mayBeAsked else { return self }
    return ViewDimensions(size: size, proposal: proposal)
  }

  @inlinable package func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.defaultValue(in: self)
  }

  @inlinable package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    // User code computes guides; what is no number is as good as not set.
    guard let value = guides?.explicitGuide(key, in: self), value.isFinite else { return nil }
    return value.asCoordinate
  }
}

extension ViewDimensions: Equatable {
  @inlinable public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.guides === rhs.guides
  }
}

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

/// The explicit guide of a container, made of those of its children one by one.
///
///     [1, 3, 5, nil]   →   mean 3 · first baseline 1 · last baseline 5
@frozen
@usableFromInline
package struct GuideMerge {
  @usableFromInline let kind: AlignmentKey.Kind
  @usableFromInline var count = 0
  @usableFromInline var value: CGFloat = 0

  @inlinable package init(_ key: AlignmentKey) { kind = key.kind }

  /// Takes one more value into account, in points of the container; nil and values that are not finite do not count.
  @inlinable package mutating func add(_ next: CGFloat?) {
    guard let next, next.isFinite else { return }
    count += 1
    guard count > 1 else {
      value = next
      return
    }
    switch kind {
    case .firstTextBaseline: value = min(value, next)
    case .lastTextBaseline: value = max(value, next)
    case .custom, .start, .center, .end: value += (next - value) / CGFloat(count)
    }
  }

  /// The merged value, or nil if there was none.
  @inlinable package var result: CGFloat? { count == 0 ? nil : value }

  @inlinable package static func merge<S>(_ values: S, for key: AlignmentKey) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    var merge = GuideMerge(key)
    for value in values { merge.add(value) }
    return merge.result
  }
}
