@_spi(Engine) import TributaryEngine

/// How the pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The arrow.
  public static let `default` = PointerStyle(name: "default")
  /// The sign of a link.
  public static let link = PointerStyle(name: "link")
  /// A cross for a selection.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A line in text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A line in text that runs down.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A hand that may grasp.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that has grasped.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A glass that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to the sides of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows above and below a row.
  public static let rowResize = PointerStyle(name: "rowResize")
}
