@_spi(Engine) public import TributaryEngine
import Foundation
import TributaryDiagnostics
import TributaryInspection

/// Knows for the views that ask with `_printChanges()` what has changed since their last evaluation. It follows the host from
/// the first time on that a view asks; before that nothing is kept.
@MainActor
package final class ChangePrinter: HostFeature, FrameTracer {
  package nonisolated static let slot = FeatureSlot()

  private unowned let core: ViewGraph

  /// The properties written since, of each node that has to be evaluated for them.
  private var written: [NodeHandle: [String]] = [:]
  /// What a node was told last, and in which of its evaluations: who asks twice is told the same.
  private var answers: [NodeHandle: (evaluation: Int, text: String)] = [:]
  /// What a node read from the environment when it asked last.
  private var environments: [NodeHandle: [Inspection.Property]] = [:]

  package nonisolated init(of host: ViewGraph) {
    core = host
    host.startTracing(self)
  }

  package nonisolated func trace(_ event: FrameEvent) {
    alreadyOnMainActor(with: event) { [self] in take($0) }
  }

  package func frameDidEnd(_ report: FrameReport) {}

  private func take(_ event: FrameEvent) {
    guard case .didChange(let write) = event else { return }
    for reader in write.readers {
      let name = write.change.map { "_\($0.storage.propertyName)" } ?? "@dependencies"
      let handle = core.handles.handle(for: reader)
      if written[handle]?.contains(name) != true { written[handle, default: []].append(name) }
    }
  }

  /// What has changed for the node that is evaluated now, since its last evaluation, as `Counter: _taps changed.`
  func changes(of node: EvaluatedNode) -> String {
    let handle = core.handles.handle(for: node)
    if let answer = answers[handle], answer.evaluation == node.evaluation { return answer.text }
    let environment = node.inspectedEnvironment
    defer { environments[handle] = environment }
    var names = written.removeValue(forKey: handle) ?? []
    if node.evaluation <= 1 {
      names = ["@self", "@identity"] + node.layout.properties.map(\.name)
    } else {
      let old = environments[handle] ?? environment
      names += zip(old, environment).filter { $0 != $1 }.map { "_\($1.name)" }
      if names.isEmpty { names = ["@self"] }
    }
    let text = VisibleText("\(node.inspectedType): \(names.joined(separator: ", ")) changed.").text
    answers[handle] = (Int(node.evaluation), text)
    return text
  }
}

extension View {
  /// Prints what has changed since the last evaluation of the body from which this is called:
  ///
  ///     Counter: @self, @identity, _taps changed.
  ///     Counter: _taps changed.
  ///
  /// `@identity` stands for a view that is new at its place, `@self` for a view that was given other values, `@dependencies`
  /// for an observable object. For a look at what was written by whom, see `whyUpdated(_:)`.
  @MainActor public static func _printChanges() {
    if let changes = presentChanges { print(changes) }
  }

  /// Writes to standard error what ``_printChanges()`` prints.
  @MainActor public static func _logChanges() {
    guard let changes = presentChanges else { return }
    try? FileHandle.standardError.write(contentsOf: Data((changes + "\n").utf8))
  }

  /// What the two above tell; `nil` outside of a body.
  @MainActor package static var presentChanges: String? {
    guard let node = currentEvaluation.node as? EvaluatedNode else { return nil }
    return node.host.feature(ChangePrinter.self).changes(of: node)
  }
}
