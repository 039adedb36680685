extension View {
  /// Hides the labels of the controls in this view; what they describe stays described.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
