@_spi(Engine) import TributaryEngine

extension LazyListNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    for (row, next) in zip(rows, rows.dropFirst()) where row.index >= next.index {
      fail("The rows that are active stand in the order of their elements, one for each.")
    }
    for row in rows where !row.isActive || !(0..<count).contains(row.index) {
      fail("A row of the list is active, and that of an element.")
    }
    for (index, row) in inactive {
      if row.isActive || row.index != index || !(0..<count).contains(index) || self.row(at: index) != nil {
        fail("A row that is not active is found by its element, which has no other.")
      }
      for item in row.items where item.container != nil || !item.flags.isSuperset(of: [.needsMeasure, .needsPlacement])
      {
        fail("The items of an inactive row have no container, and ask for layout.")
      }
    }
    if elementID(at: count) != nil || count > 0 && elementID(at: count - 1) == nil {
      fail("The list knows one length for each element.")
    }
  }
}
