/// The key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value that holds where nobody has set one.
  static var defaultValue: Value { get }
}
