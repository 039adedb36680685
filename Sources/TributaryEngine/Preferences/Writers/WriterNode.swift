public import TributaryDiagnostics

/// The structural node of a view that publishes a value under a preference key.
///
///     container ──▶ item (hasWriters)             layout: the writer is not part of it
///                    ▲
///     body ──▶ writer (isInWriter) ──▶ body (isInWriter) ──▶ item
///
/// A writer does not affect layout or drawing, so it is not an item. It publishes for the only item of its content. The item
/// finds its writers among its structural parents. For content with any number of items, a ``WriterItemNode`` is created
/// around each item instead.
///
/// Invariants:
/// 1. The writers of an item are flagged `isInWriter`, as are the structural nodes between them and the item. The item is
///    flagged `hasWriters`.
/// 2. Among the writers of one key around an item, the outermost one publishes, and it hides the others.
///
/// Checked by `ViewNode.checkWriters`, and tested by `WriterPlaceTests`.
@usableFromInline
package class WriterNode: PassThroughNode {
  @usableFromInline package final let keyReference: Unretained<PreferenceKeyInfo>
  @usableFromInline package final let location: Diagnostic.Location

  @usableFromInline
  package init(_ key: Unretained<PreferenceKeyInfo>, _ location: Diagnostic.Location, _ inputs: NodeInputs) {
    keyReference = key
    self.location = location
    // The flag is set on the parent before this node exists, because a call after the initialization would count a
    // reference to the node.
    inputs.parentReference.with { $0.setUpwards(.subtreeHasWriters) }
    super.init(inputs)
    flags.formUnion(.writer)
  }

  package final var key: PreferenceKeyInfo { keyReference.object() }

  @usableFromInline
  override package final var asWriter: Unretained<WriterNode>? { Unretained(self) }

  /// Returns whether this node publishes under a key.
  @inline(__always)
  package final func publishes(under key: PreferenceKeyInfo) -> Bool { keyReference.with { $0 === key } }

  /// The item for which this node publishes: the only item of its content, or the item to which this node belongs.
  package final var item: ItemNode? { content.map { $0.onlyItem()?.object() } ?? parent?.asItem }

  /// Returns the published value, and records a note if it hides a contribution of an item.
  package final func publish(hiding item: ItemNode?) -> PreferenceSource {
    if let item { willPublish(hiding: item) }
    return PreferenceSource(writer: self)
  }

  /// Records a note if the published value hides a contribution of an item, which is often unintended.
  @usableFromInline
  package final func willPublish(hiding item: ItemNode) {
    if hasExaminedContent { return }
    hasExaminedContent = true
    if hides(item) { (content == nil ? parent ?? self : self).reportHiddenPreference(key) }
  }

  /// Records that the content may have other contributions than before.
  package final func contentDidChange() { hasExaminedContent = false }

  override package func itemsDidChange(in list: ViewNode?) {
    contentDidChange()
    super.itemsDidChange(in: list)
  }

  private func hides(_ item: ItemNode) -> Bool {
    guard item.flags.contains(.subtreeHasWriters) else { return false }
    return keyReference.with { key in
      if content == nil { return item.part(in: key) == .value }
      return hidesWriter(of: key, around: item) || item.partOfContent(in: key) == .value
    }
  }

  /// Returns whether another writer of a key is between this writer and its item.
  private func hidesWriter(of key: PreferenceKeyInfo, around item: ItemNode) -> Bool {
    var reference = item.parentReference
    while let current = reference {
      let isOther = current.with { node in
        reference = node === self ? nil : node.parentReference
        return node !== self && node.asWriter?.with { $0.publishes(under: key) } ?? false
      }
      if isOther { return true }
    }
    return false
  }

  /// Notifies the readers among the ancestors that the value has changed.
  @usableFromInline
  package final func valueDidChange() {
    guard let item else { return }
    item.contributionDidChange(key, at: content == nil ? item : self)
  }
}

extension ItemNode {
  /// Returns the part of this item in the fold of a preference, without evaluating any value.
  @usableFromInline
  package final func part(in key: PreferenceKeyInfo) -> PreferencePart {
    flags.contains(.hasWriters) && writer(of: key) != nil ? .value : partOfContent(in: key)
  }

  /// Returns whether this item takes part in the fold of a preference.
  @inlinable
  package final func contributes(to key: PreferenceKeyInfo) -> Bool { part(in: key) != .none }

