import TributaryGeometry

/// Puts the items of toolbars that stand on no page into bars of the window.
package struct WindowBars {
  @State private var toolbar: [ToolbarEntry] = []
  @State private var presence = ToolbarPresence()

  package nonisolated init() {}
}

extension WindowBars: ViewModifier {
  package func body(content: Content) -> some View {
    let isFull = presence.hasUpper || presence.hasLower
    content
      .onPreferenceChange(ToolbarKey.self) { entries in
        toolbar = entries
        presence = ToolbarPresence(entries)
      }
      .frame(maxWidth: isFull ? .infinity : nil, maxHeight: isFull ? .infinity : nil)
      .safeAreaInset(edge: .top, spacing: 0) {
        if presence.hasUpper {
          NavigationBar(title: nil, isLarge: false, back: nil, hasGround: false, toolbar: $toolbar)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if presence.hasLower { LowerBar(toolbar: $toolbar) }
      }
  }
}
