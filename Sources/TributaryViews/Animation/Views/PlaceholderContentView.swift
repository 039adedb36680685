/// The view that a modifier with a closure is applied to, as the closure sees it.
public struct PlaceholderContentView<Value: View> {
  let value: Value

  nonisolated init(_ value: Value) { self.value = value }
}

extension PlaceholderContentView: View {
  public var body: some View { value }
}
