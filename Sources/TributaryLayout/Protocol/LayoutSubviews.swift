public import TributaryGeometry

/// The views that a ``Layout`` arranges, in view order, whatever their zIndex.
///
/// A slice shares the indices of the whole.
public struct LayoutSubviews {
  package let proxies: ArraySlice<SubviewProxy>
  let sheet: PlacementSheet

  /// The way in which the container reads. Places are mirrored for you; this is for what depends on it otherwise.
  public var layoutDirection: LayoutDirection

  init(_ proxies: ArraySlice<SubviewProxy>, _ sheet: PlacementSheet, _ direction: LayoutDirection) {
    self.proxies = proxies
    self.sheet = sheet
    layoutDirection = direction
  }

  /// All subviews of a container.
  package init(_ proxies: [SubviewProxy], _ sheet: PlacementSheet, layoutDirection: LayoutDirection) {
    self.init(proxies[...], sheet, layoutDirection)
  }

  /// The same subviews as a solver takes them.
  var elements: ContiguousArray<SubviewProxy> { ContiguousArray(proxies) }
}

extension LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// The index of the first subview.
  public var startIndex: Int { proxies.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { proxies.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(proxies[index]) }

  /// Neighbouring subviews, with the indices that they have here.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(proxies[bounds], sheet, layoutDirection) }

  /// Neighbouring subviews, with the indices that they have here.
  public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  // Without this one an open range would be taken for a sequence of indices, which never ends.
  /// The subviews from an index on, with the indices that they have here.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// The subviews at some indices, in the order of these, indexed from 0.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { proxies[$0] }[...], sheet, layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.proxies.elementsEqual(rhs.proxies, by: ===)
  }
}
