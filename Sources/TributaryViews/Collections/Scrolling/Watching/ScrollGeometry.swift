import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The geometry of a scroll view: the visible part of its content.
///
///     contentOffset ──▶ ┌──────────┐   top left corner of the viewport, from that of the content; y down
///                       │ visible  │   initially minus the content's margins
///                       └──────────┘   containerSize
public struct ScrollGeometry: Equatable, Sendable {
  /// The vector from the top left corner of the content to that of the viewport, in points.
  public var contentOffset: CGPoint
  /// The size of the content without its margins, in points.
  public var contentSize: CGSize
  /// The margins of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the viewport, in points.
  public var containerSize: CGSize

  /// Creates a geometry from its components, in points.
  ///
  /// - Parameters:
  ///   - contentOffset: The vector from the top left corner of the content to that of the viewport, in points.
  ///   - contentSize: The size of the content without its margins, in points.
  ///   - contentInsets: The margins of the content, in points.
  ///   - containerSize: The size of the viewport, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle, in the content's coordinates, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The viewport, in the content's coordinates, in points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "offset \(contentOffset.x), \(contentOffset.y), content \(contentSize.width) × \(contentSize.height), viewport \(containerSize.width) × \(containerSize.height)"
  }
}

extension ScrollNode {
  /// The geometry of this scroll view.
  package final var geometry: ScrollGeometry {
    let viewport = size.asExtents
    let insets = margins.content
    let left =
      isMirrored
      ? contentSize.width + insets.leading - viewport.width - offset.x : offset.x - insets.leading
    return ScrollGeometry(
      contentOffset: CGPoint(x: left, y: offset.y - insets.top), contentSize: contentSize, contentInsets: insets,
      containerSize: viewport)
  }
}

/// A modifier that runs an action when a value derived from the geometry of a scroll view changes.
@_documentation(visibility: internal)
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
  /// Runs an action when a value derived from the geometry of the first scroll view inside this view changes.
  ///
  /// In the first call, the old and the new value are equal. The action runs for each scroll step, and for each frame
  /// of an animation.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that derives the value from the geometry.
  ///   - action: A closure with the old and the new value.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
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

/// The node of an observer of a scroll view's geometry.
@usableFromInline
package final class ScrollGeometryActionNode<T: Equatable>: ScrollWatchNode, DeliveryReader, DeliveringNode {
  private var modifier: ScrollGeometryActionModifier<T>
  package var delivered: T?

  package init(_ modifier: ScrollGeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  package func update(_ modifier: ScrollGeometryActionModifier<T>) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.sight) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    guard let geometry = watchedScroll?.geometry else { return true }
    let value = withEvaluation(of: self) { modifier.transform(geometry) }
    deliver(value, to: .onScrollGeometryChange, from: valueTypeName(of: T.self), at: modifier.location) {
      $0.modifier.action($1, $2)
    }
    return true
  }

  /// Delivers a withheld value in the next frame with other changes.
  @MainActor
  package func readPreferences() { _ = geometryDidChange() }
}
