public import TributaryGeometry

/// What a solver remembers of one child, in one byte.
@frozen
@usableFromInline
package struct ChildFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @_transparent @usableFromInline package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Measured, and the answer holds for every proposal.
  @usableFromInline package static var rigid: ChildFlags { @_transparent get { ChildFlags(rawValue: 1) } }
  /// In the list of children to place even if they do not move.
  @usableFromInline package static var marked: ChildFlags { @_transparent get { ChildFlags(rawValue: 2) } }
  /// Its guides may differ from the defaults.
  @usableFromInline package static var explicitGuides: ChildFlags { @_transparent get { ChildFlags(rawValue: 4) } }
  /// It has text, so its baselines differ from the defaults.
  @usableFromInline package static var textBaselines: ChildFlags { @_transparent get { ChildFlags(rawValue: 8) } }
  /// The remembered guide is that of the remembered size.
  @usableFromInline package static var guided: ChildFlags { @_transparent get { ChildFlags(rawValue: 16) } }
  /// Belongs to those of the highest priority.
  @usableFromInline package static var leading: ChildFlags { @_transparent get { ChildFlags(rawValue: 32) } }
  /// Has been placed at the remembered origin.
  @usableFromInline package static var placed: ChildFlags { @_transparent get { ChildFlags(rawValue: 64) } }
  /// Has not been measured since it changed.
  @usableFromInline package static var stale: ChildFlags { @_transparent get { ChildFlags(rawValue: 128) } }

  /// Whether a guide of this key may have been set in the child.
  @inlinable package func maySet(_ key: AlignmentKey) -> Bool {
    if contains(.explicitGuides) { return true }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return contains(.textBaselines)
    case .custom, .start, .center, .end: return false
    }
  }
}

/// The operations of sets on whole bytes: those of `OptionSet` are generic, which costs a lot without optimization.
extension ChildFlags {
  /// The flags that measuring a child sets.
  @usableFromInline static var measured: ChildFlags { @_transparent get { ChildFlags(rawValue: 128 | 1 | 16 | 4 | 8) } }

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
