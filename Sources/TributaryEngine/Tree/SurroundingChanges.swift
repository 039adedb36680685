/// What has changed around a subtree: one walk tells everybody below of all of it.
@_spi(Engine) public struct SurroundingChanges: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The values of the environment. Where they are set anew and come out equal, those below do not hear of it.
  package static let environment = SurroundingChanges(rawValue: 1 << 0)
  /// Which way leading is.
  package static let layoutDirection = SurroundingChanges(rawValue: 1 << 1)
  /// What covers the edges of the root.
  package static let safeArea = SurroundingChanges(rawValue: 1 << 2)
  /// Who is ``Exclusion/concealed``.
  package static let concealment = SurroundingChanges(rawValue: 1 << 3)
  /// Who is ``Exclusion/inactive``.
  package static let activity = SurroundingChanges(rawValue: 1 << 4)
  /// Who is ``Exclusion/unseen``.
  package static let sight = SurroundingChanges(rawValue: 1 << 5)

  /// The changes of an environment, for those whom it concerns.
  package static func environment(
    from old: EnvironmentValues, to new: EnvironmentValues
  ) -> SurroundingChanges {
    old.direction == new.direction ? .environment : [.environment, .layoutDirection]
  }
}

/// What an item asks of the one that lays it out.
@_spi(Engine) public enum LayoutNeed {
  /// To be measured: its size, spacing or priority may be another.
  case measure
  /// To be placed, at the size that it has.
  case placement
}
