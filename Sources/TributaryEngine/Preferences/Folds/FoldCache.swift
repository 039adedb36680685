/// The stored folds of an item, one for each key that was read.
package struct FoldCache {
  private var folds: ContiguousArray<Fold> = []

  private struct Fold {
    let key: PreferenceKeyInfo
    var result: FoldResult
    var isDirty: Bool
    /// The part that the item takes, if it is known although the fold is dirty.
    var part: PreferencePart?
  }

  package init() {}

  /// Marks the fold of a key, or all folds, as dirty.
  ///
  /// - Returns: Whether enclosing containers must be invalidated: `true` if an affected fold was current, or if none is
  ///   stored.
  @discardableResult
  package mutating func invalidate(_ key: PreferenceKeyInfo?) -> Bool {
    var isNews = key == nil
    var isKnown = false
    for index in folds.indices where key == nil || folds[index].key === key {
      isKnown = true
      if !folds[index].isDirty || folds[index].part != nil {
        folds[index].isDirty = true
        folds[index].part = nil
        isNews = true
      }
    }
    return isNews || !isKnown
  }

  /// Returns the result of a fold if it is current.
  package func lookUp(_ key: PreferenceKeyInfo) -> FoldResult? {
    for fold in folds where fold.key === key { return fold.isDirty ? nil : fold.result }
    return nil
  }

  /// Returns the part that the item takes in a fold, if it is known.
  package func part(in key: PreferenceKeyInfo) -> PreferencePart? {
    for fold in folds where fold.key === key { return fold.isDirty ? fold.part : fold.result.part }
    return nil
  }

  /// Stores the part that the item takes in a fold that has not been evaluated.
  ///
  /// Every enclosing item requests the part before the contribution. Without the stored part, each level would query
  /// all levels below it.
  package mutating func storePart(_ part: PreferencePart, in key: PreferenceKeyInfo) {
    key.partsFound &+= 1
    if let index = folds.firstIndex(where: { $0.key === key }) {
      folds[index].part = part
    } else {
      folds.append(Fold(key: key, result: FoldResult(source: nil, cache: nil), isDirty: true, part: part))
    }
  }

  /// Calls `body` for every current result.
  package func forEachResult(_ body: (PreferenceKeyInfo, PreferenceSource?) -> Void) {
    for fold in folds where !fold.isDirty { body(fold.key, fold.result.source) }
  }

  /// Removes and returns the box that the next fold may overwrite. Removal ensures unique ownership while client code
  /// runs.
  package mutating func takeCache(of key: PreferenceKeyInfo) -> PreferenceCache? {
    guard let index = folds.firstIndex(where: { $0.key === key }) else { return nil }
    let cache = folds[index].result.cache
    folds[index].result = FoldResult(source: nil, cache: nil)
    return cache
  }

  /// Stores the result of a fold.
  package mutating func store(_ result: FoldResult, for key: PreferenceKeyInfo) {
    if let index = folds.firstIndex(where: { $0.key === key }) {
      folds[index].result = result
      folds[index].isDirty = false
      folds[index].part = nil
    } else {
      folds.append(Fold(key: key, result: result, isDirty: false, part: nil))
    }
  }
}
