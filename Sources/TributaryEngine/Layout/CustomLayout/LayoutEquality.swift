package import TributaryLayout

/// Whether a new value of a layout is the one that stands. What cannot be compared, closures for instance, is new.
package enum LayoutEquality {
  @MainActor
  package static func areEqual<L: Layout>(_ old: UnsafePointer<L>, _ new: UnsafePointer<L>) -> Bool {
    if let old = old.pointee as? AnyLayout, let new = new.pointee as? AnyLayout {
      return AnyLayout.areEqual(old, new) { type, a, b in
        ComparisonCache.comparisonOnMain(of: type).areEqual(a, b)
      }
    }
    return ComparisonCache.comparison(of: L.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
  }
}
