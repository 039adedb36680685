import TributaryGeometry

/// How a view takes part in its group.
struct GeometryMatching: Equatable {
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}
