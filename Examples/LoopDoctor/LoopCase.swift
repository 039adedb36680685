import Tributary

/// One entry of the corpus: a view with feedback, or with apparent feedback, and its repaired version.
@MainActor
struct LoopCase {
  /// Letters, digits, and `-`.
  let name: String
  /// A description in a few words.
  let title: String
  let expected: Finding
  // Hosts are stored without the types of their views: the optimizer would copy a whole examination for each of them.
  private let broken: () -> any Patient
  private let repaired: () -> any Patient
  private let brokenView: () -> AnyView
  private let repairedView: () -> AnyView
  private let script: @MainActor (any Patient) async -> Void

  /// A case that the frames after the first determine, without input.
  init<Broken: View, Repaired: View>(
    _ name: String, _ title: String, _ expected: Finding, broken: @escaping () -> Broken,
    repaired: @escaping () -> Repaired
  ) {
    self.init(name, title, expected, broken: broken, repaired: repaired) { await $0.settle() }
  }

  /// A case with a script that sends input to the host.
  init<Broken: View, Repaired: View>(
    _ name: String, _ title: String, _ expected: Finding, broken: @escaping () -> Broken,
    repaired: @escaping () -> Repaired, script: @escaping @MainActor (any Patient) async -> Void
  ) {
    self.name = name
    self.title = title
    self.expected = expected
    self.broken = { Examination(broken) }
    self.repaired = { Examination(repaired) }
    brokenView = { AnyView(broken()) }
    repairedView = { AnyView(repaired()) }
    self.script = script
  }

  /// A case without a loop, which is its own repaired version.
  init<Control: View>(
    control name: String, _ title: String, view: @escaping () -> Control,
    script: @escaping @MainActor (any Patient) async -> Void = { await $0.settle() }
  ) {
    self.init(name, title, .silent, broken: view, repaired: view, script: script)
  }

  /// The expected finding for the repaired version.
  func expectation(isRepaired: Bool) -> Finding { isRepaired ? .silent : expected }

  func examine(isRepaired: Bool, isWatched: Bool = false) async -> Outcome {
    await (isRepaired ? repaired() : broken()).run(isWatched: isWatched, script)
  }

  /// Examines the case after an edit.
  func apply(_ edit: AppliedEdit) async -> (finding: Finding, values: [String]) {
    let patient = edit.make?() ?? repaired()
    let outcome = await patient.run(isWatched: false, script)
    return (outcome.finding, patient.values)
  }

  /// Lays the view out at each width of a range, without the script.
  func sweep(_ widths: ClosedRange<CGFloat>, isRepaired: Bool) -> SweepReport {
    LayoutSweep(widths: widths, height: 400).run(isRepaired ? repairedView : brokenView)
  }
}
