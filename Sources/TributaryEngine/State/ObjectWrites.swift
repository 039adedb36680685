package import TributaryCombine

/// Writes to observable objects that came while the tree was walked, until they are taken up.
///
///     walk ──▶ a body writes an object ──▶ told ──▶ the walk ends ──▶ action: those who had read it are evaluated again
///
/// A write to state is refused at such a time. What has happened to an object cannot be undone, so whoever has read it is
/// out of date; but bringing it up to date at once could go round for ever within one pass. Each writer becomes an action of
/// the pass, and so falls under the rules for loops.
///
/// Objects tell their readers in no order that could be relied on. What is said about a write waits until all of them have
/// been told, and then names them in the order of the tree, so that the same program says the same in every run.
///
/// Invariants:
/// 1. `pending` is empty while actions run, and between frames unless something is to be taken up by the next.
/// 2. `reported` holds what was reported in the frame that goes on, or is about to be.
/// 3. `behind` holds at most one evaluation of each node that is told in a frame.
/// 4. `unreported` is empty outside of walks, and `burst` once anything else has happened.
///
/// Tested by `WriteTests` and `ReaderOrderTests`.
package struct ObjectWrites {
  /// One writer, and those whose last evaluation has read what it wrote.
  package struct Write {
    /// `nil` for code that no node is known to run, such as the `reduce` of a preference key.
    package let writer: NodeHandle?
    package var readers: [ReaderList.Entry]
    /// What the object told of its change, if it did.
    package let change: ObjectChange?
  }

  /// A write that is to be reported when the walk has ended.
  package struct Unreported {
    package let property: ObjectProperty
    package let writer: NodeHandle?
    /// Of the writer; what writes may have gone when the walk has ended.
    package let path: String?
    /// Who has read the property.
    package var readers: [NodeHandle] = []
  }

  package private(set) var pending: ContiguousArray<Write> = []
  package private(set) var unreported: ContiguousArray<Unreported> = []
  /// Readers that an object has told one after another of a change outside of walks.
  package private(set) var burst: ContiguousArray<StateWrite> = []
  private var reported: Set<Reported> = []
  /// Readers that what was written in a walk of this frame came too late for, with the evaluation in which they have read.
  private var behind: [NodeHandle: UInt32] = [:]

  private struct Reported: Hashable {
    let writer: UInt32?
    let name: String?
  }

  package init() {}

  package var isEmpty: Bool { pending.isEmpty }

  /// Takes note of someone who has read what was written.
  package mutating func insert(
    _ reader: ReaderList.Entry, writtenBy writer: NodeHandle?, _ change: ObjectChange? = nil
  ) {
    behind[reader.handle] = reader.evaluation
    if let index = pending.firstIndex(where: { $0.writer == writer && $0.change?.property == change?.property }) {
      if !pending[index].readers.contains(reader) { pending[index].readers.append(reader) }
    } else {
      pending.append(Write(writer: writer, readers: [reader], change: change))
    }
  }

  package mutating func takeAll() -> ContiguousArray<Write> {
    defer { pending = [] }
    return pending
  }

  /// Takes note of what is to be reported, unless the frame has reported it already.
  ///
  /// - Parameter path: Of the writer.
  package mutating func recordReport(
    _ property: ObjectProperty, writtenBy writer: NodeHandle?, at path: @autoclosure () -> String?,
    readBy reader: NodeHandle
  ) {
    if let index = unreported.firstIndex(where: { $0.writer == writer && $0.property.name == property.name }) {
      unreported[index].readers.append(reader)
    } else if reported.insert(Reported(writer: writer?.index, name: property.name)).inserted {
      unreported.append(Unreported(property: property, writer: writer, path: path(), readers: [reader]))
    }
  }

  package mutating func takeUnreported() -> ContiguousArray<Unreported> {
    defer { unreported = [] }
    return unreported
  }

  /// Takes note of one reader more that an object has told.
  package mutating func addToBurst(_ write: StateWrite) { burst.append(write) }

  /// Nobody listens any more.
  package mutating func forgetBurst() { burst = [] }

  package mutating func takeBurst() -> ContiguousArray<StateWrite> {
    defer { burst = [] }
    return burst
  }

  /// Whether a reader shows what stood before it was written.
  ///
  /// - Parameter isCurrent: Whether an entry is that of its node's last evaluation.
  package func hasReaderBehind(_ isCurrent: (ReaderList.Entry) -> Bool) -> Bool {
    behind.contains { isCurrent(ReaderList.Entry(handle: $0.key, evaluation: $0.value)) }
  }

  package mutating func beginFrame() {
    if !reported.isEmpty { reported = [] }
    if !behind.isEmpty { behind = [:] }
  }
}
