import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryHost

/// Lazy containers that an enclosing layout measures for several proposals.
@Suite @MainActor struct ProbedContainerTests {
  enum Container: CaseIterable {
    case stack, sections, grid, adaptiveGrid
  }

  enum Enclosure: CaseIterable {
    case none, probes, nestedProbes, anyLayout, anyProbes, firstAlternative, lastAlternative
  }

  /// A layout that measures its only subview for many proposals, before and after it places the subview.
  private struct Probing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      probe(subviews)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      probe(subviews)
      subviews[0].place(at: bounds.origin, proposal: proposal)
      probe(subviews)
    }

    private func probe(_ subviews: Subviews) {
      let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, .init(width: 50, height: nil), .init(width: nil, height: 50),
        .init(width: 400, height: 400),
      ]
      for proposal in proposals {
        let dimensions = subviews[0].dimensions(in: proposal)
        _ = dimensions[VerticalAlignment.lastTextBaseline]
        _ = dimensions[explicit: HorizontalAlignment.leading]
      }
      _ = subviews[0].spacing
    }
  }

  private final class Log {
    var made: Set<Int> = []
  }

  @Observable @MainActor final class Model {
    var count = 200
  }

  private struct Scene: View {
    let container: Container
    let enclosure: Enclosure
    let axis: Axis
    let model: Model
    let log: Log

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        switch enclosure {
        case .none: content
        case .probes: Probing { content }
        case .nestedProbes: Probing { Probing { content.padding(4) }.padding(-4) }
        case .anyLayout: layout { content }
        case .anyProbes: AnyLayout(Probing()) { content }
        case .firstAlternative:
          ViewThatFits(in: crossAxis) {
            content
            Color.red.frame(width: 10, height: 10)
          }
        case .lastAlternative:
          ViewThatFits(in: crossAxis) {
            Color.red.frame(width: 500, height: 500)
            content
          }
        }
      }
    }

    private var crossAxis: Axis.Set { axis == .vertical ? .horizontal : .vertical }

    private var layout: AnyLayout {
      axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    }

    @ViewBuilder private var content: some View {
      let tracks = [GridItem(container == .adaptiveGrid ? .adaptive(minimum: 40) : .flexible()), GridItem()]
      switch (axis, container) {
      case (.vertical, .stack): LazyVStack(spacing: 3) { rows(0..<model.count) }
      case (.horizontal, .stack): LazyHStack(spacing: 3) { rows(0..<model.count) }
      case (.vertical, .sections): LazyVStack(spacing: 3, pinnedViews: .sectionHeaders) { sections }
      case (.horizontal, .sections): LazyHStack(spacing: 3, pinnedViews: .sectionHeaders) { sections }
      case (.vertical, _): LazyVGrid(columns: tracks, spacing: 3) { rows(0..<model.count) }
      case (.horizontal, _): LazyHGrid(rows: tracks, spacing: 3) { rows(0..<model.count) }
      }
    }

    private var sections: some View {
      ForEach(0..<model.count / 10, id: \.self) { section in
        Section("\(section)") { rows(section * 10..<section * 10 + 10) }
      }
    }

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { index in
        let _ = log.made.insert(index)
        let length = 20 + CGFloat(index % 3) * 7
        Color.blue.frame(width: axis == .vertical ? nil : length, height: axis == .vertical ? length : nil)
          .accessibilityIdentifier("\(index)")
      }
    }
  }

  /// Scrolls, resizes the window, and adds rows.
  ///
  /// - Returns: The made rows and the frames of the existing ones after each step.
  private func states(_ container: Container, _ enclosure: Enclosure, _ axis: Axis) -> [String] {
    let (model, log) = (Model(), Log())
    let host = settledHost(200, 200) {
      Scene(container: container, enclosure: enclosure, axis: axis, model: model, log: log)
    }
    var states: [String] = []
    func record() {
      let frames = host.identifiers.sorted().map { "\($0): \(host.frame(of: $0) ?? .null)" }
      states.append("\(log.made.sorted()), \(frames)")
      expect(host.core.checkInvariants(recomputing: true), equals: [])
      expectEmpty(host.diagnostics)
    }
    record()
    for _ in 0..<4 {
      let step = axis == .vertical ? CGSize(width: 0, height: 90) : CGSize(width: 90, height: 0)
      host.scroll(at: CGPoint(x: 100, y: 100), by: step)
      record()
    }
    host.size = CGSize(width: 180, height: 180)
    host.update()
    record()
    model.count += 10
    host.update()
    record()
    return states
  }

  @Test(arguments: Container.allCases, [Axis.vertical, .horizontal])
  func `Measurements for several proposals neither make rows nor lose them`(container: Container, axis: Axis) {
    let expected = states(container, .none, axis)
    for enclosure in Enclosure.allCases { expect(states(container, enclosure, axis), equals: expected, "\(enclosure)") }
  }
}
