import Foundation
package import TributaryGeometry

/// What was written to one state in the recorded passes.
///
/// Invariant: `entries` ascend by pass, at most one a pass: from the value that stood before the pass's actions to the one
/// that stood after them.
///
/// By construction: who records the passes goes through them in order.
package struct ChangeTrack {
  package let entries: ContiguousArray<Entry>
  /// Whether it belongs to an object, whose values are not known.
  package let isOfObject: Bool

  package init(_ entries: ContiguousArray<Entry>, isOfObject: Bool) {
    self.entries = entries
    self.isOfObject = isOfObject
  }

  /// What was written to a state in one pass.
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

  /// The value that stood before the actions of a pass ran.
  package func standing(at pass: Int) -> Any? {
    if let next = entries.first(where: { $0.pass >= pass }) { return next.old }
    return entries.last?.new
  }
}

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

/// A value that can be set to what it says already, and is another value then: it carries a count.
///
/// The rules look at what it says. A loop that lets a position go to and fro repeats itself, whatever has been counted.
package protocol ForcedChange {
  /// What it says, without the count.
  var said: Any { get }
}

extension ContiguousArray {
  /// The element of a pass, of elements that ascend by pass: found at once where there is one for every pass.
  package func entry(at pass: Int, _ passOf: (Element) -> Int) -> Element? {
    guard let last, passOf(last) >= pass else { return nil }
    var index = Swift.max(0, count - 1 - (passOf(last) - pass))
    while index < count, passOf(self[index]) < pass { index += 1 }
    return passOf(self[index]) == pass ? self[index] : nil
  }
}
