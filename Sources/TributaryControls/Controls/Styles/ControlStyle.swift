import TributaryContainers
@_spi(Engine) import TributaryEngine

/// The style of a kind of control in the environment, as a type-erased function from a configuration to a view.
///
/// A style that does not create views is a ``StyleValue``.
struct ControlStyle<Configuration> {
  private let box: ControlStyleBox<Configuration>
  private var outer: OuterControlStyle<Configuration>?

  /// Creates a style.
  ///
  /// - Parameter makeBody: A closure that creates the view of a control in this style.
  init<S, V: View>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    // The closure is compiled for the types of the style and of its view, unlike a method of a generic class.
    box = TypedControlStyleBox<S, V, Configuration>(style) { style, configuration in
      AnyView(
        partOfControl: StyledControl(style: InstalledValue(style), configuration: configuration, makeBody: makeBody))
    }
  }

  /// Returns the view of a control.
  ///
  /// A control of the same kind in that view has the next outer style, so that a style can modify another one.
  @MainActor
  func body(for configuration: Configuration) -> AnyView {
    let body = box.body(for: configuration)
    return outer.map { AnyView(partOfControl: body.environment($0.keyPath, $0.style)) } ?? body
  }

  /// Returns this style with the next outer style, which is set at a key path of the environment.
  fileprivate func inside(
    _ style: Self, at keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>
  ) -> Self {
    if box.isComplete { return self }
    var inner = self
    inner.outer = OuterControlStyle(style, keyPath)
    return inner
  }
}

/// A configuration that a kind of control passes to its styles, and the default style of that control.
protocol ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> { get }
}

/// The environment key of the style of a kind of control.
struct ControlStyleKey<Configuration: ControlStyleConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration> { Configuration.defaultStyle }
}

/// The next outer style of a control, and its key path in the environment.
private final class OuterControlStyle<Configuration> {
  let style: ControlStyle<Configuration>
  let keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>

  init(
    _ style: ControlStyle<Configuration>, _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>
  ) {
    self.style = style
    self.keyPath = keyPath
  }
}

extension View {
  /// Sets the style of a kind of control in this view.
  nonisolated func controlStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>, _ style: ControlStyle<Configuration>
  ) -> some View {
    modifier(EnvironmentTransformModifier { $0[keyPath: keyPath] = style.inside($0[keyPath: keyPath], at: keyPath) })
  }
}

/// Equality of styles by type and value, so that setting an equal style does not invalidate views.
extension ControlStyle: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    (a.box === b.box || a.box.isEqual(to: b.box)) && a.outer?.style == b.outer?.style
  }
}

/// A type-erased style of a control.
private class ControlStyleBox<Configuration> {
  @MainActor func body(for configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
  func isEqual(to other: ControlStyleBox) -> Bool { false }
  var isComplete: Bool { true }
}

/// The storage of a style of one type.
private final class TypedControlStyleBox<S, V: View, Configuration>: ControlStyleBox<Configuration> {
  private let style: S
  private let makeView: @MainActor (S, Configuration) -> AnyView

  init(_ style: S, _ makeView: @escaping @MainActor (S, Configuration) -> AnyView) {
    self.style = style
    self.makeView = makeView
  }

  override func body(for configuration: Configuration) -> AnyView { makeView(style, configuration) }

  override var isComplete: Bool { S.self is any CompleteStyle.Type }

  override func isEqual(to other: ControlStyleBox<Configuration>) -> Bool {
    guard let other = other as? TypedControlStyleBox else { return false }
    return withPointer(to: style) { a in
      withPointer(to: other.style) { b in
        ComparisonCache.comparisonOnMain(of: S.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
}

/// A control as its style displays it.
private struct StyledControl<S, Configuration, V: View> {
  let style: InstalledValue<S>
  let configuration: Configuration
  let makeBody: @MainActor (S, Configuration) -> V
}

extension StyledControl: View, BuiltInComposite {
  var body: some View { makeBody(style.value, configuration) }
}

/// A view that client code supplies as a part of a control. Several views are placed in a horizontal stack.
struct ControlPart {
  let content: AnyView

  /// Creates a part of a control.
  ///
  /// - Parameter owner: The type of the control.
  nonisolated init<V: View>(_ content: V, of owner: Any.Type) {
    self.content = AnyView(content: content, of: owner)
  }
}

extension ControlPart: View, BuiltInComposite {
  var body: some View { HStack { content } }
}

/// A style that is represented by a value rather than a view.
///
/// Only built-in styles (of pickers, tab views, lists, and tables) are style values. They create no views, so no outer
/// style applies inside them. See ``ControlStyle`` for styles that create views.
protocol StyleValue {
  /// The value of the default style.
  static var whereNoneIsSet: Self { get }
}

/// The environment key of a style value.
struct StyleValueKey<Value: StyleValue>: EnvironmentKey {
  static var defaultValue: Value { Value.whereNoneIsSet }
}

/// A style that displays no control of the same kind, so that the next outer style is not required.
protocol CompleteStyle {}
