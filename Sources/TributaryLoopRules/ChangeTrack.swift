import Foundation
package import TributaryGeometry

/// The writes to one state in the recorded passes.
///
/// Invariant: `entries` are sorted by pass, with at most one per pass. Each contains the values before and after the
/// actions of the pass.
///
/// By construction: the recorder processes the passes in order.
package struct ChangeTrack {
  package let entries: ContiguousArray<Entry>
  /// Whether the state is an object, whose values are unknown.
  package let isOfObject: Bool

  package init(_ entries: ContiguousArray<Entry>, isOfObject: Bool) {
    self.entries = entries
    self.isOfObject = isOfObject
  }

  /// The write to a state in one pass.
  package struct Entry {
    package let pass: Int
    package let old: Any?
    package var new: Any?

    package init(pass: Int, old: Any?, new: Any?) {
      self.pass = pass
      self.old = old
      self.new = new
    }
  }

  package func change(at pass: Int) -> Entry? { entries.entry(at: pass, \.pass) }

  /// Returns the value before the actions of a pass.
  package func standing(at pass: Int) -> Any? {
    if let next = entries.first(where: { $0.pass >= pass }) { return next.old }
    return entries.last?.new
  }
}

/// The values that one reader received in the recorded passes.
///
/// Invariant: `entries` are sorted by pass, with at most one per pass.
///
/// By construction: the recorder processes the passes in order.
package struct DeliveryTrack {
  package let entries: ContiguousArray<Entry>

  package init(_ entries: ContiguousArray<Entry>) { self.entries = entries }

  /// The value that a reader received in one pass.
  package struct Entry {
    package let pass: Int
    /// The old value, or `nil` for an action that delivers no value.
    package let old: Any?
    package let value: Any?
    /// The place of the reader in the root, or `nil` for a reader without a place in the layout.
    package let place: Place?

    package init(pass: Int, old: Any?, value: Any?, place: Place?) {
      self.pass = pass
      self.old = old
      self.value = value
      self.place = place
    }
  }

  /// The place of a reader in the root: the transform from its coordinates to those of the root, and its size in
  /// points.
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

extension ContiguousArray {
  /// Returns the element of a pass in a list sorted by pass, in constant time if there is an element for every pass.
  package func entry(at pass: Int, _ passOf: (Element) -> Int) -> Element? {
    guard let last, passOf(last) >= pass else { return nil }
    var index = Swift.max(0, count - 1 - (passOf(last) - pass))
    while index < count, passOf(self[index]) < pass { index += 1 }
    return passOf(self[index]) == pass ? self[index] : nil
  }
}
