import TributaryDiagnostics
import TributaryFeedback

/// Runs an action when a value that a view was made with has changed. On a list of views it runs once for the whole list.
public struct ChangeModifier<V: Equatable> {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
  let location: Diagnostic.Location
}

extension ChangeModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ChangeNode<V> {
    ChangeNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ChangeNode<V>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` when `value` differs from that of the last update; with `initial`, when the view appears as well.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: { _, _ in action() },
        location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs `action` with the value before and the value now when they differ; with `initial`, when the view appears as
  /// well, with the value now twice.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs `action` with the value now when it differs from that of the last update.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: false, action: { _, new in action(new) },
        location: Diagnostic.Location(fileID: file, line: line)))
  }
}

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
