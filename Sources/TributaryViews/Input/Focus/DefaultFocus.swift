@_spi(Engine) public import TributaryEngine

/// How much a wish for the focus counts.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  private let value: UInt8

  /// When views come.
  public static let automatic = DefaultFocusEvaluationPriority(value: 0)
  /// Also where a user comes by keys; here the same.
  public static let userInitiated = DefaultFocusEvaluationPriority(value: 1)
}

extension View {
  /// Gives the focus to the view that stands for a value, when this view comes and nothing else has been given the focus.
  ///
  /// > Source: conformance FOCUS-30.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.isEmpty { binding.wrappedValue = value }
    }
  }
}
