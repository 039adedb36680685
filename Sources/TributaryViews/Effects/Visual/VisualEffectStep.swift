import TributaryDrawing
package import TributaryGeometry

/// One step of a visual effect.
package enum VisualEffectStep: Equatable, Sendable {
  case map(TransformEffect)
  case opacity(Double)
  case blur(radius: CGFloat, isOpaque: Bool)
  case turn(Rotation3DEffect)
  case color(ColorEffect)

  package var isUsable: Bool {
    switch self {
    case .map(let effect): effect.isUsable
    case .opacity(let opacity): opacity.isFinite
    case .blur(let radius, _): radius >= 0 && radius.isFinite
    case .turn(let effect): effect.angle.isFinite && effect.anchor.isFinite
    case .color(let effect): effect.isUsable
    }
  }

  /// Returns the transform of coordinates for a view of the given size; `nil` for a step without a transform.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    switch self {
    case .map(let effect): effect.isUsable ? effect.transform(in: size) : nil
    case .turn(let effect): isUsable ? effect.map(in: size) : nil
    case .opacity, .blur, .color: nil
    }
  }

  /// Returns the interpolation between this step and another of the same kind; `nil` if the kinds differ.
  ///
  /// - Parameter share: 0 for this step, 1 for the other.
  fileprivate func mixed(with other: VisualEffectStep, _ share: Double) -> VisualEffectStep? {
    switch (self, other) {
    case (.map(let a), .map(let b)):
      guard a.isOfKind(of: b) else { return nil }
      var mixed = a
      mixed.animatableData = a.animatableData + (b.animatableData - a.animatableData).scaled(by: share)
      return .map(mixed)
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * share)
    case (.blur(let a, let isOpaque), .blur(let b, _)):
      return .blur(radius: max(0, a + (b - a) * CGFloat(share)), isOpaque: isOpaque)
    case (.turn(let a), .turn(let b)):
      guard a.isOfKind(of: b) else { return nil }
      var mixed = a
      mixed.angle = Angle(radians: a.angle.radians + (b.angle.radians - a.angle.radians) * share)
      return .turn(mixed)
    case (.color(let a), .color(let b)):
      guard a.kind == b.kind else { return nil }
      var mixed = a
      mixed.amounts += (b.amounts - a.amounts) * share
      return .color(mixed)
    default: return nil
    }
  }
}

extension VisualEffectSteps {
  /// Returns the interpolation between these steps and others; if the kinds of steps differ, the steps nearer to
  /// `share`.
  ///
  /// - Parameter share: 0 for these steps, 1 for the others.
  package func mixed(with other: VisualEffectSteps, _ share: Double) -> VisualEffectSteps {
    if share <= 0 { return self }
    if share == 1 { return other }
    let mixed = zip(list, other.list).compactMap { $0.mixed(with: $1, share) }
    guard list.count == other.list.count, mixed.count == list.count else { return share < 0.5 ? self : other }
    return VisualEffectSteps(list: mixed)
  }

  /// Returns the combined transform of all steps, for a view of the given size; `nil` for the identity.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    var whole = CGAffineTransform.identity
    for step in list {
      guard let transform = step.transform(in: size) else { continue }
      whole = whole.concatenating(transform).asCoordinates
    }
    return whole.isIdentity ? nil : whole
  }
}
