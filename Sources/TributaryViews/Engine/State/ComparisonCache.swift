/// Rules of comparison by type, found once.
@MainActor
package enum ComparisonCache {
  private static var known: [ObjectIdentifier: Comparison] = [:]
  private static var knownOfCopies: [ObjectIdentifier: Comparison] = [:]

  /// The rule for a type, for code that runs on the main actor without saying so in its type.
  package nonisolated static func comparisonOnMain(of type: Any.Type) -> Comparison {
    alreadyOnMainActor { comparison(of: type) }
  }

  /// The rule for values that have been copied to be compared.
  package nonisolated static func comparisonOfCopies(of type: Any.Type) -> Comparison {
    alreadyOnMainActor {
      let id = ObjectIdentifier(type)
      if let comparison = knownOfCopies[id] { return comparison }
      let comparison = Comparison.holdsUncounted(type) ? .never : comparison(of: type)
      knownOfCopies[id] = comparison
      return comparison
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
