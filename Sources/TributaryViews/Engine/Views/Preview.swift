public import TributaryGeometry

/// A type that shows views in a preview. A program prints those whose names end in `Previews` with `--previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views to be shown.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// A device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Says what this view is shown in by a preview. It has no effect elsewhere.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }

  /// Names this view in a preview. It has no effect elsewhere.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
}
