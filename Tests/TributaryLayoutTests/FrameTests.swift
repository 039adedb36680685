import Testing
import TributaryGeometry
import TributaryLayout

@Suite struct Frames {
  @Test func `A fixed frame has its own size and centers a larger child`() {
    let child = Leaf.rigid(60, 10)
    let frame = child.frame(width: 40, height: 20)
    #expect(frame.answer(.infinity) == CGSize(width: 40, height: 20))
    frame.place(at: .zero, proposal: .infinity)
    #expect(child.frame == CGRect(x: -10, y: 5, width: 60, height: 10))
    #expect(frame.isRigid)
  }

  @Test func `A frame with one dimension leaves the other to the child`() {
    let frame = Leaf().frame(width: 40)
    #expect(frame.answer(ProposedViewSize(width: 100, height: 70)) == CGSize(width: 40, height: 70))
    #expect(frame.answer(.unspecified) == CGSize(width: 40, height: 10))
    #expect(!frame.isRigid)
  }

  @Test(arguments: [(40, nil), (nil, 20), (nil, nil), (40, 20)] as [(CGFloat?, CGFloat?)])
  func `A fixed frame equals another one with the same dimensions`(width: CGFloat?, height: CGFloat?) {
    var issues: [FrameIssue] = []
    let frames = (0..<2).map { _ in
      FixedFrameLayout(width: width, height: height, alignment: .center, issues: &issues)
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0] != FixedFrameLayout(width: 41, height: height, alignment: .center, issues: &issues))
    #expect(frames[0] != FixedFrameLayout(width: width, height: height, alignment: .top, issues: &issues))
  }

  @Test func `A frame aligns its child by guides`() {
    let child = Leaf.rigid(20, 20).guide(.leading) { _ in 5 }
    let frame = child.frame(width: 100, height: 100, .topLeading)
    frame.place(at: .zero, proposal: .zero)
    #expect(child.origin == CGPoint(x: -5, y: 0))
    // A guide of any kind passes through a single-child layout, moved with the child.
    #expect(frame.dimensions(in: .zero)[explicit: .leading] == 0)
  }

  @Test func `A frame mirrors leading and trailing in right-to-left layout`() {
    var issues: [FrameIssue] = []
    let layout = FixedFrameLayout(width: 100, height: 20, alignment: .leading, issues: &issues)
    let child = Leaf.rigid(30, 10)
    let size = CGSize(width: 100, height: 20)
    let mirrored = layout.placement(in: size, proposal: .zero, direction: .rightToLeft, child: child)
    #expect(mirrored.origin == CGPoint(x: 70, y: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `An infinite or invalid dimension is ignored and reported`(length: CGFloat) {
    var issues: [FrameIssue] = []
    let layout = FixedFrameLayout(width: length, height: 20, alignment: .center, issues: &issues)
    let size = layout.sizeThatFits(ProposedViewSize(width: 50, height: 50), child: Leaf())
    #expect(size == CGSize(width: 50, height: 20))
    #expect(issues.count == 1)
    if !length.isNaN { #expect(issues == [.invalidDimension(.horizontal, length)]) }
  }

  @Test func `A flexible frame follows the table of its bounds`() {
    let wide = { (proposal: CGFloat?, frame: Modified) in
      frame.answer(ProposedViewSize(width: proposal, height: 10)).width
    }
    #expect(wide(200, Leaf.rigid(20, 10).frame(maxWidth: .infinity)) == 200)
    #expect(wide(200, Leaf.rigid(20, 10).frame(minWidth: 50)) == 50)
    #expect(wide(200, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)) == 100)
    #expect(wide(70, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)) == 70)
    #expect(wide(20, Leaf.rigid(20, 10).frame(minWidth: 50, maxWidth: 100)) == 50)
    #expect(wide(60, Leaf.rigid(80, 10).frame(minWidth: 50)) == 60)
    #expect(wide(30, Leaf.rigid(80, 10).frame(maxWidth: 50)) == 50)
    #expect(wide(nil, Leaf().frame(maxWidth: 70)) == 10)
    #expect(wide(nil, Leaf().frame(minWidth: 70)) == 70)
    #expect(wide(nil, Leaf().frame(idealWidth: 33)) == 33)
    #expect(wide(80, Leaf().frame(idealWidth: 33)) == 80)
    #expect(wide(nil, Leaf.rigid(200, 10).frame(maxWidth: 70)) == 70)
    #expect(wide(.infinity, Leaf().frame(maxWidth: .infinity)) == .infinity)
  }

  @Test func `Contradictory bounds are repaired and reported`() {
    var issues: [FrameIssue] = []
    let layout = FlexibleFrameLayout(
      minWidth: 100, idealWidth: 20, maxWidth: 50, minHeight: -3, maxHeight: .nan, alignment: .center, issues: &issues)
    #expect(issues.count == 3)
    #expect(issues.first == .contradictory(.horizontal))
    #expect(issues.dropFirst().first == .invalidDimension(.vertical, -3))
    #expect(layout.sizeThatFits(ProposedViewSize(width: 10, height: 10), child: Leaf()).width == 100)
    issues = []
    _ = FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity, alignment: .center, issues: &issues)
    #expect(issues.isEmpty)
    _ = FlexibleFrameLayout(minWidth: .infinity, alignment: .center, issues: &issues)
    #expect(issues == [.invalidDimension(.horizontal, .infinity)])
  }

  @Test func `A length that a flexible frame has for every child is the measured one`() {
    let bounds: [CGFloat?] = [nil, 0, 20, 50, .infinity]
    let proposals: [CGFloat] = [.nan, 0, 10, 20, 35, 50, 90, .infinity]
    let children = [Leaf.rigid(33, 10), Leaf.rigid(0, 0), Leaf(), Leaf(width: 25...70), Leaf.rigid(400, 10)]
    var knownCount = 0
    for minimum in bounds {
      for maximum in bounds {
        var issues: [FrameIssue] = []
        let frame = FlexibleFrameLayout(minWidth: minimum, maxWidth: maximum, alignment: .center, issues: &issues)
        for proposal in proposals {
          guard let known = frame.lengthOfEveryChild(proposal, along: .horizontal) else { continue }
          knownCount += 1
          #expect(!frame.isRigid(childIsRigid: true))
          for child in children {
            let size = frame.sizeThatFits(ProposedViewSize(rawWidth: proposal, rawHeight: 40), child: child)
            #expect(size.width == known, "\(frame) for \(proposal)")
          }
        }
        #expect(frame.lengthOfEveryChild(30, along: .vertical) == nil)
      }
    }
    #expect(knownCount > 60)
  }

  @Test func `A flexible frame is rigid only if its size cannot vary`() {
    #expect(!Leaf.rigid(20, 10).frame(maxWidth: 100).isRigid)
    #expect(Leaf.rigid(20, 10).frame(minWidth: 30, maxWidth: 30).isRigid)
    #expect(!Leaf.rigid(20, 10).frame(minWidth: 30).isRigid)
    #expect(Leaf.rigid(20, 10).frame().isRigid)
  }
}
