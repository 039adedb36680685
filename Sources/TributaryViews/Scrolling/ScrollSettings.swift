package import TributaryGeometry

/// What the environment says to scroll views.
package struct ScrollSettings: Equatable, Sendable {
  package var isEnabled = true
  package var isClipDisabled = false
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  package var anchor: UnitPoint?

  package func indicators(along axis: Axis) -> ScrollIndicatorVisibility {
    axis == .horizontal ? horizontalIndicators : verticalIndicators
  }
}

/// Whether a scroll view shows bars that tell which part of its content is seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Choice: Sendable { case automatic, visible, hidden, never }

  private let choice: Choice

  /// No bar in a picture, as bars elsewhere show while somebody scrolls only.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .automatic) }
  /// A thin bar along the trailing or bottom edge, wherever there is more content than is seen.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .visible) }
  /// No bar.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .hidden) }
  /// No bar; there is no device here on which that would differ from `hidden`.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .never) }
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
