import TributaryLayout

extension GridItem {
  /// Whether nobody can tell another item from this one.
  func isSame(as other: GridItem) -> Bool {
    let isSameSize =
      switch (size, other.size) {
      case (.fixed(let a), .fixed(let b)): a == b
      case (.flexible(let a, let b), .flexible(let c, let d)): a == c && b == d
      case (.adaptive(let a, let b), .adaptive(let c, let d)): a == c && b == d
      default: false
      }
    return isSameSize && spacing == other.spacing && alignment == other.alignment
  }
}
