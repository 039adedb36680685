/// Sizes that hold for several proposals equal the measured sizes.
@MainActor struct RegionTests {
  private func proposals(_ generator: inout SeededGenerator) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, .infinity, 17, 40, 90.5, 200, 1_000]
    return (0..<12).map { _ in
      ProposedViewSize(
        width: lengths.randomElement(using: &generator) ?? nil, height: lengths.randomElement(using: &generator) ?? nil)
    }
  }

  @Test(arguments: 0..<10) @MainActor func `A host with regions equals one without`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 10..<UInt64(block + 1) * 10, oneIn: 6) {
      var generator = SeededGenerator(seed: seed)
      let script = Script.random(seed: seed, words: .whole)
      var scene = Scene(spec: script.spec)
      let hosts = [true, false].map { keepsRegions in
        let host = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
        MeasuredRegion.of(host.core).isKept = keepsRegions
        host.environment.levels = SpecModel(scene.spec)
        return host
      }
      for step in 0...script.edits.count {
        if step > 0 { script.edits[step - 1].apply(to: &scene) }
        for host in hosts {
          host.size = scene.size
          host.show(SpecRoot(model: nil, spec: scene.spec))
          if host.isAnimating { host.advance(by: 60) }
        }
        guard hosts.allSatisfy({ $0.core.isTimeless }) else { break }
        let place: Comment = "seed \(seed), step \(step): \(scene.spec)"
        for identifier in hosts[0].identifiers {
          expect(hosts[0].frame(of: identifier), equals: hosts[1].frame(of: identifier), place)
        }
        expect(hosts[0].displayList.description, equals: hosts[1].displayList.description, place)
        for proposal in proposals(&generator) {
          expect(hosts[0].sizeThatFits(proposal), equals: hosts[1].sizeThatFits(proposal), "\(proposal), seed \(seed)")
        }
      }
    }
  }

  /// Returns texts of one or more lines, truncated and whole, in views that change proposals.
  private func tree(_ generator: inout SeededGenerator, depth: Int) -> AnyView {
    if depth == 0 || generator.chance(15) { return leaf(&generator) }
    let number = CGFloat(generator.number(1..<60))
    switch generator.number(0..<12) {
    case 0: return AnyView(tree(&generator, depth: depth - 1).padding(number / 7))
    case 1: return AnyView(tree(&generator, depth: depth - 1).padding(.leading, -number / 9))
    case 2: return AnyView(tree(&generator, depth: depth - 1).frame(width: number * 2))
    case 3: return AnyView(tree(&generator, depth: depth - 1).frame(minWidth: number, maxHeight: .infinity))
    case 4: return AnyView(tree(&generator, depth: depth - 1).frame(maxWidth: number * 3, minHeight: 10))
    case 5:
      return AnyView(tree(&generator, depth: depth - 1).fixedSize(horizontal: generator.chance(50), vertical: true))
    case 6: return AnyView(tree(&generator, depth: depth - 1).background(Color.red).layoutPriority(1))
    default:
      let children = (0..<generator.number(1..<5)).map { _ in tree(&generator, depth: depth - 1) }
      let content = ForEach(children.indices, id: \.self) { children[$0] }
      switch generator.number(0..<5) {
      case 0, 1: return AnyView(HStack(alignment: generator.chance(30) ? .firstTextBaseline : .center) { content })
      case 2, 3: return AnyView(VStack(alignment: .leading, spacing: 3.3) { content })
      default: return AnyView(ZStack(alignment: .bottomTrailing) { content })
      }
    }
  }

  private func leaf(_ generator: inout SeededGenerator) -> AnyView {
    let words = ["a", "some", "longer", "extraordinary", "\n", "of", "words-and-hyphens"]
    let text = (0..<generator.number(1..<7)).map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
    switch generator.number(0..<10) {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Color.blue)
    case 2: return AnyView(Divider())
    case 3: return AnyView(Text(verbatim: text).bold())
    case 4: return AnyView(Text(verbatim: text).font(.title) + Text(verbatim: text).italic())
    case 5: return AnyView(Text(verbatim: text).lineLimit(generator.number(1..<3)))
    case 6: return AnyView(Text(verbatim: text).minimumScaleFactor(0.5))
    case 7: return AnyView(Text(verbatim: text).allowsTightening(true).lineLimit(1))
    default: return AnyView(Text(verbatim: text))
    }
  }

  @Test(arguments: 0..<10)
  @MainActor func `Trees of text have the same sizes without regions, and their regions are valid`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 15..<UInt64(block + 1) * 15, oneIn: 5) {
      var generator = SeededGenerator(seed: seed)
      let content = tree(&generator, depth: 5)
      RegionTwins(content).compare(&generator, seed: seed) { proposals(&$0) }
    }
  }
}

