public import TributaryGeometry

/// The geometry of a view, for the code that is built inside it.
///
/// What a body or a content closure reads of it is remembered: the code runs again when one of these answers has changed.
/// A proxy whose view has gone answers zero, and so does every one off the main thread.
public struct GeometryProxy {
  @usableFromInline package let target: ProxyTarget

  @usableFromInline
  package init(_ target: ProxyTarget) { self.target = target }

  /// The size of the view, in points.
  public var size: CGSize { target.answer(.size).size }

  /// How much of the view's edges the surroundings cover, in points.
  ///
  /// Not zero only on edges where the view touches the edge of the safe area.
  public var safeAreaInsets: EdgeInsets { target.answer(.safeArea).insets }

  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node = target.present else { return Anchor<T>.valueWithoutView(anchor) }
    target.recordAnchor(anchor)
    return anchor.box.resolve(in: node)
  }

  /// The view's bounds in another coordinate space; the bounding box, if something is rotated in between.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let answer = target.answer(.frame(coordinateSpace))
    return CGRect(origin: answer.origin, size: answer.size)
  }

  /// The view's bounds in another coordinate space; the bounding box, if something is rotated in between.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named view around this one, in this view's coordinates.
  ///
  /// - Returns: `nil` if nothing above carries the name, or if a rotation lies in between.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let answer = target.answer(.bounds(coordinateSpace.name))
    return answer.exists ? CGRect(origin: answer.origin, size: answer.size) : nil
  }
}

extension Anchor {
  /// The answer of a proxy whose view has gone: nothing is where nothing is.
  fileprivate static func valueWithoutView(_ anchor: Anchor<Value>) -> Value {
    anchor.box.resolveWithoutView()
  }
}
