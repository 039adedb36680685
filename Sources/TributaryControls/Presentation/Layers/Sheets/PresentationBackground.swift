@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
public import TributaryGeometry

/// What stands behind the views of a sheet, a cover or a popover, as one of these views wants it.
struct PresentationBackground {
  let alignment: Alignment
  let view: AnyView
}

/// Two are equal if they show the very same views: those that are made anew are others.
extension PresentationBackground: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.alignment == b.alignment && a.view.storage === b.view.storage }
}

/// The preference by which backgrounds travel to what is presented; of those side by side the last counts, of nested ones the
/// innermost.
struct PresentationBackgroundKey: PreferenceKey {
  static var defaultValue: PresentationBackground? { nil }

  static func reduce(value: inout PresentationBackground?, nextValue: () -> PresentationBackground?) {
    value = nextValue() ?? value
  }
}

/// Puts what is presented on its ground: the one that a view in it wants, cut to a shape, else one with a line around it.
///
/// What is known of the wish is kept here, inside of what makes the views: that they come anew must not ask for them again.
struct PresentationGround<S: InsettableShape> {
  let shape: S
  /// Where the ground goes on under the safe area.
  var edges: Edge.Set = []
  var hasOutline = true
  @State private var background: PresentationBackground?

  nonisolated init(shape: S, edges: Edge.Set = [], hasOutline: Bool = true) {
    self.shape = shape
    self.edges = edges
    self.hasOutline = hasOutline
  }
}

extension PresentationGround: ViewModifier, FrameworkComposite {
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
  /// Fills the ground of the sheet, cover or popover that this view stands in with a style. What is behind shows through.
  ///
  /// > Source: conformance SHEET-14.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Puts views behind those of the sheet, cover or popover that this view stands in, in the place of its ground.
  ///
  /// - Parameter alignment: Where they stand, if they do not fill it.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentationBackground(alignment: alignment, view: AnyView(content()))
    return transformPreference(PresentationBackgroundKey.self) { $0 = $0 ?? background }
  }
}
