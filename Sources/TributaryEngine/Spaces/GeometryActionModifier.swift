import TributaryDiagnostics
package import TributaryGeometry

/// A modifier that runs an action when a value computed from the view's geometry has changed.
@_documentation(visibility: internal)
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
  /// Runs an action with a value computed from this view's geometry, initially and whenever the value has changed.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from a proxy of this view's geometry.
  ///   - action: A closure that receives the new value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      GeometryActionModifier(
        transform: transform, action: { _, new in action(new) }, location: Diagnostic.Location(fileID: file, line: line)
      ))
  }

  /// Runs an action with the previous and the new value computed from this view's geometry, initially and whenever the
  /// value has changed.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from a proxy of this view's geometry.
  ///   - action: A closure that receives the previous and the new value; both are the new value the first time.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      GeometryActionModifier(
        transform: transform, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The node of a geometry observer.
@usableFromInline
package final class GeometryActionNode<T: Equatable & Sendable>: UnaryNode, DirectedItem, DeliveryReader, DeliveringNode
{
  private lazy var target = ProxyTarget(self)
  private var modifier: GeometryActionModifier<T>
  package var delivered: T?
  private let environment: Unretained<EnvironmentScope>

  package init(_ modifier: GeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  package func update(_ modifier: GeometryActionModifier<T>) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.sight) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let value = withEvaluation(of: self) { modifier.transform(GeometryProxy(target)) }
    deliver(value, to: .onGeometryChange, from: valueTypeName(of: T.self), at: modifier.location) {
      $0.modifier.action($1, $2)
    }
    return true
  }

  /// Checks a withheld value again in the next frame in which another value changes.
  @MainActor
  package func readPreferences() { _ = geometryDidChange() }
}

extension GeometryActionNode: NamedModifierNode {
  package func nameOfModifier(_ axes: Axis.Set) -> String { "onGeometryChange" }
}
