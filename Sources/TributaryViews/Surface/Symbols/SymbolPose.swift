@_spi(Engine) import TributaryEngine
import TributaryGeometry

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
