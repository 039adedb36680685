import TributaryEngine

/// What had the focus in an alternative when it was concealed, so that it has it again when the alternative is shown.
struct ConcealedFocus {
  /// The node of the alternatives.
  let container: NodeHandle
  /// The alternative.
  let item: NodeHandle
  let focus: NodeHandle
}
