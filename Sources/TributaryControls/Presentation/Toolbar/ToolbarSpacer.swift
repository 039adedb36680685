@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// How much a gap in a bar takes.
public struct SpacerSizing: Sendable, Hashable {
  let isFlexible: Bool

  /// What the others leave.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between items of a toolbar.
///
/// In the bar below a flexible gap takes what the items leave; in the bar above, whose items stand at its ends, any gap is a
/// little one.
///
/// > Source: conformance TOOLBAR-24.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A gap at a place.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// What a fixed gap takes besides the distance between items, in points.
  private static let length: CGFloat = 8
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    let isFlexible = sizing.isFlexible && placement.slot == .bottom
    items.append(
      placement,
      AnyView(Spacer(minLength: Self.length).frame(width: isFlexible ? nil : Self.length).accessibilityHidden(true)))
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}
