import RandomTestSupport

extension Spec {
  /// Returns a random tree.
  ///
  /// - Parameters:
  ///   - depth: The maximum number of levels below.
  ///   - nextID: The first free identity.
  ///   - words: The permitted kinds of nodes.
  static func random(
    _ generator: inout SeededGenerator, depth: Int, nextID: inout Int, words: Vocabulary = .first
  ) -> Spec {
    let given = Parameters.random(&generator, nextID: &nextID)
    let dice = generator.number(0..<100)
    if depth <= 0 || dice < (depth > 3 ? 3 : 18) {
      let leaf = words.leaves.randomElement(using: &generator) ?? .color
      return .unary(
        .identifier, Parameters.random(&generator, nextID: &nextID), .leaf(leaf, given))
    }
    if dice < 62 {
      let kind = words.unaries.randomElement(using: &generator) ?? .padding
      return .unary(kind, given, random(&generator, depth: depth - 1, nextID: &nextID, words: words))
    }
    if dice < 72 {
      let kind = words.binaries.randomElement(using: &generator) ?? .overlay
      let first = random(&generator, depth: depth - 1, nextID: &nextID, words: words)
      return .binary(kind, given, first, random(&generator, depth: depth - 2, nextID: &nextID, words: words))
    }
    let kind = words.lists.randomElement(using: &generator) ?? .row
    let children = (0..<generator.number(0..<4)).map { _ in
      random(&generator, depth: depth - 1, nextID: &nextID, words: words)
    }
    return .list(kind, given, children)
  }
}

extension Spec.Parameters {
  static func random(_ generator: inout SeededGenerator, nextID: inout Int) -> Spec.Parameters {
    nextID += 1
    return Spec.Parameters(id: nextID, a: generator.number(0..<10), b: generator.number(0..<10))
  }
}
