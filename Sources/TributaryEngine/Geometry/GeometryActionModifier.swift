import TributaryDiagnostics
import TributaryGeometry

/// Runs an action when a value made from the view's geometry has changed.
public struct GeometryActionModifier<T: Equatable & Sendable> {
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T, T) -> Void
  let location: Diagnostic.Location

  init(
    transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void, location: Diagnostic.Location
  ) {
    self.transform = transform
    self.action = action
    self.location = location
  }
}

extension GeometryActionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> GeometryActionNode<T> {
    GeometryActionNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: GeometryActionNode<T>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` with the value that `transform` makes of this view's geometry, first and whenever it has changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      GeometryActionModifier(
        transform: transform, action: { _, new in action(new) }, location: Diagnostic.Location(fileID: file, line: line)
      ))
  }

  /// Runs `action` with the value before and the value now; the first time both are the value now.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      GeometryActionModifier(
        transform: transform, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
