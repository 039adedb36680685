@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension Text {
  /// The letters that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension Text.Case? {
  /// A text in these letters, by the rules of Unicode that no language changes.
  package func applied(to text: String) -> String {
    switch self {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension View {
  /// Sets the letters that text inside this view is shown in; `nil` for those that it is written in.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.textCase = textCase })
  }
}
