/// Content that is built from a preference of the item that it stands beside: that of overlay- and
/// backgroundPreferenceValue.
///
///     geometry      an item inside, while the preference is about to be delivered   ──▶ waits here
///     preferences   the builder before every reader inside: deliver, build anew     ──▶ those that waited are visited
///
/// What is inside knows of geometry only once the preference stands that it was built from: an anchor that has moved, for
/// instance, makes other content. So it comes after that delivery, layer by layer from the outside in, and within the scope
/// that the delivery opens.
///
/// Invariant: after the preference pass nobody waits, unless whoever builds the content is concealed.
///
/// Checked by `PreferenceValueNode.checkInvariants`.
package struct PreferenceDependentContent {
  private var waiting: ContiguousArray<ItemNode> = []

  package init() {}

  /// Whether somebody inside waits for the delivery.
  package var isAwaited: Bool { !waiting.isEmpty }

  /// Has the geometry of an item inside visited once the content stands.
  package mutating func wait(_ item: ItemNode) { waiting.append(item) }

  /// The content stands: those who waited for it are visited in the scope that is open.
  @MainActor
  package mutating func release(in host: ViewGraph) {
    for item in waiting { host.queues.geometry.insert(item) }
    waiting = []
  }
}

extension ViewGraph {
  /// Of the queue of the geometry pass the items in the fewest layers of built content. The others go back into the queue, or
  /// wait for a delivery.
  ///
  /// - Parameter depth: Items at this depth or above belong to a scope around.
  @MainActor
  package func takeOutermost(
    of queue: ContiguousArray<ItemNode>, below depth: Int32
  ) -> ContiguousArray<ItemNode> {
    guard facts.hasBuiltContent else { return queue }
    let layers = queue.map { $0.builtLayers(below: depth) }
    guard let outermost = layers.min(), layers.contains(where: { $0 > 0 }) else { return queue }
    var taken: ContiguousArray<ItemNode> = []
    for (node, layer) in zip(queue, layers) {
      if layer > outermost {
        queues.geometry.insert(node)
      } else if layer > 0, let builder = node.pendingBuilder(below: depth) {
        builder.built.wait(node)
      } else {
        taken.append(node)
      }
    }
    return taken
  }

  /// Whether a reader is part of content that another delivery is about to build anew.
  package func isWaiting(_ reader: ItemNode, below depth: Int32) -> Bool {
    facts.hasBuiltContent && reader.pendingBuilder(below: depth) != nil
  }
}

extension ItemNode {
  /// This item is the root of built content from now on.
  package final func becomeBuiltContent() {
    if flags.contains(.isBuiltContent) { return }
    flags.insert(.isBuiltContent)
    host.facts.hasBuiltContent = true
  }

  /// How many layers of built content this item is inside of, within a scope.
  fileprivate final func builtLayers(below depth: Int32) -> Int {
    var layers = 0
    var node: ItemNode? = self
    while let current = node, current.depth > depth {
      if current.flags.contains(.isBuiltContent) { layers += 1 }
      node = current.container
    }
    return layers
  }

  /// The outermost item around that is about to build anew the content that this item is part of, within a scope.
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

/// A node that builds content from a preference of the item that it stands around.
@MainActor
package protocol BuildsFromPreference: ReadsPreference, AnyObject {
  /// What is built; `nil` before the preference has been read.
  var builtContent: ViewNode? { get }

  /// Who waits for it.
  var built: PreferenceDependentContent { get set }
}
