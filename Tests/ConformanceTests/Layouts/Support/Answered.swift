import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryContainers
import TributaryEngine
import TributaryViews

/// A view whose size follows from the proposal, and that records the proposal of its placement, as "child@80x20".
struct Answered: View {
  let name: String
  var log: PlacementLog?
  let answer: (ProposedViewSize) -> CGSize

  var body: some View {
    Answering(name: name, log: log, answer: answer) { Color.red }.accessibilityIdentifier(name)
  }

  /// A view of a fixed size.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ log: PlacementLog? = nil) {
    self.init(name, log) { _ in CGSize(width: width, height: height) }
  }

  /// A view whose sides are the proposed lengths clamped to limits; without a proposal they are the ideal or the
  /// minimum lengths.
  init(
    _ name: String, _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>, ideal: CGSize? = nil,
    _ log: PlacementLog? = nil
  ) {
    self.init(name, log) { proposal in
      CGSize(
        width: proposal.width.map { min(max($0, width.lowerBound), width.upperBound) } ?? ideal?.width
          ?? width.lowerBound,
        height: proposal.height.map { min(max($0, height.lowerBound), height.upperBound) } ?? ideal?.height
          ?? height.lowerBound)
    }
  }

  init(_ name: String, _ log: PlacementLog? = nil, answer: @escaping (ProposedViewSize) -> CGSize) {
    self.name = name
    self.log = log
    self.answer = answer
  }

  /// Returns a view that takes half the proposed length along an axis, or 10 points without a proposal; across, it
  /// takes 10 points or the proposal.
  static func half(_ name: String, _ axis: Axis = .horizontal, fillsAcross: Bool = false) -> Answered {
    Answered(name) { proposal in
      let along = (axis == .horizontal ? proposal.width : proposal.height).map { $0 / 2 } ?? 10
      let across = fillsAcross ? (axis == .horizontal ? proposal.height : proposal.width) ?? 10 : 10
      return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
  }
}

/// The proposals with which views were placed.
final class PlacementLog {
  private(set) var placed: [String] = []

  func note(_ name: String, _ proposal: ProposedViewSize) {
    let texts = [proposal.width, proposal.height].map { $0.map { $0 == .infinity ? "∞" : short($0) } ?? "nil" }
    placed.append("\(name)@\(texts.joined(separator: "x"))")
  }
}

private struct Answering: Layout {
  let name: String
  let log: PlacementLog?
  let answer: (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer(proposal) }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log?.note(name, proposal)
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
