import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

/// The stack solver, compared with a reference implementation.
@Suite struct ReferenceStackTests {
  private struct Scene {
    var stack: ReferenceStack
    var proposal: ProposedViewSize
    var horizontal: VerticalAlignment
    var vertical: HorizontalAlignment
  }

  private func leaf(_ index: Int, _ random: inout SeededGenerator) -> Leaf {
    let low = CGSize(width: Int.random(in: 0...40, using: &random), height: Int.random(in: 0...40, using: &random))
    let spare: [CGFloat] = [0, 0, 15, 60, .infinity]
    let more = (spare.randomElement(using: &random) ?? 0, spare.randomElement(using: &random) ?? 0)
    let ideal = CGSize(width: Int.random(in: 0...60, using: &random), height: Int.random(in: 0...60, using: &random))
    let leaf = Leaf(
      "\(index)", width: low.width...(low.width + more.0), height: low.height...(low.height + more.1), ideal: ideal)
    leaf.hidesRigidity = Bool.random(using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      leaf.layoutPriority = Double(Int.random(in: -2...2, using: &random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let part = CGFloat(Int.random(in: -20...40, using: &random))
      _ = leaf.guide(.mine) { _ in part }.guide(.bottom) { $0.height / 2 + part }.guide(.trailing) { $0.width + part }
    }
    return leaf
  }

  private func scene(seed: UInt64) -> Scene {
    var random = SeededGenerator(seed: seed)
    let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
    let horizontal = [VerticalAlignment.top, .center, .bottom].randomElement(using: &random) ?? .top
    let vertical = [HorizontalAlignment.leading, .center, .trailing, .mine].randomElement(using: &random) ?? .leading
    let lengths: [CGFloat?] = [nil, 0, .infinity, 50, 120, 300]
    return Scene(
      stack: ReferenceStack(
        axis: axis, key: axis == .horizontal ? horizontal.key : vertical.key,
        spacing: [nil, 0, 5, -3].randomElement(using: &random) ?? nil,
        children: (0..<Int.random(in: 0...7, using: &random)).map { leaf($0, &random) }),
      proposal: ProposedViewSize(
        width: lengths.randomElement(using: &random) ?? nil, height: lengths.randomElement(using: &random) ?? nil),
      horizontal: horizontal, vertical: vertical)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-9 }

  private func expectSame(
    _ size: CGSize, _ frames: [CGRect], _ scene: Scene, seed: UInt64, _ what: String
  ) {
    let expected = scene.stack.arranged(scene.proposal)
    let isSameSize = isNear(size.width, expected.size.width) && isNear(size.height, expected.size.height)
    #expect(isSameSize, "\(what), seed \(seed): \(size) for \(scene.proposal), by the rules \(expected.size)")
    // Infinite sizes have no defined positions.
    guard expected.size.width.isFinite, expected.size.height.isFinite else { return }
    #expect(frames.count == expected.frames.count)
    for (frame, rule) in zip(frames, expected.frames) {
      let isSame =
        isNear(frame.minX, rule.minX) && isNear(frame.minY, rule.minY) && isNear(frame.width, rule.width)
        && isNear(frame.height, rule.height)
      #expect(isSame, "\(what), seed \(seed): \(frame), by the rules \(rule)")
    }
  }

  @Test(arguments: 0..<10)
  func `The solver agrees with the reference rules`(block: UInt64) {
    for seed in block * 200..<(block + 1) * 200 {
      let scene = scene(seed: seed)
      let children = ContiguousArray(scene.stack.children)
      var solver = StackSolver(axis: scene.stack.axis, alignment: scene.stack.key, spacing: scene.stack.spacing)
      let size = solver.size(for: scene.proposal, children: children)
      solver.place(in: size, proposal: scene.proposal, direction: .leftToRight, children: children)
      expectSame(size, children.map(\.frame), scene, seed: seed, "solver")
    }
  }

  @Test(arguments: 0..<10)
  func `The stack layouts agree with the reference rules`(block: UInt64) {
    for seed in block * 200..<(block + 1) * 200 {
      let scene = scene(seed: seed)
      let leaves = scene.stack.children
      if scene.stack.axis == .horizontal {
        let layout = HStackLayout(alignment: scene.horizontal, spacing: scene.stack.spacing)
        let arrangement = Arrangement(layout, leaves)
        let size = arrangement.answer(scene.proposal)
        let frames = arrangement.frames(in: CGRect(origin: .zero, size: size), scene.proposal)
        expectSame(size, frames, scene, seed: seed, "HStackLayout")
      } else {
        let layout = VStackLayout(alignment: scene.vertical, spacing: scene.stack.spacing)
        let arrangement = Arrangement(layout, leaves)
        let size = arrangement.answer(scene.proposal)
        let frames = arrangement.frames(in: CGRect(origin: .zero, size: size), scene.proposal)
        expectSame(size, frames, scene, seed: seed, "VStackLayout")
      }
    }
  }

  @Test func `At least half of the scenes have comparable positions`() {
    let compared = (0..<400).count { (seed: UInt64) in
      let scene = scene(seed: seed)
      let size = scene.stack.arranged(scene.proposal).size
      return size.width.isFinite && size.height.isFinite && scene.stack.children.count > 1
    }
    #expect(compared > 200)
  }

  @Test func `The reference rules have the documented results`() {
    let leaves = { (widths: [ClosedRange<CGFloat>]) in widths.map { Leaf(width: $0, height: 10...10) } }
    let widths = { (children: [Leaf], spacing: CGFloat?, width: CGFloat) in
      ReferenceStack(axis: .horizontal, key: VerticalAlignment.top.key, spacing: spacing, children: children)
        .arranged(ProposedViewSize(width: width, height: 10)).frames.map(\.width)
    }
    #expect(widths(leaves([0...100, 100...(.infinity)]), 0, 150) == [75, 100])
    #expect(widths(leaves([100...(.infinity), 30...30, 0...50]), 7.5, 150) == [100, 30, 50])
    #expect(widths(leaves([0...40, 0...(.infinity), 0...(.infinity)]), 0, 200) == [40, 80, 80])
    #expect(widths(leaves([150...(.infinity), 20...(.infinity), 0...(.infinity)]), 0, 200) == [150, 25, 25])
    #expect(widths(leaves([0...(.infinity), 0...(.infinity)]), nil, 200) == [96, 96])
    let first = Leaf(height: 10...10).priority(1)
    let others = [first] + leaves([30...(.infinity), 20...60])
    #expect(widths(others, 0, 200) == [150, 30, 25])
  }
}
