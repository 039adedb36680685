import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

/// The layer solver, compared with a reference implementation.
@Suite struct ReferenceLayerTests {
  private struct Scene {
    var layers: ReferenceLayers
    var proposal: ProposedViewSize
  }

  private func leaf(_ random: inout SeededGenerator) -> Leaf {
    let low = CGSize(width: Int.random(in: 0...40, using: &random), height: Int.random(in: 0...40, using: &random))
    let spare: [CGFloat] = [0, 0, 25, .infinity]
    let more = (spare.randomElement(using: &random) ?? 0, spare.randomElement(using: &random) ?? 0)
    let leaf = Leaf(width: low.width...(low.width + more.0), height: low.height...(low.height + more.1))
    leaf.hidesRigidity = Bool.random(using: &random)
    leaf.layoutPriority = Double(Int.random(in: 0...2, using: &random) / 2)
    if Int.random(in: 0..<3, using: &random) == 0 {
      let part = CGFloat(Int.random(in: -20...40, using: &random))
      _ = leaf.guide(.mine) { _ in part }.guide(.bottom) { $0.height / 2 + part }.guide(.trailing) { $0.width + part }
    }
    return leaf
  }

  private func scene(seed: UInt64) -> Scene {
    var random = SeededGenerator(seed: seed)
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing, .mine]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    let alignment = Alignment(
      horizontal: horizontal.randomElement(using: &random) ?? .leading,
      vertical: vertical.randomElement(using: &random) ?? .top)
    let lengths: [CGFloat?] = [nil, 0, 30, 120]
    return Scene(
      layers: ReferenceLayers(
        alignment: alignment, children: (0..<Int.random(in: 1...6, using: &random)).map { _ in leaf(&random) }),
      proposal: ProposedViewSize(
        width: lengths.randomElement(using: &random) ?? nil, height: lengths.randomElement(using: &random) ?? nil))
  }

  private func expectNear(_ value: CGRect, _ rule: CGRect, _ what: String) {
    let parts = [
      (value.minX, rule.minX), (value.minY, rule.minY), (value.width, rule.width), (value.height, rule.height),
    ]
    #expect(parts.allSatisfy { abs($0 - $1) < 1e-9 }, "\(what): \(value), by the rules \(rule)")
  }

  @Test(arguments: 0..<10)
  func `Solver and layout agree with the reference rules`(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      let scene = scene(seed: seed)
      let leaves = scene.layers.children
      let expected = scene.layers.arranged(scene.proposal)
      let rule = CGRect(origin: .zero, size: expected.size)
      let stack = Layers(scene.layers.alignment, leaves)
      let size = stack.answer(scene.proposal)
      expectNear(CGRect(origin: .zero, size: size), rule, "size, seed \(seed)")
      stack.place(at: .zero, proposal: scene.proposal)
      for (leaf, frame) in zip(leaves, expected.frames) { expectNear(leaf.frame, frame, "solver, seed \(seed)") }
      let arrangement = Arrangement(ZStackLayout(alignment: scene.layers.alignment), leaves)
      let answer = arrangement.answer(scene.proposal)
      expectNear(CGRect(origin: .zero, size: answer), rule, "answer, seed \(seed)")
      let frames = arrangement.frames(in: CGRect(origin: .zero, size: answer), scene.proposal)
      #expect(frames.count == leaves.count)
      for (frame, rule) in zip(frames, expected.frames) { expectNear(frame, rule, "layout, seed \(seed)") }
    }
  }

  @Test func `The reference rules have the documented results`() {
    let circle = Leaf.rigid(60, 60).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }
    let guided = ReferenceLayers(alignment: .topTrailing, children: [Leaf.rigid(200, 200), circle])
    #expect(guided.arranged(.unspecified).size == CGSize(width: 230, height: 230))
    let greedy = ReferenceLayers(alignment: .center, children: [Leaf.rigid(60, 20), Leaf()])
    #expect(greedy.arranged(.unspecified).frames[1] == CGRect(x: 0, y: 0, width: 60, height: 20))
  }
}
