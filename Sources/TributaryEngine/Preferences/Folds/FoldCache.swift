/// Remembered folds of an item, one per key that someone asked for.
package struct FoldCache {
  private var folds: ContiguousArray<Fold> = []

  private struct Fold {
    let key: PreferenceKeyInfo
    var result: FoldResult
    var isDirty: Bool
    /// The part that the item takes, where it is known although the fold is dirty.
    var part: PreferencePart?
  }

  package init() {}

  /// Marks what may have changed.
  ///
  /// - Returns: Whether anything was up to date before, so that those around may not know yet.
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

  /// The result of a fold, if it is up to date.
  package func lookUp(_ key: PreferenceKeyInfo) -> FoldResult? {
    for fold in folds where fold.key === key { return fold.isDirty ? nil : fold.result }
    return nil
  }

  /// The part that the item takes in a fold, if it is known.
  package func part(in key: PreferenceKeyInfo) -> PreferencePart? {
    for fold in folds where fold.key === key { return fold.isDirty ? fold.part : fold.result.part }
    return nil
  }

  /// Remembers the part that the item takes in a fold that has not been done.
  ///
  /// Each item around asks for the part before it asks for the contribution: without this, every level asks all levels below.
  package mutating func storePart(_ part: PreferencePart, in key: PreferenceKeyInfo) {
    key.partsFound &+= 1
    if let index = folds.firstIndex(where: { $0.key === key }) {
      folds[index].part = part
    } else {
      folds.append(Fold(key: key, result: FoldResult(source: nil, cache: nil), isDirty: true, part: part))
    }
  }

  /// Calls `body` for every result that is up to date.
  package func forEachResult(_ body: (PreferenceKeyInfo, PreferenceSource?) -> Void) {
    for fold in folds where !fold.isDirty { body(fold.key, fold.result.source) }
  }

  /// The box that a fold that has to be done may write. Taken out, so that nothing is shared while user code runs.
  package mutating func takeCache(of key: PreferenceKeyInfo) -> PreferenceCache? {
    guard let index = folds.firstIndex(where: { $0.key === key }) else { return nil }
    let cache = folds[index].result.cache
    folds[index].result = FoldResult(source: nil, cache: nil)
    return cache
  }

  /// Remembers a fold.
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
