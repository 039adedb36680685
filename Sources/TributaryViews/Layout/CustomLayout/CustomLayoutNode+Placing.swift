import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// Lets the layout place its subviews in the present bounds.
  ///
  /// - Returns: One place for each item, from this node's corner; right to left is mirrored.
  func arrange(reporting: Bool) -> [SettledPlacement] {
    let bounds = bounds
    let proposal = proposal
    sheet.place(proxies[...]) {
      ask { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    var places = proxies.map { $0.settledPlacement(in: bounds, proposal: proposal) }
    if reporting, !character.isStack { check(places, in: bounds) }
    for index in places.indices {
      places[index].origin.x -= bounds.minX
      places[index].origin.y -= bounds.minY
      if isMirrored {
        places[index].origin.x = (size.width - places[index].origin.x - places[index].size.width).asCoordinate
      }
    }
    return places
  }

  private func check(_ places: [SettledPlacement], in bounds: CGRect) {
    let stray = strayFromCorner(places, in: bounds)
    if let stray { report(.fromZero, of: stray) }
    for (index, place) in places.enumerated() {
      let proxy = proxies[index]
      if proxy.placementCount == 0 { report(.never, of: index) }
      if proxy.placementCount > 1 { report(.repeatedly, of: index) }
      if proxy.placementCount > 0, !proxy.isPlaced { report(.nowhere, of: index) }
      let isBeside =
        place.origin.x > bounds.maxX || place.origin.y > bounds.maxY || place.origin.x + place.size.width < bounds.minX
        || place.origin.y + place.size.height < bounds.minY
      if isBeside, stray == nil { report(.outside, of: index) }
    }
  }

  /// The first subview that stands before the bounds, if all would stand inside of bounds that began at zero.
  private func strayFromCorner(_ places: [SettledPlacement], in bounds: CGRect) -> Int? {
    guard bounds.minX > 0 || bounds.minY > 0 else { return nil }
    let room = CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
    guard places.allSatisfy({ room.contains(CGRect(origin: $0.origin, size: $0.size)) }) else { return nil }
    return places.firstIndex { $0.origin.x < bounds.minX - 0.001 || $0.origin.y < bounds.minY - 0.001 }
  }

  /// Reports what was done to a subview, the first time that it happens in this container.
  func report(_ misplacement: Misplacement, of index: Int?) {
    guard reported.insert(misplacement).inserted else { return }
    host.reportMisplacedSubview(misplacement, index, of: items.count, at: self)
  }
}
