/// Changes that must not affect a frame, or must affect it in one way only, in any tree.
@MainActor struct LayoutLawTests {
  /// Returns the frames by identifier and the published numbers of a tree in 300 by 200 points.
  private func answers(_ spec: Spec, mirrored: Bool = false) -> (frames: [String: CGRect], numbers: [Int]) {
    var scene = Scene(spec: spec)
    scene.isMirrored = mirrored
    let host = ViewHost(size: scene.size) { SpecView(spec: scene.spec) }
    host.update { host.environment = scene.environment }
    let frames = host.identifiers.map { ($0, host.frame(of: $0) ?? .null) }
    return (Dictionary(frames, uniquingKeysWith: { first, _ in first }), host.preference(ListKey<Int>.self))
  }

  private func wrapped(
    _ spec: Spec, _ generator: inout SeededGenerator, _ wrap: (Spec, inout SeededGenerator) -> Spec
  ) -> Spec {
    var spec = spec
    spec.children = spec.children.map { wrapped($0, &generator, wrap) }
    return generator.chance(30) ? wrap(spec, &generator) : spec
  }

  private func expectSame(_ seeds: Range<UInt64>, from first: UInt64, _ wrap: (Spec, inout SeededGenerator) -> Spec) {
    for seed in RandomSeeds.sample(of: seeds, oneIn: 3) {
      var generator = SeededGenerator(seed: first + seed)
      var nextID = 0
      let spec = Spec.random(&generator, depth: 5, nextID: &nextID)
      let other = wrapped(spec, &generator, wrap)
      let answers = (self.answers(spec), self.answers(other))
      expect(answers.0.frames, equals: answers.1.frames, "seed \(first + seed)\n\(spec)\nwrapped\n\(other)")
      expect(answers.0.numbers, equals: answers.1.numbers, "seed \(first + seed)\n\(spec)\nwrapped\n\(other)")
    }
  }

  @Test(arguments: 0..<4) @MainActor func `zIndex moves no view and reorders no preference`(block: UInt64) {
    expectSame(block * 50..<(block + 1) * 50, from: 20_000) { spec, generator in
      .unary(.zIndex, Spec.Parameters(id: 0, a: 0, b: generator.number(0..<10)), spec)
    }
  }

  @Test(arguments: 0..<4) @MainActor func `A group moves no view`(block: UInt64) {
    expectSame(block * 50..<(block + 1) * 50, from: 21_000) { spec, _ in
      spec.standsForOne ? .list(.group, Spec.Parameters(id: 0, a: 0, b: 0), [spec]) : spec
    }
  }

  @Test(arguments: 0..<4) @MainActor func `A decoration moves no view`(block: UInt64) {
    let kinds: [Spec.Unary] = [.styleBehind, .styleInFront, .border, .shapeBehind, .opacity, .foreground, .anchor]
    expectSame(block * 50..<(block + 1) * 50, from: 22_000) { spec, generator in
      // Where one view is expected, several decorated views are a column.
      guard spec.standsForOne else { return spec }
      let kind = kinds.randomElement(using: &generator) ?? .border
      return .unary(kind, Spec.Parameters(id: 0, a: generator.number(0..<10), b: generator.number(0..<10)), spec)
    }
  }

  @Test(arguments: 0..<4) @MainActor func `A right-to-left tree is the mirror image`(block: UInt64) {
    var compared = 0
    for seed in RandomSeeds.sample(of: block * 50..<(block + 1) * 50, oneIn: 3) {
      var generator = SeededGenerator(seed: 23_000 + seed)
      var nextID = 0
      let spec = Spec.random(&generator, depth: 6, nextID: &nextID).mirrorable
      let plain = answers(spec).frames
      let mirrored = answers(spec, mirrored: true).frames
      expect(plain.count, equals: mirrored.count)
      for (name, frame) in plain {
        guard let image = mirrored[name] else { continue }
        compared += 1
        let distance = [
          abs(image.minX - (300 - frame.maxX)), abs(image.minY - frame.minY), abs(image.width - frame.width),
          abs(image.height - frame.height),
        ].max()
        expect(distance ?? 0, below: 1e-6, "seed \(23_000 + seed), \(name): \(frame) became \(image)\n\(spec)")
      }
    }
    expect(compared, above: (RandomSeeds.areComplete ? 50 : 16))
  }

