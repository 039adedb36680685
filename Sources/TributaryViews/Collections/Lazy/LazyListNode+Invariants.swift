@_spi(Engine) import TributaryEngine

extension LazyListNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    for (row, next) in zip(rows, rows.dropFirst()) where row.index >= next.index {
      fail("Active rows are sorted by element, at most one for each.")
    }
    for row in rows where !row.isActive || !(0..<count).contains(row.index) {
      fail("A row of the list is active and belongs to an element.")
    }
    for (index, row) in inactive {
      if row.isActive || row.index != index || !(0..<count).contains(index) || self.row(at: index) != nil {
        fail("An inactive row is indexed by its element, which has no active row.")
      }
      for item in row.items where item.container != nil || !item.flags.isSuperset(of: [.needsMeasure, .needsPlacement])
      {
        fail("The items of an inactive row have no container and need layout.")
      }
    }
    if elementID(at: count) != nil || count > 0 && elementID(at: count - 1) == nil {
      fail("The list stores one length for each element.")
    }
  }
}
