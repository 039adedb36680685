@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
public import TributaryGeometry

/// The background of a sheet, a cover, or a popover that a view in it sets.
struct PresentationBackground {
  let alignment: Alignment
  let view: AnyView
}

/// Equality of backgrounds by the identity of their views: newly created views are different.
extension PresentationBackground: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.alignment == b.alignment && a.view.storage === b.view.storage }
}

/// The preference for the background of a presentation. The last value among siblings and the innermost of nested ones
/// apply.
struct PresentationBackgroundKey: PreferenceKey {
  static var defaultValue: PresentationBackground? { nil }

  static func reduce(value: inout PresentationBackground?, nextValue: () -> PresentationBackground?) {
    value = nextValue() ?? value
  }
}

/// A modifier that adds the background of a presentation: the preferred background, or else the default with an
/// outline.
///
/// The state of the preference is stored inside the presentation, so that a change does not evaluate the closure that
/// creates its content.
struct PresentationBackgroundModifier<S: InsettableShape> {
  let shape: S
  /// The edges at which the background extends beyond the safe area.
  var edges: Edge.Set = []
  var hasOutline = true
  @State private var background: PresentationBackground?

  nonisolated init(shape: S, edges: Edge.Set = [], hasOutline: Bool = true) {
    self.shape = shape
    self.edges = edges
    self.hasOutline = hasOutline
  }
}

extension PresentationBackgroundModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .background {
        if let background {
          background.view
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment)
            .clipShape(shape).ignoresSafeArea(edges: edges)
        } else {
          shape.fill(.background).ignoresSafeArea(edges: edges)
        }
      }
      .overlay {
        if hasOutline, background == nil { shape.strokeBorder(.separator).allowsHitTesting(false) }
      }
      .onPreferenceChange(PresentationBackgroundKey.self) { background = $0 }
  }
}

extension View {
  /// Fills the background of the sheet, cover, or popover that contains this view. A translucent style shows the views
  /// behind it.
  ///
  /// > Source: conformance SHEET-14.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Replaces the background of the sheet, cover, or popover that contains this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that do not fill the background.
  ///   - content: The background views.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentationBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(PresentationBackgroundKey.self) { $0 = $0 ?? background }
  }
}
