/// Predicates of types that refer to each other.
@MainActor struct TypeQuestionTests {
  private enum A {}
  private enum B {}
  private enum C {}

  /// A conjunctive predicate: a type satisfies it if all types to which it refers satisfy it.
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

  @Test @MainActor func `A type that refers to itself has the result of its other references`() {
    let rules = Rules()
    rules.references[ObjectIdentifier(A.self)] = [A.self]
    expect(rules.holds(A.self))
    rules.references[ObjectIdentifier(B.self)] = [B.self]
    rules.facts[ObjectIdentifier(B.self)] = false
    expect(!rules.holds(B.self))
  }

  @Test(arguments: [0, 1, 2]) @MainActor func `The result does not depend on the first queried type`(first: Int) {
    // A ⇄ B, and A refers to C, which does not satisfy the predicate; therefore neither A nor B satisfies it.
    let rules = Rules()
    rules.references = [
      ObjectIdentifier(A.self): [B.self, C.self], ObjectIdentifier(B.self): [A.self], ObjectIdentifier(C.self): [],
    ]
    rules.facts[ObjectIdentifier(C.self)] = false
    let types: [Any.Type] = [A.self, B.self, C.self]
    _ = rules.holds(types[first])
    expect(types.map { rules.holds($0) }, equals: [false, false, false])
  }

  @Test @MainActor func `A result is computed once`() {
    let rules = Rules()
    rules.references[ObjectIdentifier(A.self)] = [B.self, C.self]
    for _ in 0..<3 { _ = rules.holds(A.self) }
    expect(rules.searches, equals: 3)
  }

  @Test @MainActor func `An infinite chain of types is cut off`() {
    let question = TypeQuestion(assuming: true)
    var depth = 0
    func next<T>(_ type: T.Type) -> Bool {
      question.answer(for: type) {
        depth += 1
        return next(Optional<T>.self)
      }
    }
    expect(!next(Int.self))
    expect(depth, equals: TypeQuestion.maximumDepth)
    expect(question.isClosed)
  }
}
