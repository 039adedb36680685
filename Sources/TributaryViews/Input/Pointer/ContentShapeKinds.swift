/// What the shape of a view counts for. Input goes by it; a view is dragged, focused and hovered over as it is drawn.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes input.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while the view is dragged, on systems that cut it out.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown beside the menu of the view, on systems that cut it out.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under the pointer, on systems where views do.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where assistive technology finds the view.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What the sign of the focus goes around, on systems that draw one.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
