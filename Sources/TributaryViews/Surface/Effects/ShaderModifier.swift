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
