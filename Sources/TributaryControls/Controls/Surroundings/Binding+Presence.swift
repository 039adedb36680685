@_spi(Engine) import TributaryEngine

extension Binding {
  /// Returns a binding to whether the optional has a value. Writing `false` sets it to `nil`.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? { projected(by: PresenceProjection()) }
}

/// The conversion of an optional to whether it has a value.
private struct PresenceProjection<Wrapped>: BindingProjection {
  func value(of base: Wrapped?) -> Bool { base != nil }
  func base(_ base: Wrapped?, with isPresent: Bool) -> Wrapped?? { isPresent ? nil : .some(nil) }
}
