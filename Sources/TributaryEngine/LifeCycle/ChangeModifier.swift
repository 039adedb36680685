import TributaryDiagnostics

/// Runs an action when a value that a view was made with has changed. On a list of views it runs once for the whole list.
public struct ChangeModifier<V: Equatable> {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
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
  /// Runs `action` when `value` differs from that of the last update; with `initial`, when the view appears as well.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: { _, _ in action() },
        location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs `action` with the value before and the value now when they differ; with `initial`, when the view appears as
  /// well, with the value now twice.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: initial, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }

  /// Runs `action` with the value now when it differs from that of the last update.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ChangeModifier(
        value: value, isInitial: false, action: { _, new in action(new) },
        location: Diagnostic.Location(fileID: file, line: line)))
  }
}
