/// What random trees are made of.
struct Vocabulary {
  var leaves = Spec.Leaf.allCases
  var unaries = Spec.Unary.allCases
  var binaries = Spec.Binary.allCases
  var lists = Spec.List.allCases

  /// Everything that there is: what long runs are made of.
  static let whole = Vocabulary()

  /// What most scripts of the suite are made of: the same seeds make the same scripts, whatever words come later.
  static let all = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .picker }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedTransform }),
    binaries: Spec.Binary.allCases,
    lists: Array(Spec.List.allCases.prefix { $0 != .plainList }))

  /// What the suite's own seeds are made of: the same seeds make the same scripts, whatever words come later.
  static let first = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .toggle }),
    unaries: Array(Spec.Unary.allCases.prefix { $0 != .observedGuide }),
    binaries: Array(Spec.Binary.allCases.prefix { $0 != .sheet }),
    lists: Array(Spec.List.allCases.prefix { $0 != .list }))

  /// Some of the modifiers only.
  func leavingOut(_ kinds: Set<Spec.Unary>) -> Vocabulary {
    var words = self
    words.unaries.removeAll { kinds.contains($0) }
    return words
  }

  /// What there was when the first scripts found something.
  static let early = first.leavingOut(Spec.Unary.moving.union(Spec.Unary.presenting))

  /// Without what presents something with an animation of its own.
  static let still = first.leavingOut(Spec.Unary.presenting)
}
