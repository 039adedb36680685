import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A host that runs a tree with only the engine: no text, no controls, and no `ViewHost`.
@MainActor
final class EngineHost<Content: View> {
  let graph: ViewGraph
  private var isNew = true
  private let content: Content

  init(size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder content: () -> Content) {
    self.content = content()
    graph = ViewGraph(limits: UpdateLimits(), environment: EnvironmentValues())
    graph.root = RootNode(graph, size: size, safeArea: EdgeInsets())
    graph.feedback.makeReplica = { [content = self.content] in
      let replica = EngineHost(size: size) { content }
      replica.graph.feedback.makeReplica = nil
      return HostReplica(owner: replica, core: replica.graph) { replica.applyContent() }
    }
  }

  isolated deinit {}

  /// Runs a frame.
  @discardableResult
  func update() -> FrameReport { graph.runFrame { [self] in applyContent() } }

  var findings: [Diagnostic] { graph.findings.all }

  private func applyContent() {
    guard isNew else { return }
    isNew = false
    graph.root.adoptColumn(Unretained(graph.environment)) { inputs in
      withPointer(to: content) { Content._makeNode($0, inputs) }
    }
  }
}
