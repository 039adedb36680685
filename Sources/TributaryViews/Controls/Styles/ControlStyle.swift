/// The style of a kind of control as the environment carries it, whatever its type.
struct ControlStyle<Configuration> {
  private let box: ControlStyleBox<Configuration>

  /// - Parameter makeBody: Makes the view of a control in this style.
  init<S, V: View>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
    box = TypedControlStyleBox(style, makeBody)
  }

  /// The view of a control.
  @MainActor
  func body(for configuration: Configuration) -> AnyView { box.body(for: configuration) }
}

/// Two styles are equal if nobody can tell them apart, so that a style that is set again changes nothing.
extension ControlStyle: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.box.isEqual(to: b.box) }
}

private class ControlStyleBox<Configuration> {
  @MainActor func body(for configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
  func isEqual(to other: ControlStyleBox) -> Bool { false }
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

extension StyledControl: View {
  var body: some View { makeBody(style.value, configuration) }
}
