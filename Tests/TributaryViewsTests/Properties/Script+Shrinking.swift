extension Script {
  /// Returns a smaller script that also fails: edits are dropped, and subtrees are replaced by their children or by a
  /// leaf.
  @MainActor
  func shrunk() -> Script {
    var best = self
    var isSmaller = true
    var budget = 600
    while isSmaller, budget > 0 {
      isSmaller = false
      for candidate in best.smaller() {
        budget -= 1
        if budget <= 0 { break }
        if candidate.firstDifference() != nil {
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// Returns scripts that are one step smaller, the smallest first.
  private func smaller() -> [Script] {
    var candidates: [Script] = []
    if edits.count > 1 {
      candidates.append(with { $0.edits = Array(edits.suffix(edits.count / 2)) })
      candidates.append(with { $0.edits = Array(edits.prefix(edits.count / 2)) })
    }
    for index in edits.indices { candidates.append(with { $0.edits.remove(at: index) }) }
    for smaller in spec.smaller() { candidates.append(with { $0.spec = smaller }) }
    for (index, edit) in edits.enumerated() {
      for smaller in edit.smaller() { candidates.append(with { $0.edits[index] = smaller }) }
    }
    if isObserved { candidates.append(with { $0.isObserved = false }) }
    if resizesOften { candidates.append(with { $0.resizesOften = false }) }
    return candidates
  }

  private func with(_ change: (inout Script) -> Void) -> Script {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Spec {
  /// Returns trees that are one step smaller.
  func smaller() -> [Spec] {
    var result: [Spec] = []
    for path in paths {
      guard let node = self[path[...]] else { continue }
      var replacements = node.children
      if !node.children.isEmpty { replacements.append(.leaf(.fixed, node.parameters)) }
      if case .list(let kind, let given, let children) = node {
        for index in children.indices {
          var fewer = children
          fewer.remove(at: index)
          replacements.append(.list(kind, given, fewer))
        }
      }
      for replacement in replacements {
        var copy = self
        copy.change(path[...]) { $0 = replacement }
        result.append(copy)
      }
    }
    return result.sorted { $0.count < $1.count }
  }
}

extension Edit {
  /// Edits that insert less.
  func smaller() -> [Edit] {
    switch self {
    case .replace(let path, let spec): spec.smaller().map { .replace(path, $0) }
    case .insert(let path, let index, let spec): spec.smaller().map { .insert(path, at: index, $0) }
    default: []
    }
  }
}
