import TributaryGeometry

extension BlendMode {
  /// Whether the mode depends on the area of the existing content and is resolved with masks and the drawing order.
  package var isResolvedByMasks: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }
}

/// The resolution of blend modes that depend on the area of the existing content, for renderers that support only
/// masks.
///
///     destinationOut     the backdrop, masked by the complement of the content
///     destinationOver    the content, then the backdrop
///     sourceAtop         the backdrop, then the content masked by the backdrop
///
/// The backdrop consists of all earlier commands in the innermost enclosing layer. Fragments between a layer and
/// content with such a mode are split at the content; each part keeps its enclosing transforms, clips, and opacities.
extension DisplayFragment {
  /// Returns the same picture, as one layer, without such modes; the fragment itself if it has none.
  ///
  /// - Complexity: O(*n*) in the number of commands. Each content with `sourceAtop` draws the backdrop one more time.
  package func resolvingCompositions() -> DisplayFragment {
    let steps = compositionSteps()
    guard steps.isChanged else { return self }
    var layer: ContiguousArray<DisplayCommand> = []
    for step in steps.all {
      switch step {
      case .draw(let command): layer.append(command)
      case .compose(.destinationOver, let content): layer.insert(content, at: 0)
      case .compose(.sourceAtop, let content):
        let mask = DisplayFragment(layer)
        layer.append(.effect(DisplayEffect(DisplayFragment([content]), .mask(mask))))
      case .compose(_, let content):
        let behind = DisplayFragment(layer)
        guard let bounds = behind.drawnBounds else { continue }
        layer = [.effect(DisplayEffect(behind, .mask(Self.complement(of: content, in: bounds))))]
      }
    }
    return DisplayFragment(layer)
  }

  /// Returns a mask that is opaque within the bounds, except in the area that the content covers.
  private static func complement(of content: DisplayCommand, in bounds: CGRect) -> DisplayFragment {
    // Uncovered areas are white and covered areas are black. The brightness becomes the opacity.
    let white = DisplayCommand.rectangle(
      bounds.insetBy(dx: -1, dy: -1), .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    let none = SIMD4<Float>.zero
    let black = ColorMatrix(red: none, green: none, blue: none)
    var brightness = ColorMatrix(red: none, green: none, blue: none)
    brightness.opacityFactor = SIMD4(0, 1, 0, 0)
    let covered = DisplayCommand.effect(DisplayEffect(DisplayFragment([content]), .color(black)))
    return DisplayFragment([.effect(DisplayEffect(DisplayFragment([white, covered]), .color(brightness)))])
  }

  /// A command, and the way in which it is combined with the content below.
  private enum Step {
    case draw(DisplayCommand)
    case compose(BlendMode, DisplayCommand)
  }

  /// Returns the steps of a layer, and whether any step differs from its command.
  private func compositionSteps() -> (all: [Step], isChanged: Bool) {
    var all: [Step] = []
    var isChanged = false
    for command in commands {
      if let steps = Self.steps(of: command) {
        all += steps
        isChanged = true
      } else {
        all.append(.draw(command))
      }
    }
    return (all, isChanged)
  }

  /// Returns the steps that replace a command; `nil` if the command is unchanged.
  private static func steps(of command: DisplayCommand) -> [Step]? {
    switch command {
    case .rectangle, .path, .text, .image, .symbol: return nil
    case .fragment(let fragment, let origin):
      return divided(fragment) { .fragment($0, at: origin) }
    case .effect(let effect):
      switch effect.kind {
      case .opacity, .transform, .clip, .described:
        return divided(effect.content) { .effect(DisplayEffect($0, effect.kind)) }
      case .blend(let mode) where mode.isResolvedByMasks:
        return [.compose(mode, .effect(DisplayEffect(effect.content.resolvingCompositions(), .group)))]
      case .mask(let mask):
        let (content, resolved) = (effect.content.resolvingCompositions(), mask.resolvingCompositions())
        if content === effect.content, resolved === mask { return nil }
        return [.draw(.effect(DisplayEffect(content, .mask(resolved))))]
      case .group, .shadow, .blur, .color, .alphaThreshold, .blend:
        let content = effect.content.resolvingCompositions()
        return content === effect.content ? nil : [.draw(.effect(DisplayEffect(content, effect.kind)))]
      }
    }
  }

  /// Returns the steps of a fragment that is not a layer, each wrapped in the context of the fragment.
  private static func divided(_ fragment: DisplayFragment, _ wrap: (DisplayFragment) -> DisplayCommand) -> [Step]? {
    let steps = fragment.compositionSteps()
    guard steps.isChanged else { return nil }
    var divided: [Step] = []
    var run: ContiguousArray<DisplayCommand> = []
    for step in steps.all {
      switch step {
      case .draw(let command): run.append(command)
      case .compose(let mode, let content):
        if !run.isEmpty { divided.append(.draw(wrap(DisplayFragment(run)))) }
        run = []
        divided.append(.compose(mode, wrap(DisplayFragment([content]))))
      }
    }
    if !run.isEmpty { divided.append(.draw(wrap(DisplayFragment(run)))) }
    return divided
  }
}
