import Foundation
package import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// The values that were written to a piece of state in the recorded passes of a frame.
///
/// Invariant: `changes` are in ascending order of passes, with at most one per pass: from the value before the actions
/// of the pass to the value after them.
///
/// By construction: `LoopRecorder` processes the passes in order, and a change in the current pass is merged into the
/// last one.
package struct StateHistory {
  package var id: LoopStateID
  package let path: String
  /// The storage of the state; `nil` for an observable object.
  package var storage: StateStorage?
  package var changes: ContiguousArray<Entry> = []
  /// The observable object that contains the property, if it is known.
  package var object: ObjectIdentifier?
  /// The names of the written properties of an object that reports no changes, if they are known.
  package var objectProperties: Set<String> = []
  /// The nodes that the last change invalidated.
  package var readers: [ViewNode] = []
  /// Whether a view of the framework declares the state, such as the focus of a text field.
  package var isOfFramework = false
  /// The index in the record.
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

  /// Returns the value before the actions of a pass.
  package func standing(at pass: Int) -> Any? {
    ChangeTrack(changes, isOfObject: isOfUnknownValue).standing(at: pass)
  }

  /// Whether the state belongs to an object whose values are unknown.
  package var isOfUnknownValue: Bool { id.property.isOfObject && changes.allSatisfy { $0.new == nil } }

  /// The name of the property as it occurs in source.
  package var name: String {
    let view = path.components(separatedBy: " › ").last ?? path
    if case .ofObject(let name, _) = id.property { return name }
    return id.property.name.map { "\(view).\($0)" } ?? "an observable object that \(view) reads"
  }
}
