@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The state of a container of reorderable views.
///
/// Invariant: `drag` is the only drag that has lifted an item of the container and has not ended.
///
/// Tested by `ReorderTests`.
package final class ReorderScope {
  var behavior: ReorderBehavior?
  /// The container around this one.
  var outer: ReorderScope?
  /// The closure that displays a drag; `nil` removes it.
  var show: (ReorderPicture?) -> Void = { _ in }
  /// The current drag, which its recognizer retains, or `nil` if there is none.
  weak var drag: ReorderDrag?
  private var members: [Member] = []
  /// The number of members at which those without a node are removed.
  private var limit = 16

  /// A collection in the container, which is not retained.
  private struct Member {
    weak var node: ReorderCollectionNode?
  }

  /// Whether items of the container can be moved.
  var isEnabled: Bool { behavior?.isEnabled ?? false }

  /// Adds a collection.
  func add(_ collection: ReorderCollectionNode) {
    if members.count >= limit {
      members.removeAll { $0.node == nil }
      limit = max(limit, members.count * 2)
    }
    members.append(Member(node: collection))
  }

  /// The collections of the container.
  var collections: [(node: ReorderCollectionNode, elements: ReorderElements)] {
    members.compactMap(\.node).filter { !$0.isAbsent() }.compactMap { node in
      node.elements.flatMap { node.scope(of: $0) === self ? (node, $0) : nil }
    }
  }

  /// Returns the items that exist, in the given order.
  func existing(_ ids: [AnyHashable]) -> [AnyHashable] {
    var missing = Set(ids)
    for (_, elements) in collections where !missing.isEmpty {
      missing.subtract(elements.indices(of: missing, in: self).keys)
    }
    return ids.filter { !missing.contains($0) }
  }

  /// Returns the items that a drag of one item moves: all selected ones if it is selected.
  @MainActor
  func sources(of id: AnyHashable, at item: ReorderItemNode) -> [AnyHashable] {
    guard let behavior else { return [] }
    let chosen = item.environment.object().values.dragScope?.selection(ofIDs: behavior.itemIDType, in: nil) ?? []
    if chosen.contains(id) { return existing(chosen) }
    let row = item.containers.prefix { $0.asUnary != nil }.first(of: ListRowNode.self)
    guard let row, let value = row.value, let selection = row.modifier.selection else { return [id] }
    let selected = existing(selection.affectedValues(by: value))
    return selected.contains(id) ? inOrder(selected) : [id]
  }

  /// Returns items in the order of their collections in the tree, which can have been created in another order.
  private func inOrder(_ ids: [AnyHashable]) -> [AnyHashable] {
    let wanted = Set(ids)
    return collections.sorted { $0.node.precedes($1.node) }.flatMap { _, elements in
      elements.indices(of: wanted, in: self).sorted { $0.value < $1.value }.map(\.key)
    }
  }
}
