/// What random trees are made of.
struct Vocabulary {
  var leaves = Spec.Leaf.allCases
  var unaries = Spec.Unary.allCases
  var binaries = Spec.Binary.allCases
  var lists = Spec.List.allCases

  /// Everything that there is.
  static let all = Vocabulary()

  /// What there was when the first scripts found something: the same seeds make the same scripts.
  static let early = Vocabulary(
    leaves: Array(Spec.Leaf.allCases.prefix { $0 != .toggle }),
    unaries: Spec.Unary.allCases.prefix { $0 != .observedGuide }.filter {
      !Spec.Unary.moving.union(Spec.Unary.presenting).contains($0)
    }, binaries: Array(Spec.Binary.allCases.prefix { $0 != .sheet }),
    lists: Array(Spec.List.allCases.prefix { $0 != .list }))

  /// Without what presents something with an animation of its own.
  static let still = Vocabulary(
    unaries: Spec.Unary.allCases.filter { !Spec.Unary.presenting.contains($0) },
    binaries: Spec.Binary.allCases.filter { $0 != .sheet && $0 != .page })
}
