package import TributaryCombine

/// The writes to observable objects during an evaluation of the tree, until the engine processes them.
///
///     walk ──▶ a body writes an object ──▶ notification ──▶ the walk ends ──▶ action: its readers are evaluated again
///
/// A write to state is rejected at that time. A write to an object cannot be undone, so its readers are out of date. An
/// immediate update could loop endlessly within one pass. Each writer therefore becomes an action of the pass, which
/// the limit of passes and the supervisor of the frame can withhold.
///
/// Objects notify their readers in an unspecified order. Reports about a write are deferred until all readers have been
/// notified, and list the readers in tree order, so that their text is the same in every run.
///
/// Invariants:
/// 1. `pending` is empty while actions run, and between frames unless the next frame is to process a write.
/// 2. `reported` contains the reports of the current frame, or of the frame that is about to begin.
/// 3. `behind` contains at most one evaluation of each node that is notified in a frame.
/// 4. `unreported` is empty outside walks; `burst` is empty after any other event.
///
/// Tested by `WriteTests` and `ReaderOrderTests`.
package struct ObjectWrites {
  /// A writer, with the nodes whose last evaluation read the written value.
  package struct Write {
    /// The node that wrote; `nil` for code that is not associated with a node, such as the `reduce` of a preference
    /// key.
    package let writer: NodeHandle?
    package var readers: [ReaderList.Entry]
    /// The change that the object reported, if any.
    package let change: ObjectChange?
    /// The object, if it is known.
    package let object: ObjectIdentifier?
    /// The names of the written properties according to the call stack, if the object did not report a change.
    package var names: [String]
  }

  /// A write to report after the walk has ended.
  package struct Unreported {
    /// The qualified name of the property, such as "Model.width", if it is known.
    package let property: String?
    package let writer: NodeHandle?
    /// The path of the writer, which may have been removed by the end of the walk.
    package let path: String?
    /// The nodes that read the property.
    package var readers: [NodeHandle] = []
  }

  package private(set) var pending: ContiguousArray<Write> = []
  package private(set) var unreported: ContiguousArray<Unreported> = []
  /// The readers that an object notified consecutively of a change outside walks.
  package private(set) var burst: ContiguousArray<StateWrite> = []
  private var reported: Set<Reported> = []
  /// The readers that read a value before it was written in a walk of this frame, with the evaluation of that read.
  private var behind: [NodeHandle: UInt32] = [:]
  /// The readers that are not notified of further changes, because a write in a walk was the one change of which
  /// observation notifies their evaluation.
  private var uninformed: [NodeHandle: UInt32] = [:]

  /// A writer and a property whose writes are already reported.
  private struct Reported: Hashable {
    let writer: UInt32?
    let name: String?
  }

  package init() {}

  package var isEmpty: Bool { pending.isEmpty }

  /// Records a reader of a written value.
  package mutating func insert(
    _ reader: ReaderList.Entry, writtenBy writer: NodeHandle?, _ change: ObjectChange? = nil,
    of object: ObjectIdentifier? = nil, named name: String? = nil
  ) {
    behind[reader.handle] = reader.evaluation
    let index = pending.firstIndex {
      $0.writer == writer && $0.object == object && $0.change?.property == change?.property
    }
    if let index {
      if !pending[index].readers.contains(reader) { pending[index].readers.append(reader) }
      if let name, !pending[index].names.contains(name) { pending[index].names.append(name) }
    } else {
      pending.append(
        Write(writer: writer, readers: [reader], change: change, object: object, names: name.map { [$0] } ?? []))
    }
  }

  package mutating func takeAll() -> ContiguousArray<Write> {
    defer { pending = [] }
    return pending
  }

  /// Records a write to report, unless the frame has already reported it.
  ///
  /// - Parameter path: The path of the writer.
  package mutating func recordReport(
    _ property: String?, writtenBy writer: NodeHandle?, at path: @autoclosure () -> String?,
    readBy reader: NodeHandle
  ) {
    if let index = unreported.firstIndex(where: { $0.writer == writer && $0.property == property }) {
      unreported[index].readers.append(reader)
    } else if reported.insert(Reported(writer: writer?.index, name: property)).inserted {
      unreported.append(Unreported(property: property, writer: writer, path: path(), readers: [reader]))
    }
  }

  package mutating func takeUnreported() -> ContiguousArray<Unreported> {
    defer { unreported = [] }
    return unreported
  }

  /// Appends a reader that an object has notified.
  package mutating func addToBurst(_ write: StateWrite) { burst.append(write) }

  /// Discards the recorded burst.
  package mutating func forgetBurst() { burst = [] }

  package mutating func takeBurst() -> ContiguousArray<StateWrite> {
    defer { burst = [] }
    return burst
  }

  /// Records a reader that is not notified of further changes until its next evaluation.
  package mutating func insertUninformed(_ reader: ReaderList.Entry) { uninformed[reader.handle] = reader.evaluation }

  /// Removes and returns the readers that have not been evaluated since they were recorded, in an unspecified order.
  package mutating func takeUninformed(_ isCurrent: (ReaderList.Entry) -> Bool) -> [ReaderList.Entry] {
    if uninformed.isEmpty { return [] }
    defer { uninformed = [:] }
    return uninformed.lazy.map { ReaderList.Entry(handle: $0.key, evaluation: $0.value) }.filter(isCurrent)
  }

  /// Returns whether any reader still displays a value from before a write.
  ///
  /// - Parameter isCurrent: Returns whether an entry belongs to its node's last evaluation.
  package func hasReaderBehind(_ isCurrent: (ReaderList.Entry) -> Bool) -> Bool {
    behind.contains { isCurrent(ReaderList.Entry(handle: $0.key, evaluation: $0.value)) }
  }

  package mutating func beginFrame() {
    if !reported.isEmpty { reported = [] }
    if !behind.isEmpty { behind = [:] }
  }
}
