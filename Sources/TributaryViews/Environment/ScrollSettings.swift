@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// The environment values of scroll views.
package struct ScrollSettings: Equatable, Sendable {
  package var isEnabled = true
  package var isClipDisabled = false
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  /// The anchor of roles that have no specific anchor.
  package var defaultAnchor: UnitPoint?
  package var ownSizeAnchor: UnitPoint??
  package var ownInitialAnchor: UnitPoint??
  package var ownAlignment: UnitPoint??

  /// The point of content and viewport that stays aligned when their sizes change, until the user scrolls away from it.
  package var anchor: UnitPoint? { (ownSizeAnchor ?? defaultAnchor).flatMap(\.usable) }
  /// The point of content and viewport that is aligned when the content first appears.
  package var initialAnchor: UnitPoint? { (ownInitialAnchor ?? defaultAnchor).flatMap(\.usable) }
  /// The alignment of content that is shorter than the viewport.
  package var alignment: UnitPoint? { (ownAlignment ?? defaultAnchor).flatMap(\.usable) }

  /// The first anchor that is not finite. Such an anchor is ignored.
  package var unusableAnchor: UnitPoint? {
    let anchors: [UnitPoint?] = [ownInitialAnchor ?? nil, ownSizeAnchor ?? nil, ownAlignment ?? nil, defaultAnchor]
    for case let anchor? in anchors where anchor.usable == nil { return anchor }
    return nil
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
  /// Whether input scrolls the content of scroll views.
  public var isScrollEnabled: Bool {
    get { values.scrolling.isEnabled }
    set { values.scrolling.isEnabled = newValue }
  }

  /// The visibility of the indicator along the bottom edge of scroll views.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrolling.horizontalIndicators }
    set { values.scrolling.horizontalIndicators = newValue }
  }

  /// The visibility of the indicator along the trailing edge of scroll views.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrolling.verticalIndicators }
    set { values.scrolling.verticalIndicators = newValue }
  }
}
