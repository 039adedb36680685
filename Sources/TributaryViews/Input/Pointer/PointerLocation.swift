@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

extension ItemNode {
  /// Where a point of the root lies in a coordinate space, as it is for this item.
  package final func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return transform(upTo: nil).inverted().map(point)
    case .named(let name):
      guard let space = coordinateSpace(named: name) else {
        host.reportUnknownCoordinateSpace("\(name)", at: self)
        return point
      }
      return space.transform(upTo: nil).inverted().map(point)
    }
  }
}

/// A node around a view that is pressed in more than its bounds, as what a row leads to is in the whole row.
package protocol PressExtension: UnaryNode {
  /// Whether a press on the view may be at a point of the root; `nil` if this node has no say in it.
  func extendsPress(to point: CGPoint) -> Bool?
}

extension ItemNode {
  /// Whether a node around this item, with nothing but modifiers between them, lets it be pressed at a point of the root.
  final func isPressExtended(to point: CGPoint) -> Bool {
    var item = container
    while let unary = item as? UnaryNode {
      if let answer = (unary as? any PressExtension)?.extendsPress(to: point) { return answer }
      item = unary.container
    }
    return false
  }
}
