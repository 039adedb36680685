package import TributaryGeometry

/// The node that geometry proxies ask, and the questions that were asked, each with the answer that was given.
///
/// Invariants:
/// 1. `node` is alive or `nil`: the node that owns the target clears it when it leaves the tree or dies.
/// 2. A question of an evaluation that is no longer the last one of its node is dropped at the next check, or before there
///    are more of these than of others.
///
/// Tested by `LifetimeTests`, `GrowthTests`.
@usableFromInline
package final class ProxyTarget {
  unowned(unsafe) package var node: ItemNode?
  private var reads: ContiguousArray<Read> = []
  /// How many reads there may be before those of earlier evaluations are swept out.
  private var sweepCount = 32
  /// What the evaluation that asked last has asked so far, besides anchors.
  private var recent = RecentQuestions()

  /// How many questions were looked at so far, to find one of them.
  package private(set) var entriesVisited = 0

  package init(_ node: ItemNode) { self.node = node }

  /// The node, where it may be asked: off the main thread it could go at any moment.
  package var present: ItemNode? {
    if OffMainAccess.isOffMain {
      OffMainAccess.report("GeometryProxy") { [self] in node }
      return nil
    }
    return node
  }

  /// What can be asked.
  package enum Question: Hashable {
    case size
    case safeArea
    case frame(CoordinateSpace)
    case bounds(AnyHashable)
  }

  /// What is answered; which parts have a meaning depends on the question.
  package struct Answer: Equatable {
    package var origin = CGPoint.zero
    package var size = CGSize.zero
    package var insets = EdgeInsets()
    package var exists = false
  }

  /// The questions of one evaluation: the first few in order, to be searched, and all of them if there are more.
  private struct RecentQuestions {
    var reader = NodeHandle(index: 0, generation: 0)
    var evaluation: UInt32 = 0
    var first: ContiguousArray<Question> = []
    var all: Set<Question> = []

    static let mostToSearch = 8

    /// Whether a question is new; it is noted.
    mutating func insert(_ question: Question) -> Bool {
      if first.contains(question) { return false }
      if first.count < Self.mostToSearch {
        first.append(question)
        return true
      }
      return all.insert(question).inserted
    }
  }

  private struct Read {
    let reader: NodeHandle
    let evaluation: UInt32
    /// `nil` for an anchor.
    let question: Question?
    let answer: Answer
    let anchorHasChanged: ((ItemNode) -> Bool)?
  }

  /// Answers a question and remembers who asked.
  package func answer(_ question: Question) -> Answer {
    guard let node = present else { return Answer() }
    let answer = node.answer(question)
    if let reader = currentEvaluation.node {
      remember(
        Read(
          reader: node.host.handles.handle(for: reader), evaluation: reader.evaluation, question: question,
          answer: answer, anchorHasChanged: nil))
    }
    return answer
  }

  /// Remembers who read an anchor.
  package func recordAnchor<T>(_ anchor: Anchor<T>) {
    guard let node, let reader = currentEvaluation.node else { return }
    let origins = anchor.box.origins
    if origins.contains(where: { $0.hasGone(from: node.host) }) { node.host.reportStaleAnchor(readBy: reader) }
    let old = origins.map { $0.transform(to: node) }
    remember(
      Read(
        reader: node.host.handles.handle(for: reader), evaluation: reader.evaluation, question: nil, answer: Answer(),
        anchorHasChanged: { node in
          // A newer anchor of a view that has moved is on its way, by the preference that brought this one.
          zip(origins, old).contains { origin, old in
            !origin.isOutdated(in: node.host) && origin.transform(to: node) != old
          }
        }))
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

  /// How many questions are remembered.
  package var readCount: Int { reads.count }

  /// The nodes that were given answers that are true no more; their questions are forgotten.
  package func takeStaleReaders() -> [ViewNode] {
    guard let node, !reads.isEmpty else { return [] }
    var stale: [ViewNode] = []
    var found: Set<ObjectIdentifier> = []
    // What is asked from now on is to be remembered again, whatever is forgotten here.
    recent = RecentQuestions()
    entriesVisited += reads.count
    reads.removeAll { read in
      guard let reader = node.host.handles.node(for: read.reader), reader.evaluation == read.evaluation else {
        return true
      }
      let hasChanged =
        read.question.map { node.answer($0) != read.answer } ?? read.anchorHasChanged?(node) ?? false
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
  /// Answers a question about this node's geometry.
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

  /// This node's bounds in a coordinate space.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    switch space {
    case .local: return bounds
    case .global: return rootFrame(of: bounds)
    case .named(let name):
      guard let target = coordinateSpace(named: name) else {
        host.reportUnknownCoordinateSpace("\(name)", at: self)
        return rootFrame(of: bounds)
      }
      return transform(upTo: target).map(bounds)
    }
  }
}
