@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics

/// Runs an action when a value made from the geometry of a scroll view has changed.
public struct ScrollGeometryActionModifier<T: Equatable> {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  let location: Diagnostic.Location
}

extension ScrollGeometryActionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollGeometryActionNode<T> {
    ScrollGeometryActionNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollGeometryActionNode<T>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` with the value before and the value now that `transform` makes of the geometry of a scroll view: of the
  /// first one in this view.
  ///
  /// The first time both are the value now. Steps of scrolling are told one by one, an animation of scrolling frame by frame.
  ///
  /// > Source: conformance SCROLL-60 to SCROLL-62.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      ScrollGeometryActionModifier(
        transform: transform, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
