@_spi(Engine) public import TributaryEngine
import Foundation
import TributaryDiagnostics
import TributaryInspection

/// A recorder of the changes since the last evaluation of views that call `_printChanges()`.
///
/// It traces the host from the first call, and records nothing before it.
@MainActor
package final class ChangePrinter: HostFeature, FrameTracer {
  package nonisolated static let slot = FeatureSlot()

  private unowned let core: ViewGraph

  /// The properties written since the last evaluation, for each node that they invalidate.
  private var written: [NodeHandle: [String]] = [:]
  /// The last result for a node and the evaluation that it is for, so that several calls return the same result.
  private var answers: [NodeHandle: (evaluation: Int, text: String)] = [:]
  /// The environment values of a node, as of its last call.
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

  /// Returns the changes since the last evaluation of the current node, such as `Counter: _taps changed.`
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
  /// Prints the changes since the last evaluation of the body that calls this method:
  ///
  ///     Counter: @self, @identity, _taps changed.
  ///     Counter: _taps changed.
  ///
  /// `@identity` represents a view with a new identity, `@self` a view with other values, and `@dependencies` an
  /// observable object. See `whyUpdated(_:)` for the origin of each write.
  @MainActor public static func _printChanges() {
    if let changes = presentChanges { print(changes) }
  }

  /// Writes the output of ``_printChanges()`` to standard error.
  @MainActor public static func _logChanges() {
    guard let changes = presentChanges else { return }
    try? FileHandle.standardError.write(contentsOf: Data((changes + "\n").utf8))
  }

  /// The text that `_printChanges()` and `_logChanges()` output; `nil` outside a body.
  @MainActor package static var presentChanges: String? {
    guard let node = currentEvaluation.node?.asEvaluated else { return nil }
    return node.host.feature(ChangePrinter.self).changes(of: node)
  }
}