  /// Evaluates and returns the contribution of this item to a preference.
  @usableFromInline @MainActor
  package final func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    if flags.contains(.hasWriters), let writer = writer(of: key) { return writer.with { $0.publish(hiding: self) } }
    return contributionOfContent(to: key)
  }

  /// Evaluates and returns the contribution of this item for a reader around it, which a container stores for the next
  /// reader.
  @usableFromInline @MainActor
  package final func contribution(toReaderOf key: PreferenceKeyInfo) -> PreferenceSource? {
    key.isRead = true
    defer { key.isRead = false }
    return contribution(to: key)
  }

  /// Returns the writer that publishes for this item under a key: the outermost one.
  final func writer(of key: PreferenceKeyInfo) -> Unretained<WriterNode>? {
    var found: Unretained<WriterNode>?
    forEachWriter { writer in
      if writer.with({ $0.publishes(under: key) }) { found = writer }
    }
    return found
  }

  /// The writers of a key around this item, the innermost first.
  package final func writers(of key: PreferenceKeyInfo) -> ContiguousArray<WriterNode> {
    var writers = ContiguousArray<WriterNode>()
    if flags.contains(.hasWriters) {
      forEachWriter { if $0.object().publishes(under: key) { writers.append($0.object()) } }
    }
    return writers
  }

  /// Calls `body` for each writer around this item, the innermost first.
  @inline(__always)
  fileprivate func forEachWriter(_ body: (Unretained<WriterNode>) -> Void) {
    var reference = parentReference
    while let current = reference {
      reference = current.with { node in
        guard node.flags.contains(.isInWriter) else { return nil }
        if let writer = node.asWriter { body(writer) }
        return node.parentReference
      }
    }
  }

  /// Notifies the readers among the ancestors that a contribution of this item has changed.
  ///
  /// - Parameter key: The key; `nil` if items were inserted or removed, which can affect any key.
  @usableFromInline
  package final func contributionsDidChange(_ key: PreferenceKeyInfo?) {
    if let key { return contributionDidChange(key, at: self) }
    host.emit(.didPublish(self, nil))
    invalidateContributions(nil, from: self)
  }

  /// Notifies the readers among the ancestors that the value of a node of this item has changed: of the item itself, or
  /// of a writer that publishes for it.
  fileprivate final func contributionDidChange(_ key: PreferenceKeyInfo, at node: ViewNode) {
    host.emit(.didPublish(node, key))
    if flags.contains(.hasWriters), let writer = writer(of: key), !writer.with({ $0 === node }) { return }
    invalidateContributions(key, from: container)
  }

  /// Notifies the writers around this item that a contribution of its content has changed.
  ///
  /// - Returns: Whether one of them replaces the contribution.
  private func isHidden(_ key: PreferenceKeyInfo?) -> Bool {
    var isHidden = false
    forEachWriter { writer in
      writer.with { writer in
        guard let key else { return writer.contentDidChange() }
        if writer.publishes(under: key) {
          writer.contentDidChange()
          isHidden = true
        }
      }
    }
    return isHidden
  }

  private func invalidateContributions(_ key: PreferenceKeyInfo?, from first: ItemNode?) {
    var next = first
    while let item = next {
      host.counts.nodesVisited &+= 1
      if !item.invalidateContribution(key) { return }
      if item.flags.contains(.hasWriters), item.isHidden(key) { return }
      next = item.container
    }
  }
}

extension ViewNode {
  /// The item that contributes the value of this node: this node, or the item for which this writer publishes.
  package final var contributingItem: ItemNode? { asItem ?? asWriter?.object().item }

  /// Checks the flags of writers and of the items for which they publish.
  package final func checkWriters(_ fail: (String) -> Void) {
    let isInside = parent?.flags.contains(.isInWriter) ?? false
    if asItem == nil {
      if flags.contains(.isInWriter) != (isInside || asWriter != nil) {
        fail("A structural node is flagged exactly if it is a writer or is inside a writer.")
      }
    } else {
      if flags.contains(.isInWriter) { fail("An item is not inside a writer that publishes for another item.") }
      if flags.contains(.hasWriters) != isInside { fail("An item is flagged exactly if writers publish for it.") }
      if isInside, !flags.contains(.subtreeHasWriters) { fail("An item for which writers publish is part of folds.") }
    }
  }
}
