public import Foundation

/// The size of a view and its alignment guides, in the view's coordinate space.
///
/// Explicit guides are available only on the main thread.
@frozen
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The proposal that resulted in this size.
  @usableFromInline package let proposal: ProposedViewSize
  /// The source of the explicit guides, or `nil` if none are set.
  @usableFromInline package let guides: (any ExplicitGuides)?

  @inlinable package init(size: CGSize, proposal: ProposedViewSize, guides: (any ExplicitGuides)? = nil) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.guides = guides
  }

  /// The size in points.
  @inlinable package var size: CGSize { CGSize(width: width, height: height) }

  /// Accesses the value of a horizontal guide, in points from the leading edge.
  @inlinable public subscript(guide: HorizontalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// Accesses the value of a vertical guide, in points from the top edge.
  @inlinable public subscript(guide: VerticalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// Accesses the explicit value of a horizontal guide, in points from the leading edge, or `nil` if none is set.
  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// Accesses the explicit value of a vertical guide, in points from the top edge, or `nil` if none is set.
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// These dimensions, without explicit guides if client code must not read them in the current context.
  @usableFromInline var usable: ViewDimensions {
    guard let guides, !guides.mayBeAsked else { return self }
    return ViewDimensions(size: size, proposal: proposal)
  }

  @inlinable package func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.defaultValue(in: self)
  }

  @inlinable package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    // Client code computes guides. A value that is not finite counts as not set.
    guard let value = guides?.explicitGuide(key, in: self), value.isFinite else { return nil }
    return value.asCoordinate
  }
}

extension ViewDimensions: Equatable {
  @inlinable public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.guides === rhs.guides
  }
}

/// A source of the guides that a view or its descendants set explicitly.
@usableFromInline
package protocol ExplicitGuides: AnyObject {
  /// Returns the explicit value of a guide, in points from the top leading corner, or `nil` if none is set.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?

  /// Whether the running client code may read explicit guides.
  var mayBeAsked: Bool { get }
}

extension ExplicitGuides {
  package var mayBeAsked: Bool { true }
}

/// The explicit guide of a container, merged incrementally from those of its children.
///
///     [1, 3, 5, nil]   →   mean 3 · first baseline 1 · last baseline 5
@frozen
@usableFromInline
package struct GuideMerge {
  @usableFromInline let kind: AlignmentKey.Kind
  @usableFromInline var count = 0
  @usableFromInline var value: CGFloat = 0

  @inlinable package init(_ key: AlignmentKey) { kind = key.kind }

  /// Merges another value, in points of the container. `nil` and values that are not finite are ignored.
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

  /// The merged value, or `nil` if no value was merged.
  @inlinable package var result: CGFloat? { count == 0 ? nil : value }

  @inlinable package static func merge<S>(_ values: S, for key: AlignmentKey) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    var merge = GuideMerge(key)
    for value in values { merge.add(value) }
    return merge.result
  }
}
