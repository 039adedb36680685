public import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion

extension View {
  /// Applies a symbol effect to the symbols inside this view while it is active.
  ///
  /// The effect does not change text, other views, or the layout.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions of the effect.
  ///   - isActive: Whether the effect is active.
  ///
  /// > Source: conformance SYMBOL-20, SYMBOL-21.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(ActiveSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Applies a symbol effect to the symbols inside this view whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the repetitions of the effect.
  ///   - value: The value whose changes start the effect, compared by `==`.
  ///
  /// > Source: conformance SYMBOL-22.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolEffect(motion: effect._motion, options: options, value: value))
  }

  /// Disables symbol effects inside this view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { $0 = isEnabled }
  }
}

extension ContentTransition {
  /// Returns a transition that fades one symbol into another, regardless of the effect and its options.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions
  ) -> ContentTransition { symbolEffect(effect) }
}

/// A modifier that applies an effect while it is active.
private struct ActiveSymbolEffect {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var isOn = false
  /// The number of activations with a limited number of repetitions.
  @State private var beginnings = 0
  @Environment(\.removesSymbolEffects) private var isRemoved

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }
}

extension ActiveSymbolEffect: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .modifier(SymbolAtHeight(motion: motion, isOn: isOn))
      .animation(isOn ? motion.animation(options) : .smooth, value: isOn)
      .modifier(TriggeredSymbolEffect(motion: motion, options: options, value: beginnings))
      .onChange(of: isActive && !isRemoved, initial: true) { _, isActive in
        isOn = isActive && isContinuous
        if isActive, !isContinuous { beginnings += 1 }
      }
  }

  /// Whether the effect continues while it is active, rather than for a fixed number of repetitions.
  private var isContinuous: Bool { motion.holds || options.count == nil }
}

/// A modifier that applies an effect when a value changes.
private struct TriggeredSymbolEffect<Value: Equatable> {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @Environment(\.removesSymbolEffects) private var isRemoved

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }

  /// The alternating phases of the effect: even for the initial state, odd for the peak.
  private var phases: [Int] { isRemoved ? [0] : Array(0..<2 * min(max(1, options.count ?? 1), 100)) }
}

extension TriggeredSymbolEffect: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.phaseAnimator(phases, trigger: value) { view, phase in
      view.modifier(SymbolAtHeight(motion: motion, isOn: phase % 2 == 1))
    } animation: { phase in
      motion.turnsRound && phase % 2 == 0 ? nil : motion.step(options)
    }
  }
}

/// A modifier that sets the symbols inside a view to the initial state or to the peak of an effect.
private struct SymbolAtHeight: ViewModifier, BuiltInComposite {
  let motion: SymbolMotion
  let isOn: Bool

  nonisolated init(motion: SymbolMotion, isOn: Bool) {
    self.motion = motion
    self.isOn = isOn
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.symbolPose) { pose in
      if isOn { pose = pose.adding(motion) }
    }
  }
}

extension SymbolMotion {
  /// Returns the animation from the initial state to the peak of the effect.
  fileprivate func step(_ options: SymbolEffectOptions) -> Animation {
    (turnsRound ? Animation.linear(duration: duration) : .easeInOut(duration: duration)).speed(options.speed)
  }

  /// Returns the animation of the effect while it is active.
  fileprivate func animation(_ options: SymbolEffectOptions) -> Animation {
    holds ? .smooth.speed(options.speed) : step(options).repeatForever(autoreverses: !turnsRound)
  }
}

private struct RemovesSymbolEffectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether symbol effects are disabled.
  var removesSymbolEffects: Bool {
    get { self[RemovesSymbolEffectsKey.self] }
    set { self[RemovesSymbolEffectsKey.self] = newValue }
  }
}

/// The transform and opacity of a symbol at a moment of its effects.
struct SymbolPose: Equatable, Animatable {
  var scale: CGFloat = 1
  var degrees: Double = 0
  var opacity: Double = 1
  /// The distances that the symbol is moved in the reading direction, to the right, and down, as fractions of its
  /// height.
  var forward: CGFloat = 0
  var right: CGFloat = 0
  var down: CGFloat = 0

  typealias Offset = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, AnimatablePair<Double, Offset>>> {
    get {
      let offset = AnimatablePair(forward, AnimatablePair(right, down))
      return AnimatablePair(scale, AnimatablePair(degrees, AnimatablePair(opacity, offset)))
    }
    set {
      let (rest, offset) = (newValue.second.second, newValue.second.second.second)
      (scale, degrees, opacity) = (newValue.first, newValue.second.first, rest.first)
      (forward, right, down) = (offset.first, offset.second.first, offset.second.second)
    }
  }

  /// Returns this pose with the peak of an inner effect added.
  func adding(_ motion: SymbolMotion) -> SymbolPose {
    SymbolPose(
      scale: scale * motion.scale, degrees: degrees + motion.degrees, opacity: opacity * motion.opacity,
      forward: forward + motion.forward, right: right + motion.right, down: down + motion.down)
  }

  /// Returns the transform of the pose for a symbol with a frame.
  func transform(in frame: CGRect, isRightToLeft: Bool) -> CGAffineTransform {
    let x = (right + (isRightToLeft ? -forward : forward)) * frame.height
    return CGAffineTransform(translationX: frame.midX + x, y: frame.midY + down * frame.height)
      .rotated(by: degrees * .pi / 180).scaledBy(x: scale, y: scale).translatedBy(x: -frame.midX, y: -frame.midY)
  }
}

private struct SymbolPoseKey: EnvironmentKey {
  static var defaultValue: SymbolPose { SymbolPose() }
}

extension EnvironmentValues {
  /// The pose of symbols inside the view.
  var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}
