package import Foundation

/// What tells one guide from another: the type of its name, and the axis.
@frozen
@usableFromInline
package struct AlignmentKey: Sendable {
  /// The guides that need no call through their type.
  @frozen
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case custom
    /// Leading or top.
    case start
    case center
    /// Trailing or bottom.
    case end
    case firstTextBaseline
    case lastTextBaseline
  }

  @usableFromInline package let id: any AlignmentID.Type
  @usableFromInline package let axis: Axis
  @usableFromInline package let kind: Kind

  @inlinable package init(_ id: any AlignmentID.Type, axis: Axis, kind: Kind = .custom) {
    self.id = id
    self.axis = axis
    self.kind = kind
  }

  /// Whether explicit values inside a container of several children are values of the container too.
  ///
  /// The edges and centres do not escape: they say where a child stands in its own container. Baselines and custom
  /// guides do.
  @inlinable package var escapesContainers: Bool {
    switch kind {
    case .start, .center, .end: false
    case .custom, .firstTextBaseline, .lastTextBaseline: true
    }
  }

  /// The value in a view that does not set the guide, in points; finite wherever the dimensions are.
  @inlinable package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    switch kind {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom:
      let value = id.defaultValue(in: dimensions)
      return value.asCoordinate
    }
  }
}

extension AlignmentKey: Hashable {
  @inlinable package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.kind == rhs.kind && lhs.axis == rhs.axis
      && (lhs.kind != .custom || ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id))
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
