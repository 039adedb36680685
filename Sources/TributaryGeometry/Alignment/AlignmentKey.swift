package import Foundation

/// The identity of an alignment guide: its identifier type and its axis.
@frozen
@usableFromInline
package struct AlignmentKey: Sendable {
  /// The kinds of guides. Built-in kinds compute their default value without a call through the identifier type.
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

  /// Whether explicit values in a container with several children also apply to the container.
  ///
  /// Edges and centers do not escape, because they position a child in its own container. Baselines and custom guides
  /// escape.
  @inlinable package var escapesContainers: Bool {
    switch kind {
    case .start, .center, .end: false
    case .custom, .firstTextBaseline, .lastTextBaseline: true
    }
  }

  /// Returns the value in a view that does not set the guide, in points. The value is finite if the dimensions are
  /// finite.
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
