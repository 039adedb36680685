public import TributaryMotion

/// Changes the transaction of what is inside when a value has changed.
public struct ValueTransactionModifier<V: Equatable> {
  let value: V
  let change: (inout Transaction) -> Void
}

extension ValueTransactionModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ValueTransactionNode<V> {
    ValueTransactionNode(modifier.pointee.value, modifier.pointee.change, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ValueTransactionNode<V>) {
    node.update(modifier.pointee.value, modifier.pointee.change)
  }
}

/// Changes every transaction of what is inside.
public struct TransactionModifier {
  let change: (inout Transaction) -> Void
  /// What is out of the reach of the change again; `nil` if nothing is.
  var scope: TransactionScope?
}

extension TransactionModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PlainTransactionNode {
    let node = PlainTransactionNode(modifier.pointee.change, inputs)
    modifier.pointee.scope?.begin(at: node)
    return node
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: PlainTransactionNode) {
    node.change = modifier.pointee.change
    modifier.pointee.scope?.begin(at: node)
  }
}

extension View {
  /// Shows what changes inside this view together with a value by an animation, whatever the change itself asks for.
  ///
  /// The first appearance is no change. What the modifiers around this one do is not affected: an offset outside is not
  /// animated.
  ///
  /// - Parameters:
  ///   - animation: `nil` shows changes at once.
  ///   - value: What is watched.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value, change: { $0.animateUnlessDisabled(by: animation) }))
  }

  /// Shows everything that changes inside this view by an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: { $0.animateUnlessDisabled(by: animation) }))
  }

  /// Edits the transaction of every change inside this view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Edits the transaction of changes inside this view that come together with one of a value.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }
}

extension View where Self: Equatable {
  /// Shows what changes inside this view together with the view itself by an animation.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(ValueTransactionModifier(value: self, change: { $0.animateUnlessDisabled(by: animation) }))
  }
}

extension Transaction {
  mutating func animateUnlessDisabled(by animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension Binding {
  /// The same binding, whose writes are shown by an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension ViewModifier {
  /// This modifier, whose own changes are shown by an animation; those of the view that it is applied to are not.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animateUnlessDisabled(by: animation) }
  }

  /// This modifier, where the transaction of its own changes is edited; that of the view that it is applied to is not.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}

/// A modifier with a transaction of its own.
private struct ScopedModifier<Modifier> {
  let modifier: Modifier
  let change: (inout Transaction) -> Void
}

extension ScopedModifier: ViewModifier, FrameworkComposite where Modifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
