import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// Lets the layout place its subviews in the present size.
  ///
  /// - Returns: One place for each item; right to left is mirrored.
  func arrange(reporting: Bool) -> [SettledPlacement] {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = proposal
    sheet.place(proxies[...]) {
      ask { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return proxies.indices.map { index in
      var place = proxies[index].settledPlacement(in: bounds, proposal: proposal)
      if reporting, !character.isStack { check(proxies[index], place, in: bounds, at: index) }
      if isMirrored { place.origin.x = (size.width - place.origin.x - place.size.width).asCoordinate }
      return place
    }
  }

  private func check(_ proxy: SubviewProxy, _ place: SettledPlacement, in bounds: CGRect, at index: Int) {
    if proxy.placementCount == 0 { report(.never, of: index) }
    if proxy.placementCount > 1 { report(.repeatedly, of: index) }
    if proxy.placementCount > 0, !proxy.isPlaced { report(.nowhere, of: index) }
    let isBeside =
      place.origin.x > bounds.maxX || place.origin.y > bounds.maxY || place.origin.x + place.size.width < 0
      || place.origin.y + place.size.height < 0
    if isBeside { report(.outside, of: index) }
  }

  /// Reports what was done to a subview, the first time that it happens in this container.
  func report(_ misplacement: Misplacement, of index: Int?) {
    guard reported.insert(misplacement).inserted else { return }
    host.reportMisplacedSubview(misplacement, index, of: items.count, at: self)
  }
}
