/// A type that shows views in a preview. Tributary shows no previews; sources that have them compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views to be shown.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names this view in a preview. It has no effect elsewhere.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
}
