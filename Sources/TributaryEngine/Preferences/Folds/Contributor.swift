/// An item that takes part in the fold of a key.
@usableFromInline
package struct Contributor {
  @usableFromInline package let item: Unretained<ItemNode>
  /// The writer that publishes for the item; `nil` if the content of the item contributes.
  @usableFromInline package let writer: Unretained<WriterNode>?
  /// The part of the item, which is not `.none`.
  @usableFromInline package let part: PreferencePart

  /// Evaluates and returns the contribution.
  @usableFromInline @MainActor
  package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    item.with { item in
      if let writer { return writer.with { item.contribution(of: $0) } }
      return item.contributionOfContent(to: key, for: .fold)
    }
  }
}

/// The items that take part in the fold of a key, in view order. The part of an item is determined once, and only when the
/// fold reaches the item.
@usableFromInline
package struct Contributors {
  private let items: ContiguousArray<ItemNode>
  private let key: PreferenceKeyInfo
  /// The number of items whose part has been determined.
  @usableFromInline package private(set) var passed = 0

  @usableFromInline
  package init(_ items: ContiguousArray<ItemNode>, to key: PreferenceKeyInfo) {
    self.items = items
    self.key = key
  }

  /// Returns the next item that takes part; `nil` if there is none.
  @usableFromInline
  package mutating func next() -> Contributor? {
    while passed < items.count {
      let item = items.reference(at: passed)
      passed += 1
      if let contributor = item.with({ $0.contributor(to: key) }) { return contributor }
    }
    return nil
  }
}

extension ItemNode {
  /// Returns this item as a part of the fold of a preference, without evaluating any value; `nil` if it takes no part.
  package final func contributor(to key: PreferenceKeyInfo) -> Contributor? {
    if let writer = writer(of: key) {
      return Contributor(item: Unretained(self), writer: writer, part: .value)
    }
    let part = partOfContent(in: key)
    return part == .none ? nil : Contributor(item: Unretained(self), writer: nil, part: part)
  }
}
