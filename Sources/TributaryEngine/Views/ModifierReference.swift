/// The way from a placeholder to the node of its modifier. Placeholders stand in views that the node itself holds, and
/// user code may keep them for longer: they must not keep the node alive.
package final class ModifierReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var source: (any ModifierSource)?

  package init() {}
}