/// A background applies the padding directly inside it. The result equals that of two separate nodes, which an erased
/// view between the modifiers enforces.
@MainActor struct PaddedBackgroundTests {
  @Test @MainActor func `A background over padding is one node`() {
    func nodes(_ view: some View) -> Int { host(view).update().counts.nodesCreated }
    let single = nodes(Text("One").background(Color.red))
    expect(nodes(Text("One").padding(3).background(Color.red)), equals: single)
    expect(nodes(Text("One").padding(3).overlay(Color.red)), equals: single)
    // Each background applies one padding. It draws the text only if nothing else is between them.
    expect(nodes(Text("One").padding(3).padding(4).background(Color.red)), equals: single + 2)
    expect(nodes(Text("One").padding(3).background(Color.red).padding(4).background(Color.blue)), equals: single + 1)
  }

  @Test(arguments: 0..<Insets.all.count, [LayoutDirection.leftToRight, .rightToLeft])
  func `A background over padding has the frames, guides, and drawing of two`(index: Int, direction: LayoutDirection) {
    let one = host(PaddedStack(first: index, isSeparate: false, direction: direction))
    let two = host(PaddedStack(first: index, isSeparate: true, direction: direction))
    for step in 0...Insets.all.count {
      for host in [one, two] { host.content.first = index + step }
      compare(one, two)
    }
  }

  @Test func `Padding that is not finite is reported for each host, once for its node, and counts as zero`() {
    let invalid = host(Text("One").padding(.nan).background(Color.red))
    expect(invalid.update().diagnostics.map(\.code), equals: [.invalidDimension])
    expectEmpty(invalid.update().diagnostics)
    for _ in 0..<2 {
      let text = host(Text("One").padding(.infinity).background(Color.red))
      expect(text.update().diagnostics.map(\.code), equals: [.invalidDimension])
      let zeroText = host(Text("One").padding(0).background(Color.red))
      zeroText.update()
      expect(text.displayList, equals: zeroText.displayList)
      let color = host(Color.blue.padding(.infinity).overlay(Color.red))
      expect(color.update().diagnostics.map(\.code), equals: [.invalidDimension])
      let zeroColor = host(Color.blue.padding(0).overlay(Color.red))
      zeroColor.update()
      expect(color.displayList, equals: zeroColor.displayList)
    }
  }

  @Test @MainActor func `Paddings with the same insets share their layout`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(SharedPadding.of(insets) === SharedPadding.of(insets))
    for number in 0..<100 {
      let other = EdgeInsets(top: CGFloat(number), leading: 2, bottom: CGFloat(number) / 3, trailing: 4)
      expect(SharedPadding.of(other).layout.insets, equals: other)
      expect(SharedPadding.of(insets).layout.insets, equals: insets)
    }
  }

  private func compare<A: View, B: View>(_ one: ViewHost<A>, _ two: ViewHost<B>) {
    one.update()
    two.update()
    for name in ["outer", "inner", "below", "guided"] {
      expect(one.frame(of: name) != nil)
      expect(one.frame(of: name), equals: two.frame(of: name), "\(name)")
    }
    expect(one.displayList, equals: two.displayList)
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> { ViewHost(size: CGSize(width: 300, height: 200)) { view } }
}

private enum Insets {
  static let all: [EdgeInsets] = [
    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets(),
    EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0),
    EdgeInsets(top: -5, leading: -3, bottom: 2, trailing: 9),
    EdgeInsets(top: 80, leading: 200, bottom: 90, trailing: 150),
  ]
}

private struct PaddedStack: View {
  var first: Int
  let isSeparate: Bool
  let direction: LayoutDirection
  private func insets(_ offset: Int) -> EdgeInsets { Insets.all[(first + offset) % Insets.all.count] }

  @ViewBuilder private func padded(_ view: some View, _ offset: Int) -> some View {
    if isSeparate {
      AnyView(view.padding(insets(offset))).background(Color.blue)
    } else {
      view.padding(insets(offset)).background(Color.blue)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        padded(Text("A text that can be broken").accessibilityIdentifier("inner"), 0).accessibilityIdentifier("outer")
        Text("Base").accessibilityIdentifier("below")
      }
      padded(padded(Color.red, 1), 2)
      padded(Text("Guided").alignmentGuide(.leading) { $0.width / 2 }, 3).accessibilityIdentifier("guided")
    }.environment(\.layoutDirection, direction)
  }
}
