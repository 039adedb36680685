/// A cache of comparison rules by type.
@MainActor
package enum ComparisonCache {
  private static var known: [ObjectIdentifier: Comparison] = [:]
  private static var knownOfCopies: [ObjectIdentifier: Comparison] = [:]
  private static var knownToBeCopied: [ObjectIdentifier: Bool] = [:]
  private static var knownOfParts: [ObjectIdentifier: Comparison?] = [:]

  /// Returns the rule that compares the parts of unequal values, for main-actor code without a main-actor type; `nil`
  /// if no part can be unequal to itself.
  package nonisolated static func comparisonOfParts(of type: Any.Type) -> Comparison? {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let comparison = knownOfParts[id] { return comparison }
      let comparison = Comparison.ofParts(of: type)
      knownOfParts[id] = .some(comparison)
      return comparison
    }
  }

  /// Returns the rule for a type, for code that runs on the main actor without a main-actor type.
  package nonisolated static func comparisonOnMain(of type: Any.Type) -> Comparison {
    alreadyOnMainActor { comparison(of: type) }
  }

  /// Returns the rule for values that were copied for the comparison.
  package nonisolated static func comparisonOfCopies(of type: Any.Type) -> Comparison {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let comparison = knownOfCopies[id] { return comparison }
      let comparison = Comparison.holdsUncounted(type) ? .ofCopies(of: type) : comparison(of: type)
      knownOfCopies[id] = comparison
      return comparison
    }
  }

  /// Returns whether a copy of a value is equal to the original by the rule of its type.
  ///
  /// The result is `false` for types with weak references, because a reference to a deallocated object is `nil` in the
  /// copy.
  package nonisolated static func areCopiesEqual(of type: Any.Type) -> Bool {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let answer = knownToBeCopied[id] { return answer }
      let answer = !Comparison.holdsUncounted(type)
      knownToBeCopied[id] = answer
      return answer
    }
  }

  package static func comparison(of type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let comparison = known[id] { return comparison }
    let comparison = Comparison(of: type)
    known[id] = comparison
    return comparison
  }
}
