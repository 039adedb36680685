import TributaryFeedback

/// Runs actions when a view comes and goes. On a list of views it runs once for the whole list.
public struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AppearanceNode {
    AppearanceNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: AppearanceNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Runs `action` when this view has come into the tree, after its first layout.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when this view has left the tree and is seen no longer.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

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
