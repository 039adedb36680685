/// How often an effect on symbols happens, and how fast.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// How often; `nil` for what the effect does by itself.
  var count: Int?

  /// As the effect is by itself: again and again while it is active, once for a change.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again while the effect is active.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again while the effect is active.
  public var repeating: SymbolEffectOptions { with(count: nil) }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with(count: 1) }

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count: count) }

  /// How an effect goes on.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?

    /// Without a rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Again and again.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Some times, or again and again.
    ///
    /// - Parameter delay: How long it rests in between, in seconds: here not at all.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// In some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }

  /// In some way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(count: behavior.count) }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// So many times as fast.
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
