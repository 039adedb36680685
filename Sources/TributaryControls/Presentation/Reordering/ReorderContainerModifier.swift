@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that defines a container of reorderable views. Its scope persists, so a new closure does not change the
/// environment.
struct ReorderContainerModifier {
  let behavior: ReorderBehavior
  @OwnedObject private var scope = ReorderScope()
  @State private var picture: ReorderPicture?
  @Environment(\.reorderScope) private var outer

  nonisolated init(behavior: ReorderBehavior) { self.behavior = behavior }
}

extension ReorderContainerModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let scope = scope
    scope.behavior = behavior
    scope.outer = outer
    // The closure must not retain the modifier, which retains the scope.
    scope.show = { [_picture] in _picture.wrappedValue = $0 }
    return
      content
      .environment(\.reorderScope, scope)
      .modifier(ReorderAreaModifier(scope: scope))
      .modifier(LayerModifier(layer: ReorderLayer(picture: picture), takesInput: false, isInBuiltInBody: true))
  }
}

private enum ReorderScopeKey: EnvironmentKey {
  static var defaultValue: ReorderScope? { nil }
}

extension EnvironmentValues {
  /// The innermost container of reorderable views.
  var reorderScope: ReorderScope? {
    get { self[ReorderScopeKey.self] }
    set { self[ReorderScopeKey.self] = newValue }
  }
}
