import TributaryDiagnostics
package import TributaryGeometry

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

extension GeometryActionModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    GeometryActionNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: GeometryActionNode<T>.self).receive(modifier.pointee)
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

/// The node of a geometry observer.
@usableFromInline
package final class GeometryActionNode<T: Equatable & Sendable>: UnaryNode {
  private lazy var target = ProxyTarget(self)
  private var modifier: GeometryActionModifier<T>
  private var delivered: T?
  private unowned(unsafe) let environment: EnvironmentScope

  package init(_ modifier: GeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environment
    super.init(inputs)
    setUpwards(.holdsObservers)
  }

  deinit { target.node = nil }

  package func receive(_ modifier: GeometryActionModifier<T>) {
    self.modifier = modifier
    noteGeometryChange()
  }

  override package func dependencyDidChange() { noteGeometryChange() }

  override package var layoutDirection: LayoutDirection { environment.values.builtIn.values.layoutDirection }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let value = withEvaluation(of: self) { modifier.transform(GeometryProxy(target)) }
    if let delivered, isSame(delivered, value) { return true }
    let before = delivered
    delivered = value
    let old = before ?? value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: "onGeometryChange", source: typeName(of: T.self), location: modifier.location,
          old: before, value: value, withhold: { [weak self] in self?.delivered = before },
          action: { [weak self] in self?.modifier.action(old, value) })))
    return true
  }
  /// A withheld value is looked at again with the next frame that anything else changes.
  @MainActor
  override package func readPreferences() { _ = geometryDidChange() }
}
