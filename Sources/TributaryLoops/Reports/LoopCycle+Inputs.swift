import TributaryDiagnostics
import TributaryLoopRules
@_spi(Engine) import TributaryEngine

extension LoopCycle {
  /// Whether a property that is created again can be the cause of the loop although the loop also changes layouts.
  ///
  /// The values of a loop without a pattern can also depend on geometry.
  var canBeCausedByInput: Bool { verdict == .churning || verdict == .unsettled && measurement.isNone }

  /// Returns the step of a property that the bodies that read a state create again; `nil` if there is none.
  ///
  /// If a reader receives a preference, the property belongs to a view around the publisher, because other views do not
  /// publish again. The recorded walks are searched rather than the replay, because they show whether the property is
  /// created in each pass.
  func inputStep(of state: StateHistory) -> LoopStep? {
    guard let change = state.changes.last, let walk = evidence.last(where: { $0.pass > change.pass }) else {
      return nil
    }
    let inputs = walk.inputs(from: state.readers).filter(isRepeated)
    if inputs.isEmpty { return nil }
    let publishers = series.readers.compactMap { publisher(to: $0)?.node }
    let cause =
      publishers.isEmpty ? inputs.first : inputs.first { input in publishers.contains { $0.isPart(of: input.node) } }
    return cause.map { LoopStep(.body, path: $0.node.path, .isGivenAnotherValue(input: LoopInput($0))) }
  }

  /// Returns whether several recent walks created the property again.
  private func isRepeated(_ input: LoopEvidence.Input) -> Bool {
    evidence.count { walk in
      walk.inputs.contains { $0.node === input.node && $0.property.name == input.property.name }
    } > 1
  }
}

extension ViewNode {
  /// Returns whether this node is another node or below it.
  fileprivate final func isPart(of node: ViewNode) -> Bool { self === node || ancestors.contains { $0 === node } }
}

extension LoopInput {
  fileprivate init(_ input: LoopEvidence.Input) {
    let view = input.node.pathComponent ?? "View"
    self.init(
      name: "\(view).\(input.property.name)", kind: input.property.kind,
      creator: input.cause?.nearestBody.pathComponent.map { "`\($0).body`" } ?? "the enclosing body")
  }
}
