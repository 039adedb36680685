@_spi(Engine) public import TributaryEngine

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Why what is shown here is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      bringRedactionUpToDate()
    }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set {
      self[PrivacyKey.self] = newValue
      bringRedactionUpToDate()
    }
  }

  private mutating func bringRedactionUpToDate() {
    let reasons = redactionReasons
    let isRedacted =
      !reasons.isDisjoint(with: [.placeholder, .invalidated]) || (reasons.contains(.privacy) && isPrivacySensitive)
    if isRedacted != builtIn.values.isRedacted { values.isRedacted = isRedacted }
  }
}

extension View {
  /// Hides what this view shows: its texts and pictures become blocks of the same size. Its layout stays, and it reacts.
  ///
  /// > Source: conformance EFFECT-45, EFFECT-46.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows what this view shows, whatever a view around it says.
  public nonisolated func unredacted() -> some View {
    modifier(EnvironmentTransformModifier { $0.redactionReasons = [] })
  }

  /// Says that others shall not see what this view shows: it is hidden where the reason is privacy.
  ///
  /// > Source: conformance EFFECT-47.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.isPrivacySensitive = sensitive })
  }
}
