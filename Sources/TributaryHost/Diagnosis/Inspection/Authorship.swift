@_spi(Engine) package import TributaryEngine

extension ViewNode {
  /// Whether the framework contains the code that this node evaluates: of a body, the type of the view or modifier says so; of
  /// a closure, the view around it.
  package final var isFrameworkCode: Bool {
    var node: ViewNode? = self
    while let current = node {
      if let answer = current.isFrameworkBody { return answer }
      node = current.parent
    }
    return false
  }

  /// The same for a node that stands for a body; `nil` for any other.
  package final var isFrameworkBody: Bool? { (self as? EvaluatedNode)?.layout.isFrameworkComposite }
}
