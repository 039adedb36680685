public import TributaryGeometry

/// A colored, blurred and offset copy of the content in front of it.
public struct DisplayShadow: Sendable, Equatable {
  /// The color, whose opacity is multiplied by that of the content.
  public var color: Color.Resolved

  /// The standard deviation of the blur, in points; 0 is a sharp shadow.
  public var radius: CGFloat

  /// The offset of the shadow, in points.
  public var offset: CGSize

  /// Creates a shadow, with a blur radius and an offset in points.
  ///
  /// - Parameters:
  ///   - color: The color, whose opacity is multiplied by that of the content.
  ///   - radius: The standard deviation of the blur, in points; 0 is a sharp shadow.
  ///   - offset: The offset of the shadow, in points.
  public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

extension DisplayShadow: Animatable {
  /// The animatable color, radius and offset.
  public typealias AnimatableData = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  /// The shadow with a nonnegative radius, because a spring animation may overshoot.
  package var usable: DisplayShadow {
    var shadow = self
    shadow.radius = max(0, radius)
    return shadow
  }
}

/// The units that have separate shadows: each rectangle, path, text, image and symbol, and each group, mask, blur or
/// shadow as a whole.
///
///     shadow { a  b }   →   shadow { a }  shadow { b }        the shadow of b falls on a
extension DisplayShadow {
  /// Returns the content with a shadow behind each unit.
  ///
  /// - Parameter content: The content of a shadow effect.
  /// - Returns: A fragment in which every shadow effect contains one unit, which can be drawn directly; `nil` if the
  ///   content is itself one unit.
  /// - Complexity: O(*n*) in the number of commands.
  public func cast(by content: DisplayFragment) -> DisplayFragment? {
    content.isOnePart(Self.maximumDepth) ? nil : casting(content, Self.maximumDepth)
  }

  /// The depth of nested fragments below which content has one shadow as a whole.
  private static let maximumDepth = 1_000

  private func shadow(of part: DisplayCommand) -> DisplayCommand {
    .effect(DisplayEffect(DisplayFragment([part]), .shadow(self)))
  }

  private func casting(_ content: DisplayFragment, _ depth: Int) -> DisplayFragment {
    var commands: ContiguousArray<DisplayCommand> = []
    for command in content.commands {
      switch command {
      case .fragment(let inner, let origin) where depth > 0:
        commands.append(.fragment(casting(inner, depth - 1), at: origin))
      case .effect(let effect) where depth > 0:
        switch effect.kind {
        case .described:
          commands.append(.effect(DisplayEffect(casting(effect.content, depth - 1), effect.kind)))
        case .opacity, .transform, .clip, .color:
          // The effects around a unit also apply to its copy in the shadow, so the shadow is that of the visible unit.
          for part in effect.content.parts(depth - 1) {
            commands.append(shadow(of: .effect(DisplayEffect(DisplayFragment([part]), effect.kind))))
          }
        case .group, .mask, .shadow, .blur, .alphaThreshold, .blend: commands.append(shadow(of: command))
        }
      case .rectangle, .path, .text, .image, .symbol, .fragment, .effect: commands.append(shadow(of: command))
      }
    }
    return DisplayFragment(commands)
  }
}

extension DisplayFragment {
  /// Returns whether the content has a single shadow.
  fileprivate func isOnePart(_ depth: Int) -> Bool {
    guard commands.count == 1, depth > 0 else { return commands.isEmpty || depth == 0 }
    switch commands[0] {
    case .rectangle, .path, .text, .image, .symbol: return true
    case .fragment(let inner, _): return inner.isOnePart(depth - 1)
    case .effect(let effect):
      switch effect.kind {
      case .group, .mask, .shadow, .blur, .alphaThreshold, .blend: return true
      case .opacity, .transform, .clip, .described, .color: return effect.content.isOnePart(depth - 1)
      }
    }
  }

  /// Returns the units with separate shadows, in the coordinates of this fragment, back to front.
  fileprivate func parts(_ depth: Int) -> [DisplayCommand] {
    commands.flatMap { command -> [DisplayCommand] in
      switch command {
      case .fragment(let inner, let origin) where depth > 0:
        return inner.parts(depth - 1).map { .fragment(DisplayFragment([$0]), at: origin) }
      case .effect(let effect) where depth > 0:
        switch effect.kind {
        case .opacity, .transform, .clip, .color:
          return effect.content.parts(depth - 1).map { .effect(DisplayEffect(DisplayFragment([$0]), effect.kind)) }
        case .group, .mask, .shadow, .blur, .alphaThreshold, .described, .blend: return [command]
        }
      case .rectangle, .path, .text, .image, .symbol, .fragment, .effect: return [command]
      }
    }
  }
}
