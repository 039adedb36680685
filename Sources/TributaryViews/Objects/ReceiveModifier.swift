@_spi(Engine) public import TributaryEngine
import Dispatch
public import TributaryCombine
import TributaryDiagnostics

/// A modifier that runs an action for each value that a publisher emits while the view is in the tree.
@_documentation(visibility: internal)
public struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  let location: Diagnostic.Location
}

extension ReceiveModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = ReceiveNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    node.subscribe()
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: ReceiveNode<P>.self)
    if let inner = node.content { C._updateNode(content, inner) }
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs an action for each value that a publisher emits while this view is in the tree.
  ///
  /// The action runs on the main actor, among the actions of the next frame. It may write state.
  ///
  /// - Parameters:
  ///   - publisher: The publisher to subscribe to.
  ///   - action: A closure that receives each value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///
  /// > Source: conformance OBJECT-06.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View where P.Failure == Never {
    modifier(
      ReceiveModifier(
        publisher: publisher, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The node of a view that is subscribed to a publisher.
///
/// Invariants:
/// 1. The node is subscribed to the most recent publisher of its modifier from its insertion until its removal.
/// 2. Each value becomes one action, in the order of emission. A value emitted by a feedback loop is withheld like any
///    other delivery.
///
/// Tested by `ReceiveTests`.
package final class ReceiveNode<P: Publisher>: PassThroughNode where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var connection: AnyCancellable?
  /// The previous value, for reports.
  private var last: P.Output?
  /// The values whose actions were withheld.
  private var withheld: [P.Output] = []

  @MainActor
  package init(_ modifier: ReceiveModifier<P>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  @MainActor
  package func update(_ new: ReceiveModifier<P>) {
    let isSame = withPointer(to: modifier.publisher) { old in
      withPointer(to: new.publisher) { new in
        ComparisonCache.comparison(of: P.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    modifier = new
    if !isSame { subscribe() }
  }

  /// Subscribes to the publisher in place of the previous one. The subscription runs client code, which must not write
  /// state at this point.
  @MainActor
  package func subscribe() {
    connection = nil
    let handle = UncheckedNode(self)
    let publisher = modifier.publisher
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: self)
    defer { currentEvaluation = outer }
    connection = publisher.sink { value in
      let work = UncheckedSendableClosure { enteringMainActor { handle.node?.take(value) } }
      if MainQueue.isCurrent { work.run() } else { DispatchQueue.main.async { work.run() } }
    }
  }

  @MainActor
  private func take(_ value: P.Output) {
    // A copy leaves the action to the original.
    if flags.contains(.isRemoved) || connection == nil && !isSubscribing || isRepeated { return }
    enqueue(value)
    host.requestFrame()
  }

  private var isSubscribing: Bool { currentEvaluation.node === self }

  @MainActor
  private func enqueue(_ value: P.Output) {
    let old = last
    last = value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .other("onReceive"), source: valueTypeName(of: P.Output.self), location: modifier.location, old: old,
          value: value,
          withhold: { [weak self] in self?.withheld.append(value) },
          action: { [weak self] in self?.modifier.action(value) })),
      at: .change)
  }

  /// Enqueues withheld values again. The method is called in the next frame in which another value changes.
  @MainActor
  override package func collectItems() {
    let values = withheld
    withheld = []
    for value in values { enqueue(value) }
  }

  @MainActor
  override package func willRemove() {
    connection = nil
    super.willRemove()
  }
}

/// A weak reference to a node, which a publisher may use on any thread.
private final class UncheckedNode<Node: AnyObject>: @unchecked Sendable {
  private(set) weak var node: Node?
  init(_ node: Node) { self.node = node }
}
