@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// The shape of the background of bordered text fields.
public struct TextInputBorderShape: Hashable, Sendable {
  /// The radius of the corners, in points.
  let radius: CGFloat

  /// The default shape: a rectangle with a corner radius of 5 points.
  public static let automatic = TextInputBorderShape(radius: 5)
  /// A capsule.
  public static let capsule = TextInputBorderShape(radius: 10_000)  // The size of the field limits the radius.
  /// A rectangle with a corner radius of 5 points.
  public static let roundedRectangle = TextInputBorderShape(radius: 5)
}

private struct TextInputBorderShapeKey: EnvironmentKey {
  static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
  var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of the bordered text fields in this view.
  ///
  /// > Source: conformance CONTROL-173.
  public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}
