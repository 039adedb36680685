/// A test element that records its proposals and its placement.
class TestElement: LayoutElement {
  var name: String
  var layoutPriority = 0.0
  var viewSpacing = ViewSpacing()
  var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]
  var hasTextBaselines = false
  var gridCell = GridCell()
  var layoutValues: [ObjectIdentifier: AnyObject] = [:]

  private(set) var probes: [ProposedViewSize] = []
  private(set) var placements = 0
  private(set) var origin = CGPoint.zero
  private(set) var proposal = ProposedViewSize.unspecified
  var placedOrigin: CGPoint { origin }
  var placedProposal: ProposedViewSize { proposal }

  init(_ name: String = "") { self.name = name }

  func answer(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func didPlace(in size: CGSize, proposal: ProposedViewSize) {}
  var isRigid: Bool { false }
  var acceptsAnyOrder: Bool { false }
  var isElastic: Bool { false }
  func region(for proposal: ProposedViewSize) -> ProposalRegion { ProposalRegion(proposal) }
  var hasExplicitGuides: Bool { !guides.isEmpty }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    probes.append(proposal)
    return answer(proposal)
  }

  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guides[key]?(ViewDimensions(size: dimensions.size, proposal: dimensions.proposal))
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    (self.origin, self.proposal) = (origin, proposal)
    placements += 1
    didPlace(in: answer(proposal), proposal: proposal)
  }

  /// The frame in the container, in points.
  var frame: CGRect { CGRect(origin: origin, size: answer(proposal)) }

  func forgetProbes() {
    probes = []
    placements = 0
  }

  /// Returns the proposed lengths along an axis, in order, as text.
  func probes(along axis: Axis) -> [String] {
    probes.map { proposal in
      guard let length = proposal[axis] else { return "nil" }
      return length == .infinity ? "∞" : "\(Int(length))"
    }
  }
}

extension TestElement {
  func priority(_ priority: Double) -> Self {
    layoutPriority = priority
    return self
  }

  func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Self {
    guides[guide.key] = value
    return self
  }

  func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Self {
    guides[guide.key] = value
    return self
  }

  /// Configures the cell of this child.
  func cell(_ say: (inout GridCell) -> Void) -> Self {
    say(&gridCell)
    return self
  }

  func spacing(_ spacing: ViewSpacing) -> Self {
    viewSpacing = spacing
    return self
  }
}
