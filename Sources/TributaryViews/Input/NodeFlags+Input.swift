package import TributaryEngine

extension NodeFlags {
  /// This node or a descendant reacts to pointer events or can be focused.
  package static var subtreeHasInput: NodeFlags { .subtreeHasFeature }
}
