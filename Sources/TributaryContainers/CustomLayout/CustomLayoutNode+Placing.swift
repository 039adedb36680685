import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// Runs the layout's placement in the current bounds.
  ///
  /// - Returns: One placement for each item, relative to this node's top-left corner, in points, and mirrored for a
  ///   right-to-left layout direction.
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

  /// Returns the first subview outside the bounds along an axis on which all subviews would be inside bounds with an
  /// origin of zero. The layout may have ignored the origin along one axis only.
  private func strayFromCorner(_ places: [SettledPlacement], in bounds: CGRect) -> Int? {
    let tolerance: CGFloat = 0.001
    func stray(
      _ least: CGFloat, _ room: CGFloat, _ span: (SettledPlacement) -> (start: CGFloat, length: CGFloat)
    ) -> Int? {
      guard least > 0 else { return nil }
      let isInside = places.allSatisfy { place in
        let (start, length) = span(place)
        return start >= -tolerance && start + length <= room + tolerance
      }
      return isInside ? places.firstIndex { span($0).start < least - tolerance } : nil
    }
    return stray(bounds.minX, size.width) { ($0.origin.x, $0.size.width) }
      ?? stray(bounds.minY, size.height) { ($0.origin.y, $0.size.height) }
  }

  /// Reports an incorrect placement of a subview, once for each kind in this container.
  func report(_ misplacement: Misplacement, of index: Int?) {
    guard reported.insert(misplacement).inserted else { return }
    reportMisplacedSubview(misplacement, index, of: items.count)
  }
}

extension CustomLayoutNode {
  /// Returns the layout's explicit guide for a size that results from a proposal.
  func computedGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let value = ask { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard let value, !value.isFinite else { return value }
    reportInvalidDimension("explicitAlignment", "\(value)")
    return nil
  }
}

/// An incorrect placement of a subview, which is expected to be placed once and inside the bounds.
package enum Misplacement: String {
  case never = "not placed"
  case repeatedly = "placed more than once"
  case nowhere = "placed at a position that is not finite"
  case outside = "placed entirely outside the bounds"
  case fromZero = "placed as if the bounds began at zero; add bounds.origin"
  case outsidePlacing = "placed outside placeSubviews; the call was ignored"
}

extension ViewNode {
  /// Reports an incorrect placement in this container, once for each kind and container.
  ///
  /// - Parameter index: The index of the first affected subview.
  package final func reportMisplacedSubview(_ misplacement: Misplacement, _ index: Int?, of count: Int) {
    let path = self.path
    var evidence = [Evidence("problem", misplacement.rawValue)]
    if let index { evidence.append(Evidence("subview", "\(index + 1) of \(count)")) }
    host.reportOnce(
      "misplaced:\(misplacement):\(path)", Diagnostic(.misplacedSubview, path: path, evidence: evidence))
  }
}
