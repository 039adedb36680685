@_spi(Engine) import TributaryEngine

/// The queries that a host is performing.
///
/// A query can run client code, such as a fold or a path, which can query the host again. A different query returns a
/// result for the current state. A nested identical query would not terminate, and is refused.
final class ReentrancyGuard: HostFeature {
  static let slot = FeatureSlot()

  /// A query of a host.
  enum Question: Hashable {
    case preference(ObjectIdentifier)
    case explanation(ObjectIdentifier)
    case picture
    case inspection
  }

  private var open: Set<Question> = []

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  init(of host: ViewGraph) { self.host = host }
}

extension ReentrancyGuard {
  /// Performs a query, unless the same query is in progress.
  ///
  /// - Returns: The result; `nil` if the query is in progress, which is reported as an error.
  @MainActor
  func answerOnce<R>(_ question: Question, _ answer: () -> R) -> R? {
    guard open.insert(question).inserted else {
      host.report(.reentrantUpdate())
      return nil
    }
    defer { open.remove(question) }
    return answer()
  }
}
