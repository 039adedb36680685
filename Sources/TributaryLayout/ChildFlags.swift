public import TributaryGeometry

/// The properties of one child that a solver stores, in one byte.
@frozen
@usableFromInline
package struct ChildFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @_transparent @usableFromInline package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The child was measured, and its size is the same for every proposal.
  @usableFromInline package static var rigid: ChildFlags { @_transparent get { ChildFlags(rawValue: 1) } }
  /// The child is in the list of children to place even if they do not move.
  @usableFromInline package static var marked: ChildFlags { @_transparent get { ChildFlags(rawValue: 2) } }
  /// The guides of the child may differ from the defaults.
  @usableFromInline package static var explicitGuides: ChildFlags { @_transparent get { ChildFlags(rawValue: 4) } }
  /// The child contains text, so its baselines differ from the defaults.
  @usableFromInline package static var textBaselines: ChildFlags { @_transparent get { ChildFlags(rawValue: 8) } }
  /// The stored guide corresponds to the stored size.
  @usableFromInline package static var guided: ChildFlags { @_transparent get { ChildFlags(rawValue: 16) } }
  /// The child belongs to the group with the highest priority.
  @usableFromInline package static var leading: ChildFlags { @_transparent get { ChildFlags(rawValue: 32) } }
  /// The solver has placed the child, which stores its origin and proposal.
  @usableFromInline package static var placed: ChildFlags { @_transparent get { ChildFlags(rawValue: 64) } }
  /// The child has not been measured since its last change.
  @usableFromInline package static var stale: ChildFlags { @_transparent get { ChildFlags(rawValue: 128) } }

  /// Whether the child was placed and has not changed since.
  @usableFromInline var isPlacedAndUnmarked: Bool { @_transparent get { rawValue & (64 | 2) == 64 } }

  /// Returns whether a guide with this key may have been set in the child.
  @inlinable package func maySet(_ key: AlignmentKey) -> Bool {
    if contains(.explicitGuides) { return true }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return contains(.textBaselines)
    case .custom, .start, .center, .end: return false
    }
  }
}

/// Set operations on whole bytes. The operations of `OptionSet` are generic, which is expensive without optimization.
extension ChildFlags {
  /// The flags that a measurement of the child sets.
  @usableFromInline static var measured: ChildFlags { @_transparent get { ChildFlags(rawValue: 128 | 1 | 16 | 4 | 8) } }

  /// The flags that the guides of the child depend on.
  @usableFromInline static var guideFacts: ChildFlags { @_transparent get { ChildFlags(rawValue: 4 | 8) } }
  /// No flags.
  @usableFromInline package static var none: ChildFlags { @_transparent get { ChildFlags(rawValue: 0) } }

  @_transparent @usableFromInline
  package func contains(_ other: ChildFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @_transparent @usableFromInline
  package mutating func formUnion(_ other: ChildFlags) { self = ChildFlags(rawValue: rawValue | other.rawValue) }

  @_transparent @usableFromInline
  package mutating func formIntersection(_ other: ChildFlags) { self = ChildFlags(rawValue: rawValue & other.rawValue) }

  @_transparent @usableFromInline
  package mutating func subtract(_ other: ChildFlags) { self = ChildFlags(rawValue: rawValue & ~other.rawValue) }

  @_transparent @usableFromInline
  package func subtracting(_ other: ChildFlags) -> ChildFlags { ChildFlags(rawValue: rawValue & ~other.rawValue) }

  @_transparent @usableFromInline
  package func intersection(_ other: ChildFlags) -> ChildFlags { ChildFlags(rawValue: rawValue & other.rawValue) }
}
