@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion

extension View {
  /// Has the symbols in this view draw attention for as long as the effect is active. Texts and other views in it stay as they are,
  /// and so does the room of the symbols.
  ///
  /// > Source: conformance SYMBOL-20, SYMBOL-21.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(ActiveSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Has the symbols in this view draw attention once when a value has changed.
  ///
  /// > Source: conformance SYMBOL-22.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(TriggeredSymbolEffect(motion: effect._motion, options: options, value: value))
  }

  /// Keeps the symbols in this view from drawing attention.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { $0 = isEnabled }
  }
}

/// An effect that goes on while it is active.
private struct ActiveSymbolEffect {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var isOn = false
  /// How often it has begun to happen some times.
  @State private var beginnings = 0
  @Environment(\.removesSymbolEffects) private var isRemoved

  nonisolated init(motion: SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }
}

extension ActiveSymbolEffect: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .modifier(SymbolAtHeight(motion: motion, isOn: isOn))
      .animation(isOn ? motion.animation(options) : .smooth, value: isOn)
      .modifier(TriggeredSymbolEffect(motion: motion, options: options, value: beginnings))
      .onChange(of: isActive && !isRemoved, initial: true) { _, isActive in
        isOn = isActive && goesOn
        if isActive, !goesOn { beginnings += 1 }
      }
  }

  /// Whether it lasts; else it happens some times.
  private var goesOn: Bool { motion.holds || options.count == nil }
}

/// An effect that happens once when a value has changed.
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

  /// At rest and at the height, in turn.
  private var phases: [Int] { isRemoved ? [0] : Array(0..<2 * min(max(1, options.count ?? 1), 100)) }
}

extension TriggeredSymbolEffect: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.phaseAnimator(phases, trigger: value) { view, phase in
      view.modifier(SymbolAtHeight(motion: motion, isOn: phase % 2 == 1))
    } animation: { phase in
      motion.turnsRound && phase % 2 == 0 ? nil : motion.step(options)
    }
  }
}

/// The symbols in a view at rest or at the height of an effect.
private struct SymbolAtHeight: ViewModifier, FrameworkComposite {
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
  /// Returns the way from rest to the height of the effect.
  fileprivate func step(_ options: SymbolEffectOptions) -> Animation {
    (turnsRound ? Animation.linear(duration: duration) : .easeInOut(duration: duration)).speed(options.speed)
  }

  /// What shows the effect while it is active.
  fileprivate func animation(_ options: SymbolEffectOptions) -> Animation {
    holds ? .smooth.speed(options.speed) : step(options).repeatForever(autoreverses: !turnsRound)
  }
}

private struct RemovesSymbolEffectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether symbols draw no attention.
  var removesSymbolEffects: Bool {
    get { self[RemovesSymbolEffectsKey.self] }
    set { self[RemovesSymbolEffectsKey.self] = newValue }
  }
}

/// How a symbol stands at a moment of its effects.
struct SymbolPose: Equatable, Animatable {
  var scale: CGFloat = 1
  var degrees: Double = 0
  var opacity: Double = 1

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, Double>> {
    get { AnimatablePair(scale, AnimatablePair(degrees, opacity)) }
    set { (scale, degrees, opacity) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  /// What an effect further in adds at its height.
  func adding(_ motion: SymbolMotion) -> SymbolPose {
    SymbolPose(
      scale: scale * motion.scale, degrees: degrees + motion.degrees, opacity: opacity * motion.opacity)
  }

  /// What the pose makes of a symbol, around its middle.
  func transform(around middle: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: degrees * .pi / 180)
      .scaledBy(x: scale, y: scale).translatedBy(x: -middle.x, y: -middle.y)
  }
}

private struct SymbolPoseKey: EnvironmentKey {
  static var defaultValue: SymbolPose { SymbolPose() }
}

extension EnvironmentValues {
  /// How the symbols inside stand.
  var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}
