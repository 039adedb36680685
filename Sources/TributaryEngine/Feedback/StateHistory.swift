import Foundation
package import TributaryFeedback

/// What was written to a piece of state in the recorded passes of a frame.
///
/// Invariant: `changes` ascend by pass, at most one a pass: from the value that stood before the pass's actions to the one
/// that stood after them.
///
/// By construction: `LoopRecorder` goes through the passes in order, and a change of the pass that it is at joins the
/// last.
package struct StateHistory {
  package let id: LoopStateID
  package let path: String
  /// `nil` for an observable object.
  package var storage: StateStorage?
  package var changes: ContiguousArray<Entry> = []
  /// The nodes that the last change let run again.
  package var readers: [ViewNode] = []
  /// Its place in the record.
  package let index: Int
  package let element: Int

  package init(
    id: LoopStateID, path: String, storage: StateStorage? = nil, changes: ContiguousArray<Entry> = [],
    readers: [ViewNode] = [], index: Int, element: Int
  ) {
    self.id = id
    self.path = path
    self.storage = storage
    self.changes = changes
    self.readers = readers
    self.index = index
    self.element = element
  }

  package typealias Entry = ChangeTrack.Entry

  package func change(at pass: Int) -> Entry? { changes.entry(at: pass, \.pass) }

  /// The value that stood before the actions of a pass ran.
  package func standing(at pass: Int) -> Any? {
    ChangeTrack(changes, isOfObject: isOfUnknownValue).standing(at: pass)
  }

  /// Whether it belongs to an object that does not tell its values.
  package var isOfUnknownValue: Bool { id.property.isOfObject && changes.allSatisfy { $0.new == nil } }

  /// The name of the property as a reader of the source would look for it.
  package var name: String {
    let view = path.components(separatedBy: " › ").last ?? path
    if case .ofObject(let name) = id.property { return name }
    return id.property.name.map { "\(view).\($0)" } ?? "an observable object that \(view) reads"
  }
}
