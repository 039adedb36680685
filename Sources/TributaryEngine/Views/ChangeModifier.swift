import TributaryDiagnostics

/// A modifier that runs an action when a value passed to it has changed; once for the whole content of a list of views.
@_documentation(visibility: internal)
public struct ChangeModifier<V: Equatable> {
  let value: V
  let isInitial: Bool
  /// Whether a change runs the action that was given before the change, with the values that it captured then.
  var runsEarlierAction = false
  var action: (V, V) -> Void
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
  /// Runs an action when a value differs from that of the last update.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action also runs when the view appears.
  ///   - action: The closure to run.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: { _, _ in action() },
        location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs an action with the previous and the new value when a value differs from that of the last update.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action also runs when the view appears, with the current value as both arguments.
  ///   - action: A closure that receives the previous and the new value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs an action with the new value when a value differs from that of the last update.
  ///
  /// The closure that runs is the one from before the change, so that a capture list can contain the previous value.
  ///
  /// > Source: conformance LIFE-24, LIFE-37.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: A closure that receives the new value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: false, runsEarlierAction: true, action: { _, new in action(new) },
        location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The node of an observed value.
package final class ChangeNode<V: Equatable>: PassThroughNode {
  private var modifier: ChangeModifier<V>
  /// The last value delivered to the action, or the initial value of the view.
  private var seen: V
  /// Whether the node has items for which the initial action was run.
  private var hasAppeared = false
  /// The last appearance, with the initial action.
  private var appearance: PendingAppearance?
  /// Whether the action of the first appearance was withheld.
  private var hasWithheldInitialAction = false

  @MainActor
  package init(_ modifier: ChangeModifier<V>, _ inputs: NodeInputs) {
    self.modifier = modifier
    self.seen = modifier.value
    super.init(inputs)
    if modifier.isInitial { host.enqueueItems(self) }
  }

  @MainActor
  package func update(_ modifier: ChangeModifier<V>) {
    let earlier = self.modifier.action
    self.modifier = modifier
    if hasWithheldInitialAction {
      hasWithheldInitialAction = false
      seen = modifier.value
      enqueue(old: modifier.value, before: nil)
      return
    }
    if isSame(modifier.value, seen) { return }
    if isAbsent(.unused) || isRepeated {
      // A candidate that is not shown is not part of the display. A page that another page covers is still in use. A
      // copy leaves the action to the original.
      seen = modifier.value
      return
    }
    let old = seen
    seen = modifier.value
    enqueue(old: old, before: old, earlier)
  }

  /// Adds the action for a change of the value to the queue of the host.
  ///
  /// - Returns: The position of the action in the queue.
  @MainActor @discardableResult
  private func enqueue(old: V, before: V?, _ earlier: ((V, V) -> Void)? = nil) -> Int {
    let new = modifier.value
    let earlier = modifier.runsEarlierAction ? earlier : nil
    return host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .onChange, source: valueTypeName(of: V.self), location: modifier.location, old: before, value: new,
          withhold: { [weak self] in self?.takeBack(before, earlier) },
          action: { [weak self] in self.map { (earlier ?? $0.modifier.action)(old, new) } })),
      at: before == nil ? .appearance : .change)
  }

  private func takeBack(_ before: V?, _ earlier: ((V, V) -> Void)?) {
    if let before { seen = before } else { hasWithheldInitialAction = true }
    if let earlier { modifier.action = earlier }
  }

  override package func itemsDidChange(in list: ViewNode?) {
    if modifier.isInitial { host.enqueueItems(self) }
    super.itemsDidChange(in: list)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if modifier.isInitial {
      // A row that is made only to be measured becomes inactive before its initial action could run.
      if hasAppeared, host.withdraw(appearance, if: !hasItems) { hasAppeared = false }
      if !changes.isDisjoint(with: [.activity, .sight]), !hasAppeared, !isAbsent(.inactive) { host.enqueueItems(self) }
      if changes.contains(.concealment) { collectItems() }
    }
    super.surroundingsDidChange(changes)
  }

  /// Enqueues the initial action after items were inserted.
  ///
  /// A withheld change is also checked again. The method is called in the next frame in which another value changes.
  @MainActor
  override package func collectItems() {
    if modifier.isInitial {
      let isThere = hasItems
      defer { hasAppeared = isThere }
      if isThere, !hasAppeared {
        seen = modifier.value
        appearance = PendingAppearance(at: enqueue(old: modifier.value, before: nil), in: host)
        return
      }
    }
    update(modifier)
  }
}
