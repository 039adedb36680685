public import Tributary

/// Renders a view for a test, and settles it.
///
/// - Parameters:
///   - size: What is proposed to the view, in points.
///   - measuring: How text is measured: in cells of 8 × 16 points, so that frames are round numbers and the picture in
///     characters is exact; or by the widths of a proportional face, as in SVG documents.
@MainActor
public func render<Content: View>(
  size: CGSize = CGSize(width: 400, height: 400), measuring: TextMeasuring = .cells,
  @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(RenderTraits(size: size, measuring: measuring), content: content)
}

/// Renders a view for a test under the given traits, and settles it.
@MainActor
public func render<Content: View>(
  _ traits: RenderTraits, @ViewBuilder content: () -> Content
) -> RenderedView<Content> {
  RenderedView(traits, content: content)
}
