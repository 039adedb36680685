/// A container that passes on the contribution of one of its items, without a fold.
///
/// It stores no folds, so every invalidation continues to its ancestors.
@_documentation(visibility: internal)
open class SingleSourceNode: ContainerNode {
  /// Returns the item whose contribution to a preference this container passes on; `nil` if there is none.
  ///
  /// - Parameter key: The identifier of the type of the key.
  @_spi(Engine) open func source(of key: ObjectIdentifier) -> ItemNode? { nil }

  @usableFromInline
  override package final func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    source(of: key.id)?.part(in: key) ?? .none
  }

  @usableFromInline @MainActor
  override package final func contributionOfContent(
    to key: PreferenceKeyInfo, for requester: ContributionRequester
  ) -> PreferenceSource? {
    source(of: key.id)?.contribution(to: key, for: requester)
  }

  override package final func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }
}
