import TributaryGeometry

extension Layout {
  /// A guide of the container: what the subviews have set for it, each moved by where it stands, taken together.
  ///
  /// - Returns: The guide in points from the corner of `bounds`, or nil if no subview has set it or it belongs to the
  ///   guides that do not leave their container.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard key.escapesContainers, subviews.proxies.contains(where: { $0.maySet(key) }) else { return nil }
    // Where the subviews stand is known only by letting the layout place them.
    guard
      let places = subviews.sheet.dryRun(
        subviews.proxies, in: bounds, proposal: proposal,
        { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) })
    else { return nil }
    var merge = GuideMerge(key)
    for (proxy, place) in zip(subviews.proxies, places) where proxy.maySet(key) {
      let inside = proxy.dimensions(in: place.proposal)
      let distance = key.axis == .horizontal ? place.origin.x - bounds.minX : place.origin.y - bounds.minY
      merge.add(inside.explicitValue(of: key).map { $0 + distance })
    }
    return merge.result
  }
}
