/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of what is set and read.
  associatedtype Value

  /// The value that holds where nobody has set one.
  static var defaultValue: Value { get }
}
