@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A menu of the controls, with the label of the group on its button.
public struct MenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// A menu of the controls.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis") }
    }
  }
}

/// The controls in one row, small, as a menu shows them in its first row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// The controls in one row.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls in one row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
