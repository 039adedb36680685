import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryHost

/// A host of the swept view.
@MainActor
final class SweepHost {
  let host: ViewHost<AnyView>
  /// The reason why the script ended early; `nil` if it was played completely.
  private(set) var problem: String?
  /// The report of the most recent frame, with the frames of the script for a new host.
  private(set) var report: FrameReport

  init(_ size: CGSize, _ environment: SweepEnvironment, _ script: Script, _ content: () -> AnyView) {
    host = ViewHost(size: size) { content() }
    host.environment = environment.applied(to: host.environment)
    let player = ScriptPlayer(host)
    report = player.firstFrame
    if !script.steps.isEmpty {
      do { try player.play(script) } catch { problem = error.message }
      report = report.followed(by: player.laterFrames)
    }
    player.end()
  }

  func resize(to size: CGSize) {
    host.size = size
    report = host.update()
  }

  var isSettled: Bool { report.settled && loop == nil }

  /// The feedback loop of the most recent frame.
  var loop: FeedbackLoop? {
    report.diagnostics.first { $0.code == .feedbackLoop && $0.severity == .error }?.loop
  }

  /// The values of all state in the tree, by property.
  var states: [String: String] {
    var states: [String: String] = [:]
    collect(host.core.root, into: &states)
    return states
  }

  private func collect(_ node: ViewNode, into states: inout [String: String]) {
    guard !host.core.stack.isNearlyFull else { return }
    if let body = node.asEvaluated {
      let name = nameInSource(of: body.layout.type)
      var storages: [StateStorage] = []
      body.visitStorage(StorageVisitor { storages.append($0) })
      for storage in storages { states["\(name).\(storage.propertyName)"] = describeBriefly(storage.anyValue) }
    }
    var children: ContiguousArray<ViewNode> = []
    node.forEachExistingChild { children.append($0) }
    for child in children { collect(child, into: &states) }
  }
}
