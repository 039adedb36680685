/// The view that a modifier with a closure is applied to, as the closure sees it.
public struct PlaceholderContentView<Value: View> {
  let value: Value
  /// Where a change of transactions began that ends here; `nil` for none.
  let scope: TransactionScope?

  nonisolated init(_ value: Value, outOf scope: TransactionScope? = nil) {
    self.value = value
    self.scope = scope
  }
}

extension PlaceholderContentView: View {
  public var body: some View { value.modifier(OuterTransactionModifier(scope: scope)) }
}
