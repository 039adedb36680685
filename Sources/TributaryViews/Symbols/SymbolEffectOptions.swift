/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// The number of repetitions; `nil` for the default of the effect.
  var count: Int?

  /// The default options: the effect repeats while it is active, and runs once for a change.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options for an effect that repeats while it is active.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// These options for an effect that repeats while it is active.
  public var repeating: SymbolEffectOptions { with(count: nil) }
  /// Options for an effect that runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// These options for an effect that runs once.
  public var nonRepeating: SymbolEffectOptions { with(count: 1) }

  /// Returns options with a given number of repetitions; `nil` for the default of the effect.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  /// Returns these options with a given number of repetitions; `nil` for the default of the effect.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count: count) }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?

    /// Repetition without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Indefinite repetition.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Returns a repetition with a given number of cycles; indefinite for `nil`.
    ///
    /// - Parameters:
    ///   - count: The number of cycles; `nil` for indefinite repetition.
    ///   - delay: The pause between cycles, in seconds. The value has no effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }

  /// Returns these options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(count: behavior.count) }

  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// Returns these options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  private func with(count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count
    return options
  }
}
