@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension Image.Scale {
  /// In heights of a line.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}

extension View {
  /// Sets the size of symbols inside this view beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentTransformModifier { $0.imageScale = scale })
  }
}
