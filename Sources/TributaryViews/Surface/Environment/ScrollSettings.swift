@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// What the environment says to scroll views.
package struct ScrollSettings: Equatable, Sendable {
  package var isEnabled = true
  package var isClipDisabled = false
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// What counts of anchors where nothing is said for one thing.
  package var defaultAnchor: UnitPoint?
  package var ownSizeAnchor: UnitPoint??
  package var ownInitialAnchor: UnitPoint??
  package var ownAlignment: UnitPoint??

  /// The point of content and viewport that meet while nobody has scrolled away and their sizes change.
  package var anchor: UnitPoint? { (ownSizeAnchor ?? defaultAnchor).flatMap(\.usable) }
  /// The same when content is seen first.
  package var initialAnchor: UnitPoint? { (ownInitialAnchor ?? defaultAnchor).flatMap(\.usable) }
  /// Where content stands that is shorter than the viewport.
  package var alignment: UnitPoint? { (ownAlignment ?? defaultAnchor).flatMap(\.usable) }

  /// The first anchor that is not finite; it counts as none.
  package var unusableAnchor: UnitPoint? {
    [ownInitialAnchor ?? nil, ownSizeAnchor ?? nil, ownAlignment ?? nil, defaultAnchor].lazy.compactMap { $0 }
      .first { $0.usable == nil }
  }

  package func indicators(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }
}

extension UnitPoint {
  /// The point if its coordinates are finite.
  fileprivate var usable: UnitPoint? { x.isFinite && y.isFinite ? self : nil }
}

extension EnvironmentValues {
  /// Whether input moves the content of scroll views.
  public var isScrollEnabled: Bool {
    get { values.scrolling.isEnabled }
    set { values.scrolling.isEnabled = newValue }
  }

  /// Whether scroll views show a bar along their bottom edge.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrolling.horizontalIndicators }
    set { values.scrolling.horizontalIndicators = newValue }
  }

  /// Whether scroll views show a bar along their trailing edge.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrolling.verticalIndicators }
    set { values.scrolling.verticalIndicators = newValue }
  }
}
