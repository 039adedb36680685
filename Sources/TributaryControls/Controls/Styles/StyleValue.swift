@_spi(Engine) import TributaryEngine

/// What a style decides that makes no view: a value by which the views of its kind go.
///
/// Nobody but this package has such styles (those of pickers, tab views, lists and tables), so that there is no
/// view to make, and none in which the style set further out would hold: that is what a ``ControlStyle`` is for.
protocol StyleValue {
  /// What holds where no style is set.
  static var whereNoneIsSet: Self { get }
}

/// The value of the style of a kind of view, in the environment.
struct StyleValueKey<Value: StyleValue>: EnvironmentKey {
  static var defaultValue: Value { Value.whereNoneIsSet }
}
