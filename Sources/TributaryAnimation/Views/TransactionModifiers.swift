@_spi(Engine) public import TributaryEngine
public import TributaryMotion

/// A modifier that edits the transaction of its content when a value changes.
@_documentation(visibility: internal)
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

/// A modifier that edits every transaction of its content.
@_documentation(visibility: internal)
public struct TransactionModifier {
  let change: (inout Transaction) -> Void
  /// The scope that ends the change at the modified view; `nil` if there is none.
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
  /// Animates changes inside this view that occur together with a change of a value, regardless of their transaction.
  ///
  /// The first appearance does not count as a change. Modifiers around this one are not affected: an offset outside is
  /// not animated.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` disables animation of the changes.
  ///   - value: The value to observe.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value, change: { $0.animateUnlessDisabled(by: animation) }))
  }

  /// Animates all changes inside this view.
  ///
  /// - Parameter animation: The animation; `nil` for immediate changes.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: { $0.animateUnlessDisabled(by: animation) }))
  }

  /// Edits the transaction of every change inside this view.
  ///
  /// - Parameter transform: A closure that edits the transaction.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Edits the transaction of changes inside this view that occur together with a change of a value.
  ///
  /// - Parameters:
  ///   - value: The value whose changes are observed, compared by `==`.
  ///   - transform: A closure that edits the transaction.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }
}

extension View where Self: Equatable {
  /// Animates changes inside this view that occur together with a change of the view itself.
  ///
  /// - Parameter animation: The animation; `nil` for immediate changes.
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
  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension ViewModifier {
  /// Returns this modifier with an animation for its changes. Changes of the modified view are not affected.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animateUnlessDisabled(by: animation) }
  }

  /// Returns this modifier with an edited transaction for its changes. The transaction of the modified view is not
  /// affected.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}

/// A modifier with a separate transaction.
private struct ScopedModifier<Modifier> {
  let modifier: Modifier
  let change: (inout Transaction) -> Void
}

extension ScopedModifier: ViewModifier, BuiltInComposite where Modifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
