import Foundation

/// What a modifier was told in the recorded passes of a frame.
///
/// Invariant: `deliveries` ascend by pass, at most one a pass; where a modifier ran twice in a pass, the last counts.
package struct ReaderHistory {
  package let id: LoopReaderID
  /// The body in which the modifier is written.
  package let body: LoopPlace
  /// The node that stands at the place now.
  package var node: ViewNode
  package var delivery: Delivery?
  package var deliveries: ContiguousArray<Entry> = []
  /// The states that its action changed, by their places in the record.
  package var writes: [Int] = []
  /// Elements of the group that this history belongs to are found by this number.
  package let element: Int

  package struct Entry {
    package let pass: Int
    /// `nil` for an action that delivers no value.
    package let old: Any?
    package let value: Any?
    /// Where the modifier stood in the root; `nil` for one that has no place in layout.
    package let geometry: RootGeometry?
  }

  package func entry(at pass: Int) -> Entry? { deliveries.entry(at: pass, \.pass) }
}

/// What was written to a piece of state in the recorded passes of a frame.
///
/// Invariant: `changes` ascend by pass, at most one a pass: from the value that stood before the pass's actions to the one
/// that stood after them.
package struct StateHistory {
  package let id: LoopStateID
  package let path: String
  /// `nil` for an observable object, whose values are not known.
  package var storage: StateStorage?
  package var changes: ContiguousArray<Entry> = []
  /// The nodes that the last change let run again.
  package var readers: [ViewNode] = []
  /// Its place in the record.
  package let index: Int
  package let element: Int

  package struct Entry {
    package let pass: Int
    package let old: Any?
    package var new: Any?
  }

  package func change(at pass: Int) -> Entry? { changes.entry(at: pass, \.pass) }

  /// The value that stood before the actions of a pass ran.
  package func standing(at pass: Int) -> Any? {
    if let next = changes.first(where: { $0.pass >= pass }) { return next.old }
    return changes.last?.new
  }

  /// The name of the property as a reader of the source would look for it.
  package var name: String {
    let view = path.components(separatedBy: " › ").last ?? path
    return id.property.map { "\(view).\($0)" } ?? id.objectProperty ?? "an observable object that \(view) reads"
  }
}

extension ContiguousArray {
  /// The element of a pass, of elements that ascend by pass: found at once where there is one for every pass.
  fileprivate func entry(at pass: Int, _ passOf: (Element) -> Int) -> Element? {
    guard let last, passOf(last) >= pass else { return nil }
    var index = Swift.max(0, count - 1 - (passOf(last) - pass))
    while index < count, passOf(self[index]) < pass { index += 1 }
    return passOf(self[index]) == pass ? self[index] : nil
  }
}
