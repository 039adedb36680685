public import TributaryViews

// This module is compiled without field records.

/// A view with state, of which nothing is recorded.
public struct StrippedCounter: View {
  @State private var count: Int
  private let publish: (Binding<Int>) -> Void

  public init(_ count: Int, publish: @escaping (Binding<Int>) -> Void) {
    _count = State(initialValue: count)
    self.publish = publish
  }

  public var body: some View {
    publish($count)
    return Text("\(count)")
  }
}

/// A view that has nothing to record.
public struct StrippedLabel: View {
  public init() {}
  public var body: some View { Text("label") }
}

/// A modifier with state.
public struct StrippedModifier: ViewModifier {
  @State private var count = 0
  public init() {}
  public func body(content: Content) -> some View { content.opacity(Double(count + 1)) }
}

/// Wrappers of a module that is compiled without records, in the view of another.
public struct StrippedProperty: DynamicProperty {
  @State public var count = 0
  public init() {}
}
