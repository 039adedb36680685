/// A place for a computed value, whatever its key.
@usableFromInline
package class PreferenceCache {
  @inlinable package init() {}
}
