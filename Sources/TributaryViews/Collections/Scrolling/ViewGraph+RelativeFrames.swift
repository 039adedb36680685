@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry

extension ViewGraph {
  /// Says once for each place that a scroll view was offered what followed from frames relative to it.
  ///
  /// - Parameters:
  ///   - measured: The length of the container around, by which the frames were measured first, in points.
  ///   - offered: What the scroll view was offered then, by which they go.
  package func reportFrameDependsOnItself(
    at node: ScrollNode, _ axis: Axis, measured: CGFloat, offered: CGFloat
  ) {
    let path = node.path
    reportOnce(
      "relative:\(axis):\(path)",
      Diagnostic(
        .frameDependsOnItself, path: path,
        evidence: [
          Evidence("axis", "\(axis)"), Evidence("container around", "\(measured)"),
          Evidence("proposed", "\(offered), the size of the scroll view without a proposal"),
        ]))
  }
}
