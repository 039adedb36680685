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

  /// The map of coordinates for a view of a size; `nil` for a step that moves nothing.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    switch self {
    case .map(let effect): effect.isUsable ? effect.transform(in: size) : nil
    case .turn(let effect): isUsable ? effect.map(in: size) : nil
    case .opacity, .blur, .color: nil
    }
  }

  /// A step between this one and another of its kind.
  ///
  /// - Parameter share: 0 for this one, 1 for the other.
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
  /// The steps between these and others; where the kinds of steps differ, the nearer of both.
  package func mixed(with other: VisualEffectSteps, _ share: Double) -> VisualEffectSteps {
    if share <= 0 { return self }
    if share == 1 { return other }
    let mixed = zip(list, other.list).compactMap { $0.mixed(with: $1, share) }
    guard list.count == other.list.count, mixed.count == list.count else { return share < 0.5 ? self : other }
    return VisualEffectSteps(list: mixed)
  }

  /// The map of coordinates that the steps make together; `nil` for none.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    var whole = CGAffineTransform.identity
    for step in list {
      guard let transform = step.transform(in: size) else { continue }
      whole = whole.concatenating(transform).asCoordinates
    }
    return whole.isIdentity ? nil : whole
  }
}
