/// The inputs for the creation of a node: its parent and the environment.
///
/// The references are not retained. They are valid during the call to which they are passed, and for the lifetime of
/// the parent, which outlives its children.
@_documentation(visibility: internal)
public struct NodeInputs {
  @usableFromInline package var parentReference: Unretained<ViewNode>
  @usableFromInline package var environmentReference: Unretained<EnvironmentScope>

  @inlinable
  package init(parent: ViewNode, environment: EnvironmentScope) {
    self.parentReference = Unretained(parent)
    self.environmentReference = Unretained(environment)
  }

  @inlinable
  package init(parent: ViewNode, environment: Unretained<EnvironmentScope>) {
    self.parentReference = Unretained(parent)
    self.environmentReference = environment
  }

  /// The structural parent of the node to create.
  @inlinable
  package var parent: ViewNode { @inline(__always) get { parentReference.object() } }

  /// The environment of the node to create.
  @inlinable
  package var environment: EnvironmentScope { @inline(__always) get { environmentReference.object() } }

  @inlinable
  package var host: ViewGraph { @inline(__always) get { hostReference.object() } }

  @inlinable
  package var hostReference: Unretained<ViewGraph> {
    @inline(__always) get { parentReference.with { $0.hostReference } }
  }
}
