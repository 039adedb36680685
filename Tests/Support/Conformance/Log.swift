/// The values that the closures of a test's views recorded, in order.
@MainActor
package final class Log<Entry> {
  package private(set) var entries: [Entry] = []

  package init() {}

  package func add(_ entry: Entry) { entries.append(entry) }

  /// Returns the entries since the last call, and clears them.
  package func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

/// The binding to a state of a view under test, taken from its body.
@MainActor
package final class Handle<Value> {
  private var binding: Binding<Value>?

  package init() {}

  package func take(_ binding: Binding<Value>) { self.binding = binding }

  package func set(_ value: Value) { binding?.wrappedValue = value }
}

/// A view with one state that a test can write.
package struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Value) -> Content
  package init(_ initial: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: initial)
    (self.handle, self.content) = (handle, content)
  }
  package var body: some View {
    let _ = handle.take($value)
    content(value)
  }
}

extension ViewHost {
  /// Returns a host of 200 × 200 points that has run its first frame.
  package static func settled(width: CGFloat = 200, height: CGFloat = 200, @ViewBuilder _ content: () -> Content)
    -> ViewHost
  {
    let host = ViewHost(size: CGSize(width: width, height: height), content: content)
    host.update()
    return host
  }
}
