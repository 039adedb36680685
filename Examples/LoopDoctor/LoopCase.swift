import Tributary

/// One entry of the corpus: a view that feeds back, or looks as if it did, and its repaired twin.
@MainActor
struct LoopCase {
  /// Letters, digits and `-`.
  let name: String
  /// What happens in it, in a few words.
  let title: String
  let expected: Finding
  private let broken: (_ isWatched: Bool) async -> Outcome
  private let repaired: (_ isWatched: Bool) async -> Outcome

  /// A case that is decided by the frames that follow the first without anything from outside.
  init<Broken: View, Repaired: View>(
    _ name: String, _ title: String, _ expected: Finding, broken: @escaping () -> Broken,
    repaired: @escaping () -> Repaired
  ) {
    self.init(name, title, expected, broken: broken, repaired: repaired) { await $0.settle() }
  }

  /// A case with a script: what is done to the host from outside.
  init<Broken: View, Repaired: View>(
    _ name: String, _ title: String, _ expected: Finding, broken: @escaping () -> Broken,
    repaired: @escaping () -> Repaired, script: @escaping @MainActor (any Patient) async -> Void
  ) {
    self.name = name
    self.title = title
    self.expected = expected
    self.broken = { await Examination(broken).run(isWatched: $0, script) }
    self.repaired = { await Examination(repaired).run(isWatched: $0, script) }
  }

  /// A case that is fine as it is: its twin is itself.
  init<Control: View>(
    control name: String, _ title: String, view: @escaping () -> Control,
    script: @escaping @MainActor (any Patient) async -> Void = { await $0.settle() }
  ) {
    self.init(name, title, .silent, broken: view, repaired: view, script: script)
  }

  /// What is expected of the twin.
  func expectation(isRepaired: Bool) -> Finding { isRepaired ? .silent : expected }

  func examine(isRepaired: Bool, isWatched: Bool = false) async -> Outcome {
    await isRepaired ? repaired(isWatched) : broken(isWatched)
  }
}
