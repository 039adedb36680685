/// What a dynamic property learns when it is installed: the node that it belongs to, which property of which type
/// it is, and the environment.
public struct PropertyContext {
  package var node: Unretained<EvaluatedNode>
  package var environment: Unretained<EnvironmentScope>
  /// The type that declares the property; layouts are kept for the life of the process.
  package var layout: Unretained<TypeLayout>
  package var propertyIndex: Int32 = 0

  package init(node: EvaluatedNode) {
    self.node = Unretained(node)
    self.environment = node.environmentReference
    self.layout = Unretained(node.layout)
  }
}
