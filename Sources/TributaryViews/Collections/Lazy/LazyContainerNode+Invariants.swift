@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

extension LazyContainerNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    var present: ContiguousArray<RowSegment> = []
    content?.appendRows(to: &present)
    if !present.elementsEqual(
      segments, by: { $0.maker === $1.maker && $0.section === $1.section && $0.part == $1.part })
    {
      fail("The segments are the segments of the content, in view order.")
    }
    var next = 0
    var last = (segment: -1, element: -1)
    for place in places {
      if itemRange(of: place).lowerBound != next { fail("The places cover the items, in view order.") }
      next = itemRange(of: place).upperBound
      let isByItself = segments.indices.contains(place.segment) && segments[place.segment].list == nil
      if isByItself, place.count != 1 { fail("A view outside a list of rows is one item.") }
      if (place.segment, place.element) <= last { fail("The places are sorted by segment and element.") }
      last = (place.segment, place.element)
    }
    if !observers.elementsEqual(items.lazy.filter { $0.flags.contains(.subtreeHasObservers) }, by: ===) {
      fail("The kept items with observers are those that have observers, in view order.")
    }
    if !presentItems.elementsEqual(items.lazy.filter { self.absence(of: $0, among: .unseen).isEmpty }, by: ===) {
      fail("The items that publish values are those of active rows and of visible views, in view order.")
    }
    if next != items.count { fail("The places cover all items.") }
    if next == items.count, places.allSatisfy(refersToRow) {
      checkLengths(fail)
      checkGroups(fail)
    }
  }

  /// Whether a place refers to an existing segment and existing items.
  private func refersToRow(_ place: RowLocation) -> Bool {
    segments.indices.contains(place.segment) && itemRange(of: place).clamped(to: items.indices) == itemRange(of: place)
      && (segments[place.segment].list.map { (0..<$0.count).contains(place.element) } ?? true)
  }

  /// Checks the lengths and positions of rows, which the last layout has updated only where they could have changed.
  private func checkLengths(_ fail: (String) -> Void) {
    guard flags.contains(.isPlaced), flags.isDisjoint(with: [.needsMeasure, .needsPlacement]), !isAbsent(.inactive)
    else { return }
    addLengths()
    if unitLengths.count != unitCount { return fail("Each unit has a length.") }
    for number in 0..<unitCount where max(0, currentLength(ofUnit: number).length) != unitLengths[number] {
      fail("The length of the content is the sum of the lengths of its units.")
    }
    if unitLengths.unknown != Set((0..<unitCount).filter { currentLength(ofUnit: $0).isUnknown }) {
      fail("A unit is unknown if none of its rows has a known length.")
    }
    for place in places {
      if let length = remeasuredLength(of: place), length != self.length(of: place.element, in: place.segment) {
        fail("The length of an active row is its measured length.")
      }
      forEachOrigin(of: place) { item, origin, _ in
        if item.origin != origin { fail("Each active row is placed after the rows before it.") }
      }
    }
  }
}
