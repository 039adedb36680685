package import Foundation

/// The explicit guide of a container, made of those of its children one by one.
///
///     [1, 3, 5, nil]   →   mean 3 · first baseline 1 · last baseline 5
@frozen
@usableFromInline
package struct GuideMerge {
  @usableFromInline let kind: AlignmentKey.Kind
  @usableFromInline var count = 0
  @usableFromInline var value: CGFloat = 0

  @inlinable package init(_ key: AlignmentKey) { kind = key.kind }

  /// Takes one more value into account, in points of the container; nil and values that are not finite do not count.
  @inlinable package mutating func add(_ next: CGFloat?) {
    guard let next, next.isFinite else { return }
    count += 1
    guard count > 1 else {
      value = next
      return
    }
    switch kind {
    case .firstTextBaseline: value = min(value, next)
    case .lastTextBaseline: value = max(value, next)
    case .custom, .start, .center, .end: value += (next - value) / CGFloat(count)
    }
  }

  /// The merged value, or nil if there was none.
  @inlinable package var result: CGFloat? { count == 0 ? nil : value }

  @inlinable package static func merge<S>(_ values: S, for key: AlignmentKey) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    var merge = GuideMerge(key)
    for value in values { merge.add(value) }
    return merge.result
  }
}
