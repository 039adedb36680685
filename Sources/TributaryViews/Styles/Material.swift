@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// A translucent background style through which the content behind a view is visible.
///
/// The content behind is not blurred. A terminal draws a material with a thickness of at least one half as the
/// background style.
///
/// > Source: conformance STYLE-20.
public struct Material: ShapeStyle, Sendable, Hashable {
  public typealias Resolved = Never

  /// The opacity of the background, from 0 to 1; 1 hides the content behind.
  let thickness: Double

  /// A material through which the content behind is mostly visible.
  public static let ultraThin = Material(thickness: 0.4)
  /// A material that is slightly more opaque than translucent.
  public static let thin = Material(thickness: 0.6)
  /// A material through which the content behind is faintly visible.
  public static let regular = Material(thickness: 0.75)
  /// A material through which the content behind is barely visible.
  public static let thick = Material(thickness: 0.85)
  /// A material that is almost opaque.
  public static let ultraThick = Material(thickness: 0.95)
  /// The material of toolbars and tab bars.
  public static let bar = Material(thickness: 0.9)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    AnyShapeStyle(.background)._paint(in: environment).faded(by: thickness)
  }

  public func _erased() -> AnyShapeStyle {
    AnyShapeStyle(.faded(AnyShapeStyle.ErasedStyle(AnyShapeStyle(.background)), factor: thickness))
  }
}

extension ShapeStyle where Self == Material {
  /// A material through which the content behind is mostly visible.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is slightly more opaque than translucent.
  public static var thinMaterial: Material { .thin }
  /// A material through which the content behind is faintly visible.
  public static var regularMaterial: Material { .regular }
  /// A material through which the content behind is barely visible.
  public static var thickMaterial: Material { .thick }
  /// A material that is almost opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars and tab bars.
  public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind a view, for custom views that follow it; `nil` without a material.
  ///
  /// A background modifier with a material sets the value for the view in front of it. No style is vibrant, regardless
  /// of the value: the levels of the foreground style are translucent on every background.
  ///
  /// > Source: conformance STYLE-26.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension UnaryModifier {
  /// Creates the node of a background modifier with a material, which also applies to the environment of the content.
  @usableFromInline @inline(never)
  static func makeItems<C: View>(
    on material: Material, _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    withUnsafePointer(to: content.pointee.environment(\.backgroundMaterial, material)) {
      _makeItems(modifier, $0, inputs)
    }
  }

  /// Updates the node that ``makeItems(on:_:_:_:)`` has created.
  @usableFromInline @inline(never)
  static func updateItems<C: View>(
    on material: Material, _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    withUnsafePointer(to: content.pointee.environment(\.backgroundMaterial, material)) {
      _updateItems(modifier, $0, node)
    }
  }
}
