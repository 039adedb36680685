@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A geometry effect that only drawing notices.
public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  private var base: Base

  init(_ base: Base) { self.base = base }

  public static var _isIgnoredByLayout: Bool { true }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension IgnoredByLayoutEffect: Sendable where Base: Sendable {}

extension IgnoredByLayoutEffect: Equatable where Base: Equatable {}
