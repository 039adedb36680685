/// A host that was made to show the same as another one.
@MainActor
package struct HostReplica {
  /// Keeps the engine's host alive.
  package let owner: AnyObject
  package let core: ViewGraph
  package let apply: () -> Void

  package init(owner: AnyObject, core: ViewGraph, apply: @escaping () -> Void) {
    self.owner = owner
    self.core = core
    self.apply = apply
  }
}
