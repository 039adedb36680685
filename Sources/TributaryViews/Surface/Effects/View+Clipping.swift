@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension View {
  /// Shows of this view only what is inside a shape over its bounds. Layout and preferences stay as they are.
  ///
  /// What is cut off is not hit either, which SwiftUI leaves to `contentShape(_:)`.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape, style))
  }

  /// Shows of this view only what is inside its bounds. Layout and preferences stay as they are.
  ///
  /// What is cut off is not hit either, which SwiftUI leaves to `contentShape(_:)`.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows of this view only what is inside its bounds with rounded corners.
  ///
  /// - Parameter radius: In points; one that is not positive leaves the corners square.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
