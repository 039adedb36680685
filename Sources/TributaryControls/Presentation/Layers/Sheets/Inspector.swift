import TributaryAnimation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
public import TributaryGeometry

/// A modifier that presents a panel beside a view, at the trailing edge.
private struct InspectorModifier<Panel: View> {
  let isPresented: Binding<Bool>
  let panel: Panel
  /// The width of the panel in points, which views in the panel can set.
  @State private var width: CGFloat = 224

  nonisolated init(isPresented: Binding<Bool>, panel: Panel) {
    self.isPresented = isPresented
    self.panel = panel
  }
}

/// The preference for the width of an inspector, in points. The first value in view order applies.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    if value == nil { value = nextValue() }
  }
}

extension InspectorModifier: ViewModifier, BuiltInComposite {
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
        .environment(\.dismiss, DismissAction(target: .presentation(PresentationBinding(isPresented: isPresented))))
        .transition(.move(edge: .trailing))
      }
    }
    .animation(.dialog, value: isPresented.wrappedValue)
  }
}

extension View {
  /// Presents a panel at the trailing edge while a Boolean value is `true`. This view has the remaining width.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - content: The views of the inspector.
  ///
  /// > Source: conformance INSPECTOR-01.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, panel: content().asContent(of: nil)))
  }

  /// Sets the width of the inspector that contains this view, in points.
  ///
  /// > Source: conformance INSPECTOR-02.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that contains this view, in points.
  ///
  /// The width is `ideal`, clamped to `min` and `max`, because inspectors cannot be resized by dragging.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; `nil` for no limit.
  ///   - ideal: The preferred width, in points.
  ///   - max: The maximum width, in points; `nil` for no limit.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? ideal)))
  }
}
