public import TributaryDrawing

extension View {
  /// The older form of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the colours of this view: dark or light, or those around it for `nil`.
  ///
  /// Elsewhere it concerns the whole window or sheet that the view is in; here the view itself, so that it stands outermost.
  ///
  /// > Source: conformance STYLE-21.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}
