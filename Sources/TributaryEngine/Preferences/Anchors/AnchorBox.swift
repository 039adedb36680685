/// What an anchor holds: a source of geometry that can be read in the coordinates of a node.
@usableFromInline
package class AnchorBox<Value> {
  /// The value in the coordinates of `node`.
  package func resolve(in node: ItemNode) -> Value { preconditionFailure("Every anchor overrides resolve(in:).") }
  /// The value where the reading view has gone: zero.
  package func resolveWithoutView() -> Value { preconditionFailure("Every anchor overrides resolveWithoutView().") }
  /// The nodes that the anchor was made at, and where they stood.
  package var origins: ContiguousArray<AnchorOrigin> { [] }
  package func isEqual(to other: AnchorBox<Value>) -> Bool { false }
  package func hash(into hasher: inout Hasher) {}
}

/// What makes an anchor at a node.
@usableFromInline
package class AnchorSourceBox<Value> {
  @usableFromInline
  package func anchor(at node: ItemNode) -> AnchorBox<Value> {
    preconditionFailure("Every anchor source overrides anchor(at:).")
  }
}

private final class OptionalAnchor<T>: AnchorBox<T?> {
  let anchor: AnchorBox<T>?

  override var origins: ContiguousArray<AnchorOrigin> { anchor?.origins ?? [] }

  init(_ anchor: AnchorBox<T>?) { self.anchor = anchor }

  override func resolveWithoutView() -> T? { anchor?.resolveWithoutView() }

  override func resolve(in node: ItemNode) -> T? { anchor?.resolve(in: node) }

  override func isEqual(to other: AnchorBox<T?>) -> Bool {
    guard let other = other as? OptionalAnchor<T> else { return false }
    guard let anchor, let theirs = other.anchor else { return anchor == nil && other.anchor == nil }
    return anchor.isEqual(to: theirs)
  }

  override func hash(into hasher: inout Hasher) { anchor?.hash(into: &hasher) }
}

@usableFromInline
package final class OptionalSource<T>: AnchorSourceBox<T?> {
  private let source: AnchorSourceBox<T>?

  package init(_ source: AnchorSourceBox<T>?) { self.source = source }

  override package func anchor(at node: ItemNode) -> AnchorBox<T?> { OptionalAnchor(source?.anchor(at: node)) }
}
