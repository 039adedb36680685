/// The changes in the surroundings of a subtree, all of which one traversal propagates.
@_spi(Engine) public struct SurroundingChanges: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The environment values. If they are set again to equal values, the subtree is not notified.
  package static let environment = SurroundingChanges(rawValue: 1 << 0)
  /// The layout direction.
  package static let layoutDirection = SurroundingChanges(rawValue: 1 << 1)
  /// The safe area of the root.
  package static let safeArea = SurroundingChanges(rawValue: 1 << 2)
  /// The set of ``Exclusion/concealed`` nodes.
  package static let concealment = SurroundingChanges(rawValue: 1 << 3)
  /// The set of ``Exclusion/inactive`` nodes.
  package static let activity = SurroundingChanges(rawValue: 1 << 4)
  /// The set of ``Exclusion/unseen`` nodes.
  package static let sight = SurroundingChanges(rawValue: 1 << 5)
  /// The date of the host's clock, which has been set again.
  package static let date = SurroundingChanges(rawValue: 1 << 6)

  /// Whether a route limits the changes to the items whose visibility has changed.
  package var concernVisibility: Bool { self == .concealment || self == .sight }

  /// Returns the changes that an update of the environment causes in a subtree.
  package static func environment(
    from old: EnvironmentValues, to new: EnvironmentValues
  ) -> SurroundingChanges {
    old.direction == new.direction ? .environment : [.environment, .layoutDirection]
  }
}

/// The pass that an item requires from its container.
@_spi(Engine) public enum LayoutNeed {
  /// A measurement: the size, spacing, or priority may have changed.
  case measure
  /// A placement at the current size.
  case placement
}
