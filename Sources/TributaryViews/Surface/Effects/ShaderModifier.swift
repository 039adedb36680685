@_spi(Engine) import TributaryEngine
import TributaryDiagnostics

/// Says that a shader does not run.
struct ShaderModifier {
  let shader: Shader
  let isEnabled: Bool

  nonisolated init(shader: Shader, isEnabled: Bool) {
    self.shader = shader
    self.isEnabled = isEnabled
  }
}

extension ShaderModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShaderNode {
    let node = ShaderNode(inputs)
    node.show(modifier.pointee)
    return node
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ShaderNode) { node.show(modifier.pointee) }
}

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
