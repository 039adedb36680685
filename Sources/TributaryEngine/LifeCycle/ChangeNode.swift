import TributaryDiagnostics
import TributaryFeedback

/// The node of a watched value.
package final class ChangeNode<V: Equatable>: PassThroughNode {
  private var modifier: ChangeModifier<V>
  /// The value that the action was last told, or that the view was made with.
  private var seen: V
  /// Whether something stands here that the initial action was run for.
  private var hasAppeared = false
  /// Whether the action of the first appearance was withheld.
  private var owesInitial = false

  @MainActor
  package init(_ modifier: ChangeModifier<V>, _ inputs: NodeInputs) {
    self.modifier = modifier
    self.seen = modifier.value
    super.init(inputs)
    if modifier.isInitial { host.enqueueItems(self) }
  }

  @MainActor
  package func update(_ modifier: ChangeModifier<V>) {
    self.modifier = modifier
    if owesInitial {
      owesInitial = false
      seen = modifier.value
      return enqueue(old: modifier.value, before: nil)
    }
    if isSame(modifier.value, seen) { return }
    if isAbsent(.concealed) {
      // What is not shown misses what changes meanwhile.
      seen = modifier.value
      return
    }
    let old = seen
    seen = modifier.value
    enqueue(old: old, before: old)
  }

  @MainActor
  private func enqueue(old: V, before: V?) {
    let new = modifier.value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .onChange, source: typeName(of: V.self), location: modifier.location, old: before, value: new,
          withhold: { [weak self] in self?.takeBack(before) },
          action: { [weak self] in self?.modifier.action(old, new) })),
      at: before == nil ? .appearance : .change)
  }

  private func takeBack(_ before: V?) {
    if let before { seen = before } else { owesInitial = true }
  }

  override package func itemsDidChange() {
    if modifier.isInitial { host.enqueueItems(self) }
    super.itemsDidChange()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if modifier.isInitial {
      // A row that was only made to be measured may have gone out of sight before the initial action could run.
      if !changes.isDisjoint(with: [.activity, .sight]), !hasAppeared, !isAbsent(.inactive) {
        host.enqueueItems(self)
      }
      if changes.contains(.concealment) { collectItems() }
    }
    super.surroundingsDidChange(changes)
  }

  /// Runs the initial action when something has come to stand here. A withheld change is looked at again as well: this is
  /// asked for with the next frame that anything else changes.
  @MainActor
  override package func collectItems() {
    if modifier.isInitial {
      let isThere = hasItems
      defer { hasAppeared = isThere }
      if isThere, !hasAppeared {
        seen = modifier.value
        return enqueue(old: modifier.value, before: nil)
      }
    }
    update(modifier)
  }
}
