@_spi(Engine) import TributaryEngine
import Foundation

/// The order of the rows of a table, as its titles read and write it.
struct TableSorting<Sort> {
  /// The order by a comparator, if the rows are sorted by it before all others.
  let order: (Sort) -> SortOrder?
  /// Sorts by a comparator before all others; the other way round if that is so already.
  let sort: (Sort) -> Void
}

extension TableSorting where Sort: SortComparator {
  init(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let first = binding.wrappedValue.first, Self.areAlike(first, comparator) else { return nil }
      return first.order
    }
    sort = { comparator in
      var all = binding.wrappedValue
      var new = comparator
      if let first = all.first, Self.areAlike(first, comparator) {
        new.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { Self.areAlike($0, comparator) }
      all.insert(new, at: 0)
      binding.wrappedValue = all
    }
  }

  /// Whether two comparators differ in nothing but their order.
  private static func areAlike(_ a: Sort, _ b: Sort) -> Bool {
    var a = a
    a.order = b.order
    return a == b
  }
}
