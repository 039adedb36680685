/// The questions that a host is answering.
///
/// An answer may run code of users, a fold or a path for instance, and that may ask the host again. It is answered once more,
/// from what stands; who asks the same from inside that answer would have no end, and is refused.
package final class ReentrancyGuard: HostFeature {
  package static let slot = FeatureSlot()

  package enum Question: Hashable {
    case preference(ObjectIdentifier)
    case explanation(ObjectIdentifier)
    case picture
    case inspection
  }

  fileprivate var open: Set<Question> = []

  package init(of host: ViewGraph) {}
}

extension ViewGraph {
  /// Answers a question, unless it is being answered.
  ///
  /// - Returns: `nil` if it is; then an error says so.
  @MainActor
  package func answerOnce<R>(_ question: ReentrancyGuard.Question, _ answer: () -> R) -> R? {
    let questions = feature(ReentrancyGuard.self)
    guard questions.open.insert(question).inserted else {
      report(reentrantUpdateDiagnostic())
      return nil
    }
    defer { questions.open.remove(question) }
    return answer()
  }
}
