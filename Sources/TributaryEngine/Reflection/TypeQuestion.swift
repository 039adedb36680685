/// A memoized Boolean predicate over types, whose answer for one type depends on those for others, such as the type of
/// a body.
///
/// The type of a recursive view refers to itself: a file tree contains a `ForEach` of file trees. A type that is being
/// evaluated therefore counts as `assumption` until its answer is known.
///
///     Tree ─▶ ConditionalContent<Text, ForEach<…, Tree>>
///      ▲                                          │
///      └────────────── assumed ───────────────────┘
///
/// Invariants:
/// 1. An answer is stored only if it is final: it differs from `assumption`, or it depends on no type that is still
///    open.
/// 2. The answer for a type is independent of the order in which types are evaluated.
/// 3. A chain of more than `maximumDepth` types ends with the answer `false`; an example is a generic view that
///    contains itself with other arguments.
///
/// Tested by `TypeQuestionTests` and `RecursiveViewTests`.
@MainActor
package final class TypeQuestion {
  private let assumption: Bool
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The types that are being evaluated, with the number of enclosing open types.
  private var open: [ObjectIdentifier: Int] = [:]
  /// The outermost open type whose answer was assumed since the innermost question began.
  private var outermostAssumed = Int.max

  package static let maximumDepth = 100

  /// Whether no type is being evaluated, so that every answer is final.
  package var isClosed: Bool { open.isEmpty }

  package nonisolated init(assuming assumption: Bool) { self.assumption = assumption }

  /// Returns the answer for a type.
  ///
  /// - Parameter find: A closure that computes the answer; called once for each type, unless the answer depends on an
  ///   assumption.
  package func answer(for type: Any.Type, _ find: () -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = answers[id] { return answer }
    if let depth = open[id] {
      outermostAssumed = min(outermostAssumed, depth)
      return assumption
    }
    let depth = open.count
    if depth >= Self.maximumDepth {
      outermostAssumed = 0
      return false
    }
    let before = outermostAssumed
    outermostAssumed = .max
    open[id] = depth
    let answer = find()
    open[id] = nil
    let isFinal = answer != assumption || outermostAssumed >= depth
    // An assumption about this type is resolved by its answer.
    outermostAssumed = isFinal ? before : min(before, outermostAssumed)
    if isFinal { answers[id] = answer }
    return answer
  }
}
