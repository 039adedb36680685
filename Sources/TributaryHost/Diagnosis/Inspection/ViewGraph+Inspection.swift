@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryDrawing
import TributaryGeometry
package import TributaryInspection

extension ViewGraph {
  /// What there is to know of the tree as it stands after the last frame.
  ///
  /// Code of users that runs while preferences are folded for an inspection, and asks for another one, is given one without
  /// nodes, with an error.
  @MainActor
  package func inspection(budget: Inspection.Budget = Inspection.Budget()) -> Inspection {
    inspection(NodeNumbers(), budget)
  }

  /// Begins to write down what happens; the recorder's `stop()` ends it.
  ///
  /// - Parameter draw: Makes SVG of a picture; without it there are no pictures.
  @MainActor
  package func recorder(
    budget: Inspection.Budget = Inspection.Budget(), draw: ((DisplayList) -> String)? = nil
  ) -> InspectionRecorder {
    let recorder = InspectionRecorder(self, budget: budget, draw: draw)
    recorder.start()
    return recorder
  }

  @MainActor
  func inspection(_ numbers: NodeNumbers, _ budget: Inspection.Budget) -> Inspection {
    let counts = self.counts
    defer { self.counts = counts }
    return answerOnce(.inspection) { answering { wholeInspection(numbers, budget, counts) } }
      ?? Inspection(time: time, size: root.viewSize, nodes: [], preferences: [], counts: counts)
  }

  @MainActor
  private func wholeInspection(
    _ numbers: NodeNumbers, _ budget: Inspection.Budget, _ counts: FrameCounts
  ) -> Inspection {
    // Asking for the values at the root first folds what nobody has folded.
    let keys = preferenceKeys.all
    for key in keys { _ = root.contribution(to: key) }
    let tree = TreeInspector(self, numbers, budget: budget)
    let reader = PreferenceInspector(core: self, numbers: numbers, budget: budget)
    let motion = MotionInspector(core: self, numbers: numbers, budget: budget)
    var result = Inspection(
      time: time, size: root.viewSize, nodes: tree.nodes,
      preferences: keys.compactMap { reader.preference($0, isAsked: true) },
      gestures: motion.gestures, findings: findings.all.map { Inspection.Finding($0) }, counts: counts)
    let motions = motion.motions
    result.motions = Array(motions.prefix(budget.motions))
    result.omitted.motions = motions.count - result.motions.count
    result.omitted.nodes = tree.omitted
    result.takeLocations()
    return result
  }
}

extension Inspection {
  /// Tells nodes where their modifiers were written, which writers and readers of preferences know.
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