  @Test(arguments: 0..<4) @MainActor func `Neighbors in a stack are separated by its spacing`(block: UInt64) {
    for seed in RandomSeeds.sample(of: block * 50..<(block + 1) * 50, oneIn: 3) {
      var generator = SeededGenerator(seed: 24_000 + seed)
      let isRow = generator.chance(50)
      let spacing = CGFloat(generator.number(-10..<20))
      let width = CGFloat(generator.number(0..<400))
      let bounds = (0..<generator.number(2..<8)).map { _ in
        (least: CGFloat(generator.number(0..<60)), most: CGFloat(generator.number(60..<200)))
      }
      let priorities = bounds.map { _ in Double(generator.number(0..<3)) }
      let children = ForEach(0..<bounds.count, id: \.self) { index in
        Color.red
          .frame(
            minWidth: bounds[index].least, maxWidth: bounds[index].most, minHeight: bounds[index].least,
            maxHeight: bounds[index].most
          )
          .layoutPriority(priorities[index])
          .accessibilityIdentifier("\(index)")
      }
      let host = settledHost(width, width) {
        if isRow { HStack(spacing: spacing) { children } } else { VStack(spacing: spacing) { children } }
      }
      let frames = bounds.indices.compactMap { host.frame(of: "\($0)") }
      let spans = frames.map { isRow ? $0.minX...$0.maxX : $0.minY...$0.maxY }
      expect(spans.count, equals: bounds.count)
      for (span, next) in zip(spans, spans.dropFirst()) {
        expect(abs(next.lowerBound - span.upperBound - spacing), below: 1e-9, "seed \(24_000 + seed)")
      }
      for (span, bound) in zip(spans, bounds) {
        let length = span.upperBound - span.lowerBound
        expect(length > bound.least - 1e-9 && length < bound.most + 1e-9, "seed \(24_000 + seed)")
      }
      // A stack shorter than its proposal has given every child its maximum.
      let total = (spans.last?.upperBound ?? 0) - (spans.first?.lowerBound ?? 0)
      let most = bounds.reduce(spacing * CGFloat(bounds.count - 1)) { $0 + $1.most }
      let least = bounds.reduce(spacing * CGFloat(bounds.count - 1)) { $0 + $1.least }
      if total < width - 1e-9 { expect(abs(total - most), below: 1e-9, "seed \(24_000 + seed)") }
      expect(total, above: least - 1e-9, "seed \(24_000 + seed)")
      // The stack is centered in its parent.
      let middle = ((spans.last?.upperBound ?? 0) + (spans.first?.lowerBound ?? 0)) / 2
      expect(abs(middle - width / 2), below: 1e-9, "seed \(24_000 + seed)")
    }
  }
}

extension Spec {
  /// Whether this is one view in any container.
  fileprivate var standsForOne: Bool {
    switch self {
    case .leaf(let kind, _): kind != .empty
    case .unary(.choice, _, _), .unary(.optional, _, _): false
    case .unary(_, _, let child): child.standsForOne
    case .binary(.either, _, let first, let second): first.standsForOne && second.standsForOne
    case .binary(_, _, let first, _): first.standsForOne
    case .list(let kind, _, _): ![.group, .tuple, .gridRow].contains(kind)
    }
  }

  /// This tree without asymmetric parts: horizontal moves, rotations, and readers of coordinates.
  fileprivate var mirrorable: Spec {
    switch self {
    case .leaf(let kind, let given):
      switch kind {
      case .direction, .reader, .spaces: return .leaf(.fixed, given)
      default: return self
      }
    case .unary(let kind, let given, let child):
      switch kind {
      case .offset, .position, .rotation, .scale, .effect, .mirror, .guide, .direction, .geometry, .geometryState,
        .overlayOfAnchors, .modifier:
        return child.mirrorable
      default: return .unary(kind, given, child.mirrorable)
      }
    case .binary(let kind, let given, let first, let second):
      return .binary(kind, given, first.mirrorable, second.mirrorable)
    case .list(let kind, let given, let children): return .list(kind, given, children.map(\.mirrorable))
    }
  }
}

