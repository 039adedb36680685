public import TributaryGeometry

/// A proxy for access to the size and coordinate space of a view.
///
/// The engine records the values that a body or a content closure reads from a proxy, and evaluates the code again when
/// one of them has changed. After the view was removed, and off the main thread, all values are zero.
public struct GeometryProxy {
  @usableFromInline package let target: ProxyTarget

  @usableFromInline
  package init(_ target: ProxyTarget) { self.target = target }

  /// The size of the view, in points.
  public var size: CGSize { target.answer(.size).size }

  /// The safe area inset of the view, in points.
  ///
  /// An inset is nonzero only on edges where the view touches the edge of the safe area.
  public var safeAreaInsets: EdgeInsets { target.answer(.safeArea).insets }

  /// Returns the value of an anchor in the coordinates of the view.
  ///
  /// - Parameter anchor: An anchor of a view in the same tree.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node = target.present else { return Anchor<T>.valueWithoutView(anchor) }
    target.recordAnchor(anchor)
    return anchor.box.resolve(in: node)
  }

  /// Returns the view's bounds in another coordinate space, in points; the bounding box if a rotation applies in
  /// between.
  ///
  /// - Parameter coordinateSpace: The coordinate space of the result.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let answer = target.answer(.frame(coordinateSpace))
    return CGRect(origin: answer.origin, size: answer.size)
  }

  /// Returns the view's bounds in another coordinate space, in points; the bounding box if a rotation applies in
  /// between.
  ///
  /// - Parameter coordinateSpace: The coordinate space of the result.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named enclosing view, in this view's coordinates and in points.
  ///
  /// - Parameter coordinateSpace: The name of the coordinate space of an enclosing view.
  /// - Returns: `nil` if no enclosing view has the name, or if a rotation applies in between.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let answer = target.answer(.bounds(coordinateSpace.name))
    return answer.exists ? CGRect(origin: answer.origin, size: answer.size) : nil
  }
}

extension Anchor {
  /// Returns the value of an anchor for a view that was removed.
  fileprivate static func valueWithoutView(_ anchor: Anchor<Value>) -> Value {
    anchor.box.resolveWithoutView()
  }
}
