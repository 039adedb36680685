/// What a fold answers: the source of its value, and the box that it may write the next time.
@usableFromInline
package struct FoldResult {
  @usableFromInline package var source: PreferenceSource?
  @usableFromInline package var cache: PreferenceCache?
  /// Whether nobody publishes: defaults stand in for empty dynamic containers.
  @usableFromInline package let isStandIn: Bool

  @inlinable
  package init(source: PreferenceSource?, cache: PreferenceCache?, isStandIn: Bool = false) {
    self.source = source
    self.cache = cache
    self.isStandIn = isStandIn
  }

  /// What part the item takes whose fold this is.
  package var part: PreferencePart { source == nil ? .none : isStandIn ? .standIn : .value }
}
