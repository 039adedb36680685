import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A host that runs a tree with only the engine: no text, no controls, no supervisor, and no `ViewHost`.
@MainActor
final class EngineHost<Content: View> {
  let graph: ViewGraph
  private var isNew = true
  private let content: Content

  init(
    size: CGSize = CGSize(width: 100, height: 100), limits: UpdateLimits = UpdateLimits(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    graph = ViewGraph(limits: limits, environment: EnvironmentValues())
    graph.root = RootNode(graph, size: size, safeArea: EdgeInsets())
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
