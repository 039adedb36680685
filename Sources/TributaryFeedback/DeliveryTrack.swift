package import TributaryGeometry

/// What one reader was told in the recorded passes.
///
/// Invariant: `entries` ascend by pass, at most one a pass.
///
/// By construction: who records the passes goes through them in order.
package struct DeliveryTrack {
  package let entries: ContiguousArray<Entry>

  package init(_ entries: ContiguousArray<Entry>) { self.entries = entries }

  /// What a reader was told in one pass.
  package struct Entry {
    package let pass: Int
    /// `nil` for an action that delivers no value.
    package let old: Any?
    package let value: Any?
    /// Where the reader stood in the root; `nil` for one that has no place in layout.
    package let place: Place?

    package init(pass: Int, old: Any?, value: Any?, place: Place?) {
      self.pass = pass
      self.old = old
      self.value = value
      self.place = place
    }
  }

  /// Where a reader stands in the root: the map from its coordinates to those of the root, and its size in points.
  package struct Place: Equatable {
    package let transform: CGAffineTransform
    package let size: CGSize

    package init(transform: CGAffineTransform, size: CGSize) {
      self.transform = transform
      self.size = size
    }
  }

  package func entry(at pass: Int) -> Entry? { entries.entry(at: pass, \.pass) }
}
