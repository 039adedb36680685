/// Rules of comparison by type, found once.
@MainActor
package enum ComparisonCache {
  private static var known: [ObjectIdentifier: Comparison] = [:]
  private static var knownOfCopies: [ObjectIdentifier: Comparison] = [:]
  private static var knownToBeCopied: [ObjectIdentifier: Bool] = [:]
  private static var knownOfParts: [ObjectIdentifier: Comparison?] = [:]

  /// How the parts of values are compared that are not equal, for code that runs on the main actor without saying so in its
  /// type; `nil` where no part can be unequal to itself.
  package nonisolated static func comparisonOfParts(of type: Any.Type) -> Comparison? {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let comparison = knownOfParts[id] { return comparison }
      let comparison = Comparison.ofParts(of: type)
      knownOfParts[id] = .some(comparison)
      return comparison
    }
  }

  /// The rule for a type, for code that runs on the main actor without saying so in its type.
  package nonisolated static func comparisonOnMain(of type: Any.Type) -> Comparison {
    alreadyOnMainActor { comparison(of: type) }
  }

  /// The rule for values that have been copied to be compared.
  package nonisolated static func comparisonOfCopies(of type: Any.Type) -> Comparison {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let comparison = knownOfCopies[id] { return comparison }
      let comparison = Comparison.holdsUncounted(type) ? .ofCopies(of: type) : comparison(of: type)
      knownOfCopies[id] = comparison
      return comparison
    }
  }

  /// Whether a copy of a value is equal to it by the rule of its type: not so if it holds a weak reference to an object that
  /// is gone, which the copy has as `nil`.
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
