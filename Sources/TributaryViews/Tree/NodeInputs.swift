/// What a node learns from above when it is made: its parent and the environment.
///
/// The references are unowned: they are valid during the call that they are passed to, and for as long as the parent
/// lives, which outlives its children.
public struct NodeInputs {
  /// The structural parent of the node to be made.
  @usableFromInline unowned(unsafe) package var parent: ViewNode

  /// The environment that holds at this place.
  @usableFromInline unowned(unsafe) package var environment: EnvironmentScope

  @inlinable
  package init(parent: ViewNode, environment: EnvironmentScope) {
    self.parent = parent
    self.environment = environment
  }

  @inlinable package var host: HostCore { parent.host }
}
