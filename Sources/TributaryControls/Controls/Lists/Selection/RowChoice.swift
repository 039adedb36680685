@_spi(Engine) import TributaryEngine

/// What happens beside the choice when a press chooses a row of a list.
final class RowChoice {
  var perform: @MainActor () -> Void = {}
}

private struct RowChoiceKey: EnvironmentKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  var rowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
