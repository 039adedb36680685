import TributaryDrawing
import TributaryGeometry

/// Shows views beside others, at the trailing edge of the room.
private struct InspectorModifier<Panel: View> {
  let isPresented: Binding<Bool>
  let panel: Panel

  /// In points.
  private static var width: CGFloat { 224 }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        HStack(spacing: 0) {
          Divider()
          VStack { panel }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(width: Self.width)
        .environment(\.dismiss, DismissAction(target: .presentation(BindingPlace(isPresented: isPresented))))
        .transition(.move(edge: .trailing))
      }
    }
    .animation(.dialog, value: isPresented.wrappedValue)
  }
}

extension View {
  /// Shows views beside this one, at the trailing edge, while a value is true; this view gets what is left of the room.
  ///
  /// > Source: conformance INSPECTOR-01.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content()))
  }
}
