import Testing
import TributaryDrawing
import TributaryViews

/// A kind of field, by name as the documentation has it, with values of a type that has one.
///
/// Views, modifiers and preference values that hold the type are tested with the same three values.
struct FieldKind: CustomTestStringConvertible, Sendable {
  let name: String

  /// Whether a value that was made anew of the same parts is known to be equal.
  let isKnown: Bool

  let run: @MainActor @Sendable (FieldHolder) -> FieldRuns

  /// - Parameter values: The value that stands, the same made anew, and another. Whatever they refer to has to be kept by
  ///   the caller.
  init<F>(_ name: String, isKnown: Bool = true, _ values: @escaping @MainActor @Sendable () -> (F, F, F)) {
    self.name = name
    self.isKnown = isKnown
    self.run = { holder in
      let (first, same, other) = values()
      return holder.run(first, same, other)
    }
  }

  var testDescription: String { name }
}

/// How often content was made again.
struct FieldRuns: Equatable {
  var forSame: Int
  var forOther: Int
}

/// What holds a field.
enum FieldHolder: CaseIterable {
  case view, modifier, preference

  @MainActor
  func run<F>(_ first: F, _ same: F, _ other: F) -> FieldRuns {
    switch self {
    case .view: runs(first, same, other) { FieldView(field: $0) }
    case .modifier: runs(first, same, other) { Color.red.modifier(FieldModifier(field: $0)) }
    case .preference: runs(first, same, other) { FieldReader(field: $0) }
    }
  }

  @MainActor
  private func runs<F, V: View>(_ first: F, _ same: F, _ other: F, _ make: (F) -> V) -> FieldRuns {
    let host = settledHost { make(first) }
    FieldRun.count = 0
    host.content = make(same)
    host.update()
    let forSame = FieldRun.count
    host.content = make(other)
    host.update()
    return FieldRuns(forSame: forSame, forOther: FieldRun.count - forSame)
  }
}

/// Counted outside of the values, since a reference in them would be compared too.
@MainActor enum FieldRun { static var count = 0 }

private struct FieldView<F>: View {
  let field: F

  var body: some View {
    FieldRun.count += 1
    return Color.red
  }
}

private struct FieldModifier<F>: ViewModifier {
  let field: F

  func body(content: Content) -> some View {
    FieldRun.count += 1
    return content
  }
}

private struct FieldReader<F>: View {
  let field: F

  var body: some View {
    Color.red.preference(key: FieldKey<F>.self, value: field)
      .overlayPreferenceValue(FieldKey<F>.self) { _ in
        FieldRun.count += 1
        return Color.blue
      }
  }
}

private enum FieldKey<F>: PreferenceKey {
  static var defaultValue: F? { nil }
  static func reduce(value: inout F?, nextValue: () -> F?) { value = value ?? nextValue() }
}
