import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// Sizes that hold for several proposals equal the measured sizes.
@Suite @MainActor struct RegionTests {
  private func proposals(_ generator: inout SeededGenerator) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, .infinity, 17, 40, 90.5, 200, 1_000]
    return (0..<12).map { _ in
      ProposedViewSize(
        width: lengths.randomElement(using: &generator) ?? nil, height: lengths.randomElement(using: &generator) ?? nil)
    }
  }

  @Test(arguments: 0..<10)
  func `A host with regions equals one without`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 10..<UInt64(block + 1) * 10, oneIn: 3) {
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
  func `Trees of text have the same sizes without regions, and their regions are valid`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 15..<UInt64(block + 1) * 15, oneIn: 4) {
      var generator = SeededGenerator(seed: seed)
      let content = tree(&generator, depth: 5)
      RegionTwins(content).compare(&generator, seed: seed) { proposals(&$0) }
    }
  }
}
