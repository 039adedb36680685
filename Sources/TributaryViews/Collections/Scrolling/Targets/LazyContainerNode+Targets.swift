@_spi(Engine) import TributaryEngine
package import TributaryGeometry

extension LazyContainerNode {
  /// Adds the rows in a part of the content, and the nearest ones outside of it; also those that are not there.
  ///
  /// - Complexity: O(log *n*) in the elements of each list, and linear in what is found.
  package final func appendTargets(
    along axis: Axis, in window: ClosedRange<CGFloat>, _ transform: CGAffineTransform,
    to places: inout [ScrollTargetPlace]
  ) {
    // Along the other axis all rows stand side by side.
    let bounds = axis == self.axis ? ownStretch(of: window, transform) : nil
    for (number, segment) in segments.enumerated() {
      guard let list = segment.list else {
        guard segment.part == .content else { continue }
        for place in self.places where place.segment == number {
          for item in items[place.items] {
            places.append(ScrollTargetPlace(.item(item), transform.map(CGRect(origin: item.origin, size: item.size))))
          }
        }
        continue
      }
      guard list.count > 0, let bounds else { continue }
      let all = 0..<list.count
      let first = all.partitioningIndex {
        position(of: $0, in: number) + length(of: $0, in: number) > bounds.lowerBound
      }
      var index = max(0, first - 1)
      while index < list.count {
        let start = position(of: index, in: number)
        if let rect = rect(of: index, in: list) {
          places.append(ScrollTargetPlace(.row(list, index), transform.map(rect)))
        }
        index += 1
        if start > bounds.upperBound { break }
      }
    }
  }

  /// A stretch of the content along this container, from its near edge.
  private func ownStretch(of window: ClosedRange<CGFloat>, _ transform: CGAffineTransform) -> ClosedRange<CGFloat> {
    let shift = axis == .vertical ? transform.ty : transform.tx
    let (low, high) = (window.lowerBound - shift, window.upperBound - shift)
    return isMirrored ? (size.width - high)...(size.width - low) : low...high
  }
}
