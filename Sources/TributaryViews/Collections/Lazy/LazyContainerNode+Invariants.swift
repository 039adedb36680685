@_spi(Engine) import TributaryEngine

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
      if place.items.lowerBound != next { fail("The places cover the items, in view order.") }
      next = place.items.upperBound
      let isByItself = segments.indices.contains(place.segment) && segments[place.segment].list == nil
      if isByItself, place.items.count != 1 { fail("A view outside a list of rows is one item.") }
      if (place.segment, place.element) <= last { fail("The places are sorted by segment and element.") }
      last = (place.segment, place.element)
    }
    if next != items.count { fail("The places cover all items.") }
  }
}
