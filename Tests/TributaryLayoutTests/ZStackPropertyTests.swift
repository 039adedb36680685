import RandomTestSupport
import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct ZStackProperties {
  private func randomize(_ leaf: Leaf, _ random: inout SeededGenerator) {
    let low = CGFloat.random(in: 0...40, using: &random)
    leaf.resize(low, low / 2)
    if Bool.random(using: &random) { leaf.width = low...(.infinity) }
    leaf.guides = [:]
    if Int.random(in: 0..<4, using: &random) == 0 {
      let value = CGFloat.random(in: -20...40, using: &random)
      _ = leaf.guide(.mine) { _ in value }.guide(.bottom) { _ in value }
    }
  }

  @Test(arguments: 0..<200)
  func `An incremental result equals a result from scratch`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let children = (0..<Int.random(in: 1...6, using: &random)).map { _ in Leaf() }
    for child in children {
      randomize(child, &random)
      child.layoutPriority = Double(Int.random(in: 0...1, using: &random))
    }
    let alignment = Alignment(horizontal: seed.isMultiple(of: 2) ? .mine : .trailing, vertical: .bottom)
    let kept = Layers(alignment, children)
    for step in 0..<10 {
      let width = CGFloat(Int.random(in: 0...3, using: &random) * 30)
      let frames = kept.frames(in: width, 50)
      let guide = kept.dimensions(in: ProposedViewSize(width: width, height: 50))[explicit: .mine]
      let fresh = Layers(alignment, children)
      #expect(frames == fresh.frames(in: width, 50), "seed \(seed), step \(step)")
      #expect(guide == fresh.dimensions(in: ProposedViewSize(width: width, height: 50))[explicit: .mine])
      for index in children.indices where Bool.random(using: &random) {
        randomize(children[index], &random)
        kept.solver.childDidChange(at: index)
      }
    }
  }
}
