@_spi(Engine) import TributaryEngine
import TributaryDiagnostics

/// The node of a view with a shader.
final class ShaderNode: PassThroughNode {
  /// Reports the shader, once for each function in a host.
  @MainActor
  func show(_ modifier: ShaderModifier) {
    guard modifier.isEnabled else { return }
    let name = modifier.shader.function.name
    host.reportOnce(
      "shader:\(name)",
      Diagnostic(.shaderNotApplied, path: path, evidence: [Evidence("function", name)]))
  }
}
