@_spi(Engine) import TributaryEngine

/// The style of a kind of control as the environment carries it, whatever its type: one that makes the view of a control.
/// What styles decide that make none is a ``StyleValue``.
struct ControlStyle<Configuration> {
  private let box: ControlStyleBox<Configuration>
  private var outer: OuterControlStyle<Configuration>?

  /// - Parameter makeBody: Makes the view of a control in this style.
  init<S, V: View>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    box = TypedControlStyleBox(style, makeBody)
  }

  /// The view of a control.
  ///
  /// A control of the same kind in it has the style that is set further out, so that a style may change another one.
  @MainActor
  func body(for configuration: Configuration) -> AnyView {
    let body = box.body(for: configuration)
    return outer.map { AnyView(partOfControl: body.environment($0.keyPath, $0.style)) } ?? body
  }

  /// This style, inside of what is set further out at a key path of the environment.
  fileprivate func inside(
    _ style: Self, at keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>
  ) -> Self {
    if box.isComplete { return self }
    var inner = self
    inner.outer = OuterControlStyle(style, keyPath)
    return inner
  }
}

/// What a kind of control gives to its styles; it knows which of them holds where none is set.
protocol ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> { get }
}

/// The style of a kind of control, in the environment.
struct ControlStyleKey<Configuration: ControlStyleConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration> { Configuration.defaultStyle }
}

/// The style that is set around another one.
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

/// Two styles are equal if nobody can tell them apart, so that a style that is set again changes nothing.
extension ControlStyle: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    (a.box === b.box || a.box.isEqual(to: b.box)) && a.outer?.style == b.outer?.style
  }
}

private class ControlStyleBox<Configuration> {
  @MainActor func body(for configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
  func isEqual(to other: ControlStyleBox) -> Bool { false }
  var isComplete: Bool { true }
}

private final class TypedControlStyleBox<S, Configuration, V: View>: ControlStyleBox<Configuration> {
  private let style: S
  private let makeBody: @MainActor (S, Configuration) -> V

  init(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    self.style = style
    self.makeBody = makeBody
  }

  override func body(for configuration: Configuration) -> AnyView {
    AnyView(
      partOfControl: StyledControl(style: InstalledValue(style), configuration: configuration, makeBody: makeBody))
  }

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

/// A control as its style shows it.
private struct StyledControl<S, Configuration, V: View> {
  let style: InstalledValue<S>
  let configuration: Configuration
  let makeBody: @MainActor (S, Configuration) -> V
}

extension StyledControl: View, FrameworkComposite {
  var body: some View { makeBody(style.value, configuration) }
}

/// A part of a control that its owner wrote, as a style places it. Several views stand in a row.
struct ControlPart {
  let content: AnyView

  nonisolated init<V: View>(_ content: V) { self.content = AnyView(partOfControl: content) }
}

extension ControlPart: View, FrameworkComposite {
  var body: some View { HStack { content } }
}

/// What a style decides that makes no view: a value by which the views of its kind go.
///
/// Nobody but this package has such styles (those of pickers, tab views, lists and tables), so that there is no
/// view to make, and none in which the style set further out would hold: that is what a ``ControlStyle`` is for.
protocol StyleValue {
  /// What holds where no style is set.
  static var whereNoneIsSet: Self { get }
}

/// The value of the style of a kind of view, in the environment.
struct StyleValueKey<Value: StyleValue>: EnvironmentKey {
  static var defaultValue: Value { Value.whereNoneIsSet }
}

/// A style that shows no control of its own kind, so that nothing in it asks for the style that is set further out.
protocol CompleteStyle {}
