extension MatchedGeometryRegistry: HostFeature {
  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init(host) }
}

extension ViewGraph {
  /// The groups of views that share their geometry; `nil` as long as there is none.
  package var matchedGeometry: MatchedGeometryRegistry? {
    get { features[MatchedGeometryRegistry.self] }
    set { features[MatchedGeometryRegistry.self] = newValue }
  }
}
