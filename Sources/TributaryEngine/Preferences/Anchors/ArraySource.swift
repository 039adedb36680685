@usableFromInline
package final class ArraySource<T>: AnchorSourceBox<[T]> {
  private let sources: [AnchorSourceBox<T>]

  package init(_ sources: [AnchorSourceBox<T>]) { self.sources = sources }

  override package func anchor(at node: ItemNode) -> AnchorBox<[T]> { ArrayAnchor(sources.map { $0.anchor(at: node) }) }
}

private final class ArrayAnchor<T>: AnchorBox<[T]> {
  let anchors: [AnchorBox<T>]

  override var origins: ContiguousArray<AnchorOrigin> { ContiguousArray(anchors.flatMap(\.origins)) }

  init(_ anchors: [AnchorBox<T>]) { self.anchors = anchors }

  override func resolveWithoutView() -> [T] { anchors.map { $0.resolveWithoutView() } }

  override func resolve(in node: ItemNode) -> [T] { anchors.map { $0.resolve(in: node) } }

  override func isEqual(to other: AnchorBox<[T]>) -> Bool {
    guard let other = other as? ArrayAnchor<T>, anchors.count == other.anchors.count else { return false }
    return zip(anchors, other.anchors).allSatisfy { $0.isEqual(to: $1) }
  }

  override func hash(into hasher: inout Hasher) {
    for anchor in anchors { anchor.hash(into: &hasher) }
  }
}