@MainActor struct LawTests {
  @Test(arguments: 0..<4) @MainActor func `Two hosts of one tree are equal, byte by byte`(block: UInt64) {
    for seed in RandomSeeds.sample(of: block * 25..<(block + 1) * 25, oneIn: 3) {
      let script = Script.random(seed: 5_000 + seed, edits: 0)
      let scene = Scene(spec: script.spec)
      let answers = (0..<2).map { _ in
        let host = ViewHost(size: scene.size) { SpecView(spec: scene.spec) }
        host.update { host.environment = scene.environment }
        return host.displayList.description + host.explain(ListKey<Int>.self).description
          + "\(host.identifiers)" + "\(host.diagnostics.map(\.description))"
      }
      expect(answers[0], equals: answers[1], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4) @MainActor func `Every frame ends, settled or stopped within its limit`(block: UInt64) {
    for seed in RandomSeeds.sample(of: block * 25..<(block + 1) * 25, oneIn: 3) {
      let script = Script.random(seed: 6_000 + seed, edits: 6)
      var scene = Scene(spec: script.spec)
      let host = ViewHost(size: scene.size, limits: UpdateLimits(maximumPasses: 8)) { Restless(spec: scene.spec) }
      for edit in script.edits {
        edit.apply(to: &scene)
        host.content = Restless(spec: scene.spec)
        let report = host.update { host.size = scene.size }
        expect(report.passes, atMost: 8, "seed \(seed)")
        expect(report.settled || !host.diagnostics.isEmpty, "seed \(seed)")
        expect(host.core.checkInvariants(recomputing: false), equals: [], "seed \(seed)")
      }
    }
  }
}

/// A tree beside a view that never settles if the tree publishes numbers.
private struct Restless: View {
  let spec: Spec
  @State private var width = 10
  var body: some View {
    HStack {
      SpecView(spec: spec)
      Color.red.frame(width: CGFloat(width)).preference(key: ListKey<Int>.self, value: [width])
    }
    .onPreferenceChange(ListKey<Int>.self) { numbers in if numbers.count > 1 { width = width == 10 ? 20 : 10 } }
  }
}

/// A stack and its layout are equal, regardless of their content and position.
@MainActor struct LayoutTwinTests {
  @Test(arguments: 0..<4) @MainActor func `Replacing all stacks by their layouts moves no view`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 60..<UInt64(block + 1) * 60, oneIn: 3) {
      var generator = SeededGenerator(seed: seed)
      var nextID = 0
      let spec = Spec.random(&generator, depth: 6, nextID: &nextID)
      let isMirrored = generator.chance(30)
      let hosts = [spec, spec.withLayouts].map { Scene(spec: $0, isMirrored: isMirrored).host }
      for identifier in hosts[0].identifiers {
        let frames = hosts.map { $0.frame(of: identifier) }
        expect(frames[0], equals: frames[1], "\(identifier), seed \(seed): \(spec)")
      }
      expect(hosts[0].displayList.description, equals: hosts[1].displayList.description, "seed \(seed): \(spec)")
      expect(
        hosts[0].preference(ListKey<Int>.self), equals: hosts[1].preference(ListKey<Int>.self), "seed \(seed): \(spec)")
    }
  }
}

extension Spec {
  fileprivate var withLayouts: Spec {
    var result = self
    if case .list(let kind, let given, let children) = self {
      switch kind {
      case .row: result = .list(.rowLayout, given, children)
      case .column: result = .list(.columnLayout, given, children)
      case .layers: result = .list(.layersLayout, given, children)
      default: break
      }
    }
    result.children = result.children.map(\.withLayouts)
    return result
  }
}
