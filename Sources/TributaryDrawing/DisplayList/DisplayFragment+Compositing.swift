import TributaryGeometry

extension BlendMode {
  /// Whether the mode depends on where something is behind, which is expressed by masks and by the order of drawing.
  package var isResolvedByMasks: Bool {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: true
    default: false
    }
  }
}

/// Blend modes that depend on where something is behind, for renderers that only know masks.
///
///     destinationOut     behind, masked by what the content leaves uncovered
///     destinationOver    content, then behind
///     sourceAtop         behind, then the content masked by what is behind
///
/// What is behind is everything that was drawn before in the innermost layer around. The commands between a layer and the
/// content of a mode are divided at the content: each part keeps the transforms, clips and opacities around it.
extension DisplayFragment {
  /// The same picture, as one layer, without such modes; the fragment itself if it has none.
  ///
  /// - Complexity: O(*n*) in the number of commands; with *k* contents of `sourceAtop`, what is behind is drawn *k* times more.
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

  /// A mask that is opaque within bounds, except where content covers them.
  private static func complement(of content: DisplayCommand, in bounds: CGRect) -> DisplayFragment {
    // White where nothing covers, black where something does; brightness becomes opacity.
    let white = DisplayCommand.rectangle(
      bounds.insetBy(dx: -1, dy: -1), .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    let none = SIMD4<Float>.zero
    let black = ColorMatrix(red: none, green: none, blue: none)
    var brightness = ColorMatrix(red: none, green: none, blue: none)
    brightness.opacityFactor = SIMD4(0, 1, 0, 0)
    let covered = DisplayCommand.effect(DisplayEffect(DisplayFragment([content]), .color(black)))
    return DisplayFragment([.effect(DisplayEffect(DisplayFragment([white, covered]), .color(brightness)))])
  }

  private enum Step {
    case draw(DisplayCommand)
    case compose(BlendMode, DisplayCommand)
  }

  /// The steps of a layer, and whether any differs from the command that it stands for.
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

  /// The steps that replace a command; `nil` if it stays as it is.
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

  /// The steps of a fragment that is no layer, each with what is around the fragment.
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
