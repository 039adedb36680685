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
