import Testing
import TributaryEngine

/// Questions about types that refer to each other.
@MainActor
struct TypeQuestionTests {
  private enum A {}
  private enum B {}
  private enum C {}

  /// Answers like a rule of conjunctions: a type holds if all types that it refers to hold.
  @MainActor private final class Rules {
    let question = TypeQuestion(assuming: true)
    var references: [ObjectIdentifier: [Any.Type]] = [:]
    var facts: [ObjectIdentifier: Bool] = [:]
    var searches = 0

    func holds(_ type: Any.Type) -> Bool {
      question.answer(for: type) {
        searches += 1
        let id = ObjectIdentifier(type)
        return (facts[id] ?? true) && (references[id] ?? []).allSatisfy { holds($0) }
      }
    }
  }

  @Test func `A type that refers to itself has the answer of the rest`() {
    let rules = Rules()
    rules.references[ObjectIdentifier(A.self)] = [A.self]
    #expect(rules.holds(A.self))
    rules.references[ObjectIdentifier(B.self)] = [B.self]
    rules.facts[ObjectIdentifier(B.self)] = false
    #expect(!rules.holds(B.self))
  }

  @Test(arguments: [0, 1, 2])
  func `The answer does not depend on the type that is asked about first`(first: Int) {
    // A ⇄ B, and A refers to C, which does not hold: neither does A, nor B.
    let rules = Rules()
    rules.references = [
      ObjectIdentifier(A.self): [B.self, C.self], ObjectIdentifier(B.self): [A.self], ObjectIdentifier(C.self): [],
    ]
    rules.facts[ObjectIdentifier(C.self)] = false
    let types: [Any.Type] = [A.self, B.self, C.self]
    _ = rules.holds(types[first])
    #expect(types.map { rules.holds($0) } == [false, false, false])
  }

  @Test func `An answer is found once`() {
    let rules = Rules()
    rules.references[ObjectIdentifier(A.self)] = [B.self, C.self]
    for _ in 0..<3 { _ = rules.holds(A.self) }
    #expect(rules.searches == 3)
  }

  @Test func `A chain of types without an end is cut`() {
    let question = TypeQuestion(assuming: true)
    var depth = 0
    func next<T>(_ type: T.Type) -> Bool {
      question.answer(for: type) {
        depth += 1
        return next(Optional<T>.self)
      }
    }
    #expect(!next(Int.self))
    #expect(depth == TypeQuestion.maximumDepth)
    #expect(question.isClosed)
  }
}
