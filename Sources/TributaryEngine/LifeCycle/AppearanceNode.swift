import TributaryFeedback

/// The node of appearance actions.
///
/// Invariant: `hasAppeared` says whether the last action that was enqueued is that of coming.
///
/// Tested by `AppearanceTests`.
package final class AppearanceNode: PassThroughNode {
  package var modifier: AppearanceModifier
  private var hasAppeared = false

  package init(_ modifier: AppearanceModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.enqueueItems(self)
  }

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  @MainActor
  override package func collectItems() {
    let isThere = hasItems
    if isThere, !hasAppeared {
      hasAppeared = true
      if modifier.appear != nil {
        host.enqueueAction(
          self, .plain(.other("onAppear")) { [weak self] in self?.modifier.appear?() }, at: .appearance)
      }
    } else if !isThere, hasAppeared, !isGoing {
      disappear()
    }
  }

  /// Whether something of what was here is still seen, on its way out.
  private var isGoing: Bool { host.hasDepartures(below: self) }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    // Rows come and go while layout goes on: what stands in them is asked when it is over.
    if !changes.isDisjoint(with: [.activity, .sight]) { host.enqueueItems(self) }
    if changes.contains(.concealment) { collectItems() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  private func disappear() {
    hasAppeared = false
    if let action = modifier.disappear {
      host.enqueueAction(self, .plain(.other("onDisappear")) { action() }, at: .disappearance)
    }
  }

  @MainActor
  override package func willRemove() {
    if hasAppeared { disappear() }
  }
}
