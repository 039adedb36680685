package import TributaryCombine

/// Writes to observable objects that came while the tree was walked, until they are taken up.
///
///     walk ──▶ a body writes an object ──▶ told ──▶ the walk ends ──▶ action: those who had read it are evaluated again
///
/// A write to state is refused at such a time. What has happened to an object cannot be undone, so whoever has read it is
/// out of date; but bringing it up to date at once could go round for ever within one pass. Each writer becomes an action of
/// the pass, and so falls under the rules for loops.
///
/// Invariants:
/// 1. `pending` is empty while actions run, and between frames unless something is to be taken up by the next.
/// 2. `told` holds what was reported in the frame that goes on.
///
/// Tested by `WriteTests`.
package struct ObjectWrites {
  /// One writer, and those whose last evaluation has read what it wrote.
  package struct Write {
    /// `nil` for code that no node is known to run, such as the `reduce` of a preference key.
    package let writer: NodeHandle?
    package var readers: [ReaderList.Entry]
    /// What the object told of its change, if it did.
    package let change: ObjectChange?
  }

  package private(set) var pending: ContiguousArray<Write> = []
  private var told: Set<Told> = []

  private struct Told: Hashable {
    let writer: UInt32?
    let name: String?
  }

  package init() {}

  package var isEmpty: Bool { pending.isEmpty }

  /// Takes note of someone who has read what was written.
  package mutating func insert(
    _ reader: ReaderList.Entry, writtenBy writer: NodeHandle?, _ change: ObjectChange? = nil
  ) {
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

  /// - Returns: Whether a frame has not reported yet that a writer wrote a property.
  package mutating func isFirstReport(_ writer: NodeHandle?, _ property: ObjectProperty) -> Bool {
    told.insert(Told(writer: writer?.index, name: property.name)).inserted
  }

  package mutating func beginFrame() {
    if !told.isEmpty { told = [] }
  }
}
