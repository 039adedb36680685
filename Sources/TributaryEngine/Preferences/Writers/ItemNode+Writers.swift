/// The contribution of an item to a preference: that of the outermost writer around it or, without a writer, that of
/// its content.
extension ItemNode {
  /// Returns the part of this item in the fold of a preference, without evaluating any value.
  @usableFromInline
  package final func part(in key: PreferenceKeyInfo) -> PreferencePart {
    writer(of: key) == nil ? partOfContent(in: key) : .value
  }

  /// Returns whether this item takes part in the fold of a preference.
  @inlinable
  package final func contributes(to key: PreferenceKeyInfo) -> Bool { part(in: key) != .none }

  /// Evaluates and returns the contribution of this item to a preference.
  ///
  /// - Parameter requester: The code that requests the contribution.
  @usableFromInline @MainActor
  package final func contribution(
    to key: PreferenceKeyInfo, for requester: ContributionRequester = .fold
  ) -> PreferenceSource? {
    if let writer = writer(of: key) { return writer.with { contribution(of: $0) } }
    return contributionOfContent(to: key, for: requester)
  }

  /// Evaluates and returns the contribution of a writer around this item.
  @MainActor
  package final func contribution(of writer: WriterNode) -> PreferenceSource {
    prepare(writer)
    return .writer(writer)
  }

  /// Computes the value of a writer around this item if it is outdated. Records a note if the value hides a
  /// contribution, which is often unintended.
  @usableFromInline
  package final func prepare(_ writer: WriterNode) {
    if writer.writerState.contains(.ready) { return }
    // The state changes before client code runs, which may read the same value.
    writer.writerState.insert(.ready)
    if writer.writerState.contains(.computed) {
      alreadyOnMainActor(with: (Unretained(self), Unretained(writer))) { item, writer in
        item.with { item in
          writer.with { writer in
            item.hostReference.with { $0.counts.nodesVisited &+= 1 }
            writer.evaluate(writer.transformsContent ? item.contribution(inside: writer) : nil, for: item)
          }
        }
      }
    }
    if writer.transformsContent || writer.writerState.contains(.examined) { return }
    writer.writerState.insert(.examined)
    if hidesContribution(writer) { writer.reportHiddenPreference(writer.key) }
  }

  /// Returns whether there is a contribution inside a writer around this item.
  private final func hidesContribution(_ writer: WriterNode) -> Bool {
    guard flags.contains(.subtreeHasWriters) else { return false }
    return writer.keyReference.with { self.writer(of: $0, inside: writer) != nil || partOfContent(in: $0) == .value }
  }

  /// Evaluates and returns the contribution that a transform around this item receives.
  @MainActor
  private final func contribution(inside transform: WriterNode) -> PreferenceSource? {
    transform.keyReference.with { key in
      if let inner = writer(of: key, inside: transform) { return inner.with { contribution(of: $0) } }
      return contributionOfContent(to: key, for: .fold)
    }
  }

  // MARK: Writers

  /// Returns the writer that publishes for this item under a key: the outermost one, or the outermost one inside
  /// another writer of the item.
  package final func writer(of key: PreferenceKeyInfo, inside outer: WriterNode? = nil) -> Unretained<WriterNode>? {
    guard flags.contains(.hasWriters) else { return nil }
    var found: Unretained<WriterNode>?
    forEachWriter { writer in
      writer.with { node in
        if node === outer { return false }
        if node.publishes(under: key) { found = writer }
        return true
      }
    }
    return found
  }

  /// The writers of a key around this item, the innermost first.
  package final func writers(of key: PreferenceKeyInfo) -> ContiguousArray<WriterNode> {
    var writers = ContiguousArray<WriterNode>()
    forEachWriter { writer in
      if writer.object().publishes(under: key) { writers.append(writer.object()) }
      return true
    }
    return writers
  }

  /// Calls `body` for each writer around this item, the innermost first, until `body` returns `false`.
  @inline(__always)
  private func forEachWriter(_ body: (Unretained<WriterNode>) -> Bool) {
    guard flags.contains(.hasWriters) else { return }
    var reference = firstNodeInWriter
    while let current = reference {
      reference = current.with { node in
        guard node.flags.contains(.isInWriter) else { return nil }
        if node.kind.contains(.writer), !body(Unretained(node.made(as: WriterNode.self))) { return nil }
        return node.parentReference
      }
    }
  }

  /// The structural parent, or the writer that a list of items has created for this item.
  private final var firstNodeInWriter: Unretained<ViewNode>? {
    if parentReference?.with({ $0.flags.contains(.isInWriter) }) ?? false { return parentReference }
    return ownWriter.map { Unretained($0) }
  }
}

// MARK: - Changes

extension ItemNode {
  /// Notifies the readers around this item that items were inserted or removed in it, which can affect any key.
  @usableFromInline
  package final func contributionsDidChange() {
    host.emit(.didPublish(self, nil))
    invalidateContributions(nil, from: self)
  }

  /// Notifies the readers around this item that the value of one of its writers has changed.
  @usableFromInline
  package final func contributionDidChange(of writer: WriterNode) {
    host.emit(.didPublish(writer, writer.key))
    if passChange(of: writer.key, from: writer) { invalidateContributions(writer.key, from: container) }
  }

  /// Notifies the writers around this item, or those around one of them, that a contribution inside has changed.
  ///
  /// - Returns: Whether the change affects the contribution of this item.
  private final func passChange(of key: PreferenceKeyInfo?, from writer: WriterNode? = nil) -> Bool {
    var (isOutside, isVisible) = (writer == nil, true)
    forEachWriter { other in
      other.with { node in
        if isOutside { isVisible = node.contentDidChange(key) } else if node === writer { isOutside = true }
        return isVisible
      }
    }
    return isVisible
  }

  /// Invalidates the folds and readers from an item outward, up to one that does not pass the change on.
  private func invalidateContributions(_ key: PreferenceKeyInfo?, from first: ItemNode?) {
    var next = first
    while let item = next {
      host.counts.nodesVisited &+= 1
      if !item.invalidateContribution(key) || !item.passChange(of: key) { return }
      next = item.container
    }
  }

  /// Notifies the writers of this item that its geometry or that of an ancestor has changed.
  @MainActor
  package final func notifyWritersOfGeometry() {
    forEachWriter { writer in
      alreadyOnMainActor(with: (writer, Unretained(self))) { writer, item in
        writer.with { writer in item.with { writer.geometryDidChange(of: $0) } }
      }
      return true
    }
  }
}

extension ViewNode {
  /// The item that contributes the value of this node: this node, or the item for which this writer publishes.
  package final var contributingItem: ItemNode? { asItem ?? asWriter?.item }

  /// Checks the flags of writers and of the items for which they publish.
  package final func checkWriters(_ fail: (String) -> Void) {
    let isInside = parent?.flags.contains(.isInWriter) ?? false
    if asItem == nil {
      if flags.contains(.isInWriter) != (isInside || asWriter != nil) {
        fail("A structural node is flagged exactly if it is a writer or is inside a writer.")
      }
    } else {
      let isPublished = isInside || asItem?.ownWriter != nil
      if flags.contains(.isInWriter) { fail("An item is not inside a writer that publishes for another item.") }
      if flags.contains(.hasWriters) != isPublished { fail("An item is flagged exactly if writers publish for it.") }
      if isPublished, !flags.contains(.subtreeHasWriters) {
        fail("An item for which writers publish is part of folds.")
      }
    }
  }
}
