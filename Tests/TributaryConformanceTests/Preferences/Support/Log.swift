/// The values that the closures of a test's views recorded, in order.
@MainActor
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }

  /// Returns the entries since the last call, and clears them.
  func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

/// The binding to a state of a view under test, taken from its body.
@MainActor
final class Handle<Value> {
  private var binding: Binding<Value>?

  func take(_ binding: Binding<Value>) { self.binding = binding }

  func set(_ value: Value) { binding?.wrappedValue = value }
}

/// A view with one state that a test can write.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Value) -> Content
  init(_ initial: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: initial)
    (self.handle, self.content) = (handle, content)
  }
  var body: some View {
    let _ = handle.take($value)
    content(value)
  }
}

extension ViewHost {
  /// Returns a host of 200 × 200 points that has run its first frame.
  static func settled(width: CGFloat = 200, height: CGFloat = 200, @ViewBuilder _ content: () -> Content) -> ViewHost {
    let host = ViewHost(size: CGSize(width: width, height: height), content: content)
    host.update()
    return host
  }
}
