/// The content that is built from a preference of its primary item, as in `overlayPreferenceValue` and
/// `backgroundPreferenceValue`.
///
///     geometry      an item inside, while the preference is about to be delivered   ──▶ is deferred here
///     preferences   the builder before every reader inside: deliver, rebuild        ──▶ deferred items are visited
///
/// Items inside the content receive geometry only after the delivery of the preference from which it is built. For
/// example, an anchor that has moved produces different content. Their visits therefore follow that delivery, layer by
/// layer from the outside in, within the scope that the delivery opens.
///
/// Invariant: after the preference pass no items are deferred, unless the builder of the content is concealed.
///
/// Checked by `PreferenceValueNode.checkInvariants`.
package struct PreferenceDependentContent {
  private var waiting: ContiguousArray<ItemNode> = []

  package init() {}

  /// Whether any item inside is deferred until the delivery.
  package var isAwaited: Bool { !waiting.isEmpty }

  /// Defers the geometry visit of an item inside until the content is current.
  package mutating func wait(_ item: ItemNode) { waiting.append(item) }

  /// Schedules the geometry visits of all deferred items, after the content was built.
  @MainActor
  package mutating func release(in host: ViewGraph) {
    for item in waiting { host.queues.geometry.insert(item) }
    waiting = []
  }
}

extension PreferenceDependentContent {
  /// Removes the items in the fewest layers of built content from the queue of the geometry pass of a host.
  ///
  /// The other items return to the queue, or are deferred until a delivery.
  ///
  /// - Parameter depth: The depth of the current scope. Items at this depth or above belong to an outer scope.
  @MainActor
  static func takeOutermost(
    of queue: ContiguousArray<ItemNode>, below depth: Int32, in host: ViewGraph
  ) -> ContiguousArray<ItemNode> {
    guard host.facts.hasBuiltContent else { return queue }
    let layers = queue.map { $0.builtLayers(below: depth) }
    guard let outermost = layers.min(), layers.contains(where: { $0 > 0 }) else { return queue }
    var taken: ContiguousArray<ItemNode> = []
    for (node, layer) in zip(queue, layers) {
      if layer > outermost {
        host.queues.geometry.insert(node)
      } else if layer > 0, let builder = node.pendingBuilder(below: depth) {
        builder.built.wait(node)
      } else {
        taken.append(node)
      }
    }
    return taken
  }
}

extension ItemNode {
  /// Marks this item as the root of built content.
  package final func becomeBuiltContent() {
    if flags.contains(.isBuiltContent) { return }
    flags.insert(.isBuiltContent)
    host.facts.hasBuiltContent = true
  }

  /// Returns whether this item is in content, within a scope, that a pending delivery is about to rebuild.
  final func isInPendingContent(below depth: Int32) -> Bool { pendingBuilder(below: depth) != nil }

  /// Returns the number of layers of built content that contain this item, within a scope.
  fileprivate final func builtLayers(below depth: Int32) -> Int {
    var layers = 0
    var node: ItemNode? = self
    while let current = node, current.depth > depth {
      if current.flags.contains(.isBuiltContent) { layers += 1 }
      node = current.container
    }
    return layers
  }

  /// Returns the outermost enclosing builder, within a scope, that is about to rebuild the content that contains this
  /// item.
  fileprivate final func pendingBuilder(below depth: Int32) -> (any BuildsFromPreference)? {
    var builder: (any BuildsFromPreference)?
    var node: ItemNode? = self
    while let current = node, current.depth > depth {
      if current.flags.contains(.isBuiltContent), let container = current.container, container.depth > depth,
        container.flags.contains(.needsDelivery), let found = container as? any BuildsFromPreference
      {
        builder = found
      }
      node = current.container
    }
    return builder
  }
}

/// A node that builds content from a preference of its primary item.
@MainActor
package protocol BuildsFromPreference: ReadsPreference, AnyObject {
  /// The root of the built content; `nil` before the first delivery.
  var builtContent: ViewNode? { get }

  /// The items whose visits are deferred until the content is built.
  var built: PreferenceDependentContent { get set }
}
