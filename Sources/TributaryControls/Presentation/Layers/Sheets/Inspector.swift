@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
public import TributaryGeometry

/// Shows views beside others, at the trailing edge of the room.
private struct InspectorModifier<Panel: View> {
  let isPresented: Binding<Bool>
  let panel: Panel
  /// In points; what the views of the panel have wished for.
  @State private var width: CGFloat = 224

  nonisolated init(isPresented: Binding<Bool>, panel: Panel) {
    self.isPresented = isPresented
    self.panel = panel
  }
}

/// How wide an inspector is to be, in points: the first wish in view order.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    if value == nil { value = nextValue() }
  }
}

extension InspectorModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        HStack(spacing: 0) {
          Divider()
          VStack { panel }.frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? 224 }
        }
        .frame(width: width)
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

  /// Sets the width of the inspector that this view stands in, in points.
  ///
  /// > Source: conformance INSPECTOR-02.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that this view stands in. There is nothing to drag its edge by: it is as many points wide as
  /// is ideal, within the other lengths.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? ideal)))
  }
}
