public import TributaryGeometry

/// What a solver remembers of one child, in one byte.
@frozen
@usableFromInline
package struct ChildFlags: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Measured, and the answer holds for every proposal.
  @inlinable package static var rigid: ChildFlags { ChildFlags(rawValue: 1) }
  /// In the list of children to place even if they do not move.
  @inlinable package static var marked: ChildFlags { ChildFlags(rawValue: 2) }
  /// Its guides may differ from the defaults.
  @inlinable package static var explicitGuides: ChildFlags { ChildFlags(rawValue: 4) }
  /// It has text, so its baselines differ from the defaults.
  @inlinable package static var textBaselines: ChildFlags { ChildFlags(rawValue: 8) }
  /// The remembered guide is that of the remembered size.
  @inlinable package static var guided: ChildFlags { ChildFlags(rawValue: 16) }
  /// Belongs to those of the highest priority.
  @inlinable package static var leading: ChildFlags { ChildFlags(rawValue: 32) }
  /// Has been placed at the remembered origin.
  @inlinable package static var placed: ChildFlags { ChildFlags(rawValue: 64) }
  /// Has not been measured since it changed.
  @inlinable package static var stale: ChildFlags { ChildFlags(rawValue: 128) }

  /// Whether a guide of this key may have been set in the child.
  @inlinable package func maySet(_ key: AlignmentKey) -> Bool {
    if contains(.explicitGuides) { return true }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return contains(.textBaselines)
    case .custom, .start, .center, .end: return false
    }
  }
}
