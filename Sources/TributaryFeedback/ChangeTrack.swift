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
