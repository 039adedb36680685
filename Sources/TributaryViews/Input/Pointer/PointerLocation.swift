@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

extension ItemNode {
  /// Returns a point of the root in a coordinate space, relative to this item.
  package final func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return transform(upTo: nil).inverted().map(point)
    case .named(let name):
      guard let space = coordinateSpace(named: name) else {
        reportUnknownCoordinateSpace("\(name)")
        return point
      }
      return space.transform(upTo: nil).inverted().map(point)
    }
  }
}

/// A node that extends the area in which the view inside can be pressed, such as a row with a link.
package protocol PressExtension: UnaryNode {
  /// Returns whether the view can be pressed at a point of the root; `nil` if this node does not extend the area.
  func extendsPress(to point: CGPoint) -> Bool?
}

extension ItemNode {
  /// Returns whether a node around this item, separated only by modifiers, extends its press to a point of the root.
  final func isPressExtended(to point: CGPoint) -> Bool {
    var item = container
    while let unary = item?.asUnary {
      if let answer = (unary as? any PressExtension)?.extendsPress(to: point) { return answer }
      item = unary.container
    }
    return false
  }
}
