@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryDrawing
import TributaryGeometry
package import TributaryInspection

/// An inspector of the tree of a host.
@MainActor
package struct HostInspector {
  let core: ViewGraph

  package init(_ core: ViewGraph) { self.core = core }

  /// Returns an inspection of the tree as of the last frame.
  ///
  /// Client code that runs while preferences are folded for an inspection and requests another one receives an
  /// inspection without nodes, and an error is reported.
  package func inspection(budget: Inspection.Budget = Inspection.Budget()) -> Inspection {
    inspection(NodeNumbers(), budget)
  }

  /// Starts a recording; `stop()` of the recorder ends it.
  ///
  /// - Parameter draw: A closure that converts a display list to SVG; without it, the recording has no pictures.
  package func recorder(
    budget: Inspection.Budget = Inspection.Budget(), draw: ((DisplayList) -> String)? = nil
  ) -> InspectionRecorder {
    let recorder = InspectionRecorder(core, budget: budget, draw: draw)
    recorder.start()
    return recorder
  }

  func inspection(_ numbers: NodeNumbers, _ budget: Inspection.Budget) -> Inspection {
    let counts = core.counts
    defer { core.counts = counts }
    return ReentrancyGuard.of(core).answerOnce(.inspection) {
      core.answering { wholeInspection(numbers, budget, counts) }
    }
      ?? Inspection(time: core.time, size: core.root.viewSize, nodes: [], preferences: [], counts: counts)
  }

  private func wholeInspection(
    _ numbers: NodeNumbers, _ budget: Inspection.Budget, _ counts: FrameCounts
  ) -> Inspection {
    // The values at the root are evaluated first, which folds preferences that are not folded yet.
    let keys = core.preferenceKeys.all
    for key in keys { _ = core.root.contribution(to: key) }
    let tree = TreeInspector(core, numbers, budget: budget)
    let reader = PreferenceInspector(core: core, numbers: numbers, budget: budget)
    let motion = MotionInspector(core: core, numbers: numbers, budget: budget)
    var result = Inspection(
      time: core.time, size: core.root.viewSize, nodes: tree.nodes,
      preferences: keys.compactMap { reader.preference($0, isAsked: true) },
      gestures: motion.gestures, findings: core.findings.all.map { Inspection.Finding($0) }, counts: counts)
    let motions = motion.motions
    result.motions = Array(motions.prefix(budget.motions))
    result.omitted.motions = motions.count - result.motions.count
    result.omitted.nodes = tree.omitted
    result.takeLocations()
    return result
  }
}

extension Inspection {
  /// Sets the source locations of nodes to those of their preference writers and readers.
  fileprivate mutating func takeLocations() {
    var locations: [Int: String] = [:]
    for preference in preferences {
      for writer in preference.writers { locations[writer.node] = writer.location }
      for reader in preference.readers { locations[reader.node] = reader.location }
    }
    guard !locations.isEmpty else { return }
    for index in nodes.indices { nodes[index].location = locations[nodes[index].id] }
  }
}
