import TributaryViews
import Foundation
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryHost

/// Returns a settled host with text of 8 by 16 points per character.
@MainActor
func settledHost<Content: View>(
  _ width: CGFloat = 100, _ height: CGFloat = 100, limits: UpdateLimits = UpdateLimits(),
  @ViewBuilder content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: width, height: height), limits: limits, content: content)
  host.environment.textMeasurer = FixedTextMeasurer()
  host.update()
  return host
}

extension ViewHost {
  /// The codes of all findings.
  var codes: [DiagnosticCode] { diagnostics.map(\.code) }

  /// Returns all nodes of a type, in view order.
  func nodes<Node: ViewNode>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    func collect(_ node: ViewNode) {
      if let match = node as? Node { found.append(match) }
      node.forEachChild(collect)
    }
    collect(core.root)
    return found
  }

  /// Replaces the content, and updates.
  @discardableResult
  func show(_ content: Content) -> FrameReport {
    self.content = content
    return update()
  }
}

/// Values that view closures pass to a test, and closures that a test passes to views.
final class Probe {
  var log: [String] = []
  var run: () -> Void = {}
  var set: (Int) -> Void = { _ in }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
