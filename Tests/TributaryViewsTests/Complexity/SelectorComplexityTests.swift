import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
@Suite struct SelectorComplexity {
  @Test(arguments: [120, 10_000])
  func `The cost of a click in a selector does not depend on the number of months`(months: Int) {
    let host = makeHost { Selector(count: months) }
    let counts = click(host)
    expectBorderOnly(counts)
    // The rows are created in the body that reads the selection: their closures run, and each month is compared.
    expect(counts.bodies, equals: 1)
    expect(counts.closures, equals: months / 10 + months)
    expect(counts.comparisons, equals: months)
  }

  @Test(arguments: [120, 10_000])
  func `A click costs one comparison for all months if a separate view creates them`(months: Int) {
    let host = makeHost { DividedSelector(count: months) }
    let counts = click(host)
    expectBorderOnly(counts)
    expect(counts.bodies, equals: 1)
    expect(counts.closures, equals: 0)
    expect(counts.comparisons, equals: 1)
  }

  private func makeHost<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost<Content> {
    let host = ViewHost(size: CGSize(width: 10_000, height: 100_000), content: content)
    host.environment.textMeasurer = FixedTextMeasurer()
    let first = host.update()
    expect(first.passes, equals: 2)
    expect(first.counts.measurements > 0 && first.counts.placements > 0 && first.counts.reduces > 0)
    return host
  }

  /// Clicks on a month, and expects the border around it.
  private func click<Content: View>(_ host: ViewHost<Content>) -> FrameCounts {
    let before = host.frame(of: "border")
    host.tap("Month 7")
    let counts = host.core.counts
    expect(host.frame(of: "border"), differsFrom: before)
    expect(host.frame(of: "border"), equals: host.frame(of: "Month 7"))
    return counts
  }

  /// Expects that only the border was measured, placed, and visited.
  private func expectBorderOnly(_ counts: FrameCounts) {
    expect(counts.reduces, equals: 0)
    expect(counts.actions, equals: 0)
    expect(counts.nodesCreated, equals: 0)
    expect(counts.measurements, atMost: 4)
    expect((1...8).contains(counts.placements))
    expect((1...8).contains(counts.nodesVisited))
  }
}

/// Months in rows of ten, and one border that follows the selection.
private struct Selector: View {
  let count: Int

  @State private var selected = 0
  @State private var frames: [CGRect] = []

  var body: some View {
    ZStack(alignment: .topLeading) {
      if frames.indices.contains(selected) { selectionBorder(around: frames[selected]) }
      VStack(spacing: 8) {
        ForEach(0..<(count / 10)) { row in
          HStack(spacing: 8) {
            ForEach(0..<10) { column in SelectorMonth(index: row * 10 + column, selected: $selected) }
          }
        }
      }
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(ListKey<CGRect>.self) { frames = $0 }
  }
}

/// The same, with the months in a separate view.
private struct DividedSelector: View {
  let count: Int

  @State private var selected = 0
  @State private var frames: [CGRect] = []

  var body: some View {
    ZStack(alignment: .topLeading) {
      if frames.indices.contains(selected) { selectionBorder(around: frames[selected]) }
      SelectorMonths(count: count, selected: $selected)
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(ListKey<CGRect>.self) { frames = $0 }
  }
}

private struct SelectorMonths: View {
  let count: Int
  @Binding var selected: Int

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<(count / 10)) { row in
        HStack(spacing: 8) {
          ForEach(0..<10) { column in SelectorMonth(index: row * 10 + column, selected: $selected) }
        }
      }
    }
  }
}

@MainActor
private func selectionBorder(around frame: CGRect) -> some View {
  Rectangle()
    .stroke(Color.green, lineWidth: 3)
    .accessibilityIdentifier("border")
    .frame(width: frame.width, height: frame.height)
    .offset(x: frame.minX, y: frame.minY)
}

private struct SelectorMonth: View {
  let index: Int
  @Binding var selected: Int

  var body: some View {
    Text("Month \(index)")
      .padding(10)
      .onTapGesture { selected = index }
      .accessibilityIdentifier("Month \(index)")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: ListKey<CGRect>.self, value: [proxy.frame(in: .named("months"))])
        })
  }
}
