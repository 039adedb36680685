/// The kinds of nodes in random trees.
struct Vocabulary {
  var leaves = Spec.Leaf.allCases
  var unaries = Spec.Unary.allCases
  var binaries = Spec.Binary.allCases
  var lists = Spec.List.allCases

  /// All kinds, for long runs.
  static let whole = Vocabulary()

  /// The kinds in most scripts of the suite: the same seeds produce the same scripts when kinds are added later.
  static let all = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .picker }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedTransform }),
    binaries: Spec.Binary.allCases,
    lists: Array(Spec.List.allCases.prefix { $0 != .plainList }))

  /// The kinds for the suite's own seeds: the same seeds produce the same scripts when kinds are added later.
  static let first = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .toggle }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedGuide }),
    binaries: Array(Spec.Binary.allCases.prefix { $0 != .sheet }),
    lists: Array(Spec.List.allCases.prefix { $0 != .list }))

  /// Returns the vocabulary without some modifiers.
  func leavingOut(_ kinds: Set<Spec.Unary>) -> Vocabulary {
    var words = self
    words.unaries.removeAll { kinds.contains($0) }
    return words
  }

  /// The kinds that existed when the first scripts failed.
  static let early = first.leavingOut(Spec.Unary.moving.union(Spec.Unary.presenting))

  /// The kinds without presentations that have separate animations.
  static let still = first.leavingOut(Spec.Unary.presenting)
}
