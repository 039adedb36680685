import TributaryDiagnostics

/// A modifier that runs actions when its content appears and disappears; once for the whole content of a list of views.
@_documentation(visibility: internal)
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
  /// Runs an action after this view was inserted into the tree and laid out for the first time.
  ///
  /// - Parameter action: The closure to run; `nil` has no effect.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action after this view was removed from the tree and is no longer visible.
  ///
  /// - Parameter action: The closure to run; `nil` has no effect.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

/// The node of appearance actions.
///
/// Invariant: `hasAppeared` is true exactly if the most recently enqueued action is that of an appearance and was not
/// withdrawn.
///
/// Tested by `AppearanceTests`.
package final class AppearanceNode: PassThroughNode {
  package var modifier: AppearanceModifier
  private var hasAppeared = false
  /// The last appearance of the content.
  private var appearance: PendingAppearance?

  package init(_ modifier: AppearanceModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.enqueueItems(self)
  }

  override package func itemsDidChange(in list: ViewNode?) {
    host.enqueueItems(self)
    super.itemsDidChange(in: list)
  }

  @MainActor
  override package func collectItems() {
    let isThere = hasItems
    if isThere, !hasAppeared {
      hasAppeared = true
      var position: Int?
      if modifier.appear != nil {
        position = host.enqueueAction(
          self, .plain(.other("onAppear")) { [weak self] in self?.modifier.appear?() }, at: .appearance)
      }
      appearance = PendingAppearance(at: position, in: host)
    } else if !isThere, hasAppeared, !isGoing {
      disappear()
    }
  }

  /// Whether removed content is still visible in a transition.
  private var isGoing: Bool {
    host.facts.absences.contains(.departing) && host.animator?.hasDepartures(below: self) == true
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    // Rows are inserted and removed during layout, so their content is checked afterward.
    if !changes.isDisjoint(with: [.activity, .sight]) { host.enqueueItems(self) }
    if changes.contains(.concealment) {
      if hasAppeared, host.withdraw(appearance, if: !hasItems) {
        hasAppeared = false
      } else {
        collectItems()
      }
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  private func disappear() {
    hasAppeared = false
    // A row that is made only to be measured is never visible.
    if host.withdraw(appearance) { return }
    if let action = modifier.disappear {
      host.enqueueAction(self, .plain(.other("onDisappear")) { action() }, at: .disappearance)
    }
  }

  @MainActor
  override package func willRemove() {
    if hasAppeared { disappear() }
  }
}
