public import TributaryGeometry

/// What holds for every layout of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow and which dividers cross; nil if the layout is no stack.
  public var stackOrientation: Axis?

  /// The properties of a layout that is no stack.
  public init() {}
}
