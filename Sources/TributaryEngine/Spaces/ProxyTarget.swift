package import TributaryGeometry

/// The node of a geometry proxy, with the recorded reads and their results.
///
/// Invariants:
/// 1. `node` is in the tree or `nil`: the node that owns the target sets it to `nil` when the node is removed.
/// 2. A read from an outdated evaluation of its node is discarded at the next check, or before such reads outnumber the
///    others.
///
/// Tested by `LifetimeTests`, `GrowthTests`.
@usableFromInline
package final class ProxyTarget {
  package weak var node: ItemNode?

  private var reads: ContiguousArray<Read> = []
  /// The number of reads at which those of earlier evaluations are discarded.
  private var sweepCount = 32
  /// The reads of the most recent evaluation, except for anchors.
  private var recent = RecentQuestions()

  /// The number of entries searched so far.
  package private(set) var entriesVisited = 0

  package init(_ node: ItemNode) { self.node = node }

  /// The node, if it may be read. Off the main thread it could be deallocated at any time.
  package var present: ItemNode? {
    if OffMainAccess.isOffMain {
      OffMainAccess.report("GeometryProxy") { [self] in node }
      return nil
    }
    return node
  }

  /// A geometry value that a proxy can read.
  package enum Question: Hashable {
    case size
    case safeArea
    case frame(CoordinateSpace)
    case bounds(AnyHashable)
  }

  /// A geometry value; the question determines which fields are valid.
  package struct Answer: Equatable {
    package var origin = CGPoint.zero
    package var size = CGSize.zero
    package var insets = EdgeInsets()
    package var exists = false
  }

  /// The questions of one evaluation: an array of the first few for linear search, and a set of all if there are more.
  private struct RecentQuestions {
    var reader = NodeHandle(index: 0, generation: 0)
    var evaluation: UInt32 = 0
    var first: ContiguousArray<Question> = []
    var all: Set<Question> = []

    static let mostToSearch = 8

    /// Records a question, and returns whether it is new.
    mutating func insert(_ question: Question) -> Bool {
      if first.contains(question) { return false }
      if first.count < Self.mostToSearch {
        first.append(question)
        return true
      }
      return all.insert(question).inserted
    }
  }

  /// A geometry value that an evaluation has read through the proxy.
  private struct Read {
    let reader: NodeHandle
    let evaluation: UInt32
    /// `nil` for an anchor, and for a value that another module computes.
    let question: Question?
    let answer: Answer
    let otherHasChanged: ((ItemNode) -> Bool)?
  }

  /// Returns a geometry value, and records the current evaluation as its reader.
  package func answer(_ question: Question) -> Answer {
    guard let node = present else { return Answer() }
    let answer = node.answer(question)
    if let reader = currentEvaluation.node {
      remember(
        Read(
          reader: node.host.handles.handle(for: reader), evaluation: reader.evaluation, question: question,
          answer: answer, otherHasChanged: nil))
    }
    return answer
  }

  /// Records the current evaluation as the reader of an anchor.
  package func recordAnchor<T>(_ anchor: Anchor<T>) {
    guard let node, let reader = currentEvaluation.node else { return }
    let origins = anchor.box.origins
    if origins.contains(where: { $0.hasGone(from: node.host) }) { reader.reportStaleAnchor() }
    let old = origins.map { $0.transform(to: node) }
    remember(
      Read(
        reader: node.host.handles.handle(for: reader), evaluation: reader.evaluation, question: nil, answer: Answer(),
        otherHasChanged: { node in
          // The preference that delivered this anchor will deliver a newer one for a view that has moved.
          zip(origins, old).contains { origin, old in
            !origin.isOutdated(in: node.host) && origin.transform(to: node) != old
          }
        }))
  }

  /// Records the current evaluation as the reader of a value that depends on the geometry of the node.
  ///
  /// - Parameter hasChanged: A closure that returns whether the value differs from the one that was read.
  package func recordValue(_ hasChanged: @escaping (ItemNode) -> Bool) {
    guard let node, let reader = currentEvaluation.node else { return }
    remember(
      Read(
        reader: node.host.handles.handle(for: reader), evaluation: reader.evaluation, question: nil, answer: Answer(),
        otherHasChanged: hasChanged))
  }

  /// - Complexity: O(1) amortized.
  private func remember(_ read: Read) {
    if let question = read.question {
      if recent.reader != read.reader || recent.evaluation != read.evaluation {
        recent = RecentQuestions(reader: read.reader, evaluation: read.evaluation)
      }
      entriesVisited += recent.first.count
      if !recent.insert(question) { return }
    }
    if reads.count >= sweepCount, let node {
      let handles = node.host.handles
      reads.removeAll { handles.node(for: $0.reader)?.evaluation != $0.evaluation }
      sweepCount = max(32, reads.count * 2)
    }
    reads.append(read)
  }

  /// The number of recorded reads.
  package var readCount: Int { reads.count }

  /// Removes outdated reads, and returns the nodes that have read values that have changed.
  package func takeStaleReaders() -> [ViewNode] {
    guard let node, !reads.isEmpty else { return [] }
    var stale: [ViewNode] = []
    var found: Set<ObjectIdentifier> = []
    // Later reads must be recorded again, even if they are discarded here.
    recent = RecentQuestions()
    entriesVisited += reads.count
    reads.removeAll { read in
      guard let reader = node.host.handles.node(for: read.reader), reader.evaluation == read.evaluation else {
        return true
      }
      let hasChanged =
        read.question.map { node.answer($0) != read.answer } ?? read.otherHasChanged?(node) ?? false
      if hasChanged {
        node.host.emit(
          .didAnswerAnew(GeometryAnswer(item: node, reader: reader, question: read.question, old: read.answer)))
      }
      if hasChanged, found.insert(ObjectIdentifier(reader)).inserted { stale.append(reader) }
      return hasChanged
    }
    return stale
  }
}

extension ItemNode {
  /// Returns a geometry value of this node.
  package final func answer(_ question: ProxyTarget.Question) -> ProxyTarget.Answer {
    var answer = ProxyTarget.Answer()
    switch question {
    case .size:
      answer.size = size
    case .safeArea:
      answer.insets = coveredInsets()
    case .frame(let space):
      let frame = frame(in: space)
      answer.origin = frame.origin
      answer.size = frame.size
    case .bounds(let name):
      guard let space = coordinateSpace(named: name) else { break }
      let transform = space.transform(to: self)
      guard transform.keepsRectangles else { break }
      let rect = transform.map(CGRect(origin: .zero, size: space.size))
      answer.origin = rect.origin
      answer.size = rect.size
      answer.exists = true
    }
    return answer
  }

  /// Returns this node's bounds in a coordinate space.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return bounds
    case .global: return rootFrame(of: bounds)
    case .named(let name):
      guard let target = coordinateSpace(named: name) else {
        reportUnknownCoordinateSpace("\(name)")
        return rootFrame(of: bounds)
      }
      return transform(upTo: target).map(bounds)
    }
  }
}
