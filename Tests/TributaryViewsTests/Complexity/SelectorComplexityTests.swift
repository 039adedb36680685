import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor
@Suite struct SelectorComplexity {
  @Test(arguments: [120, 10_000])
  func `A click in a selector touches what the border touches, however many months there are`(months: Int) {
    let host = ViewHost(size: CGSize(width: 10_000, height: 100_000)) { Selector(count: months) }
    host.environment.textMeasurer = FixedTextMeasurer()
    #expect(host.update().passes == 2)
    host.tap("Month 7")
    let counts = host.core.counts
    #expect(counts.bodies == 1)
    #expect(counts.reduces == 0)
    #expect(counts.actions == 0)
    #expect(counts.nodesCreated == 0)
    #expect(counts.measurements <= 4)
    #expect(counts.placements <= 8)
    #expect(counts.nodesVisited <= 8)
    #expect(host.frame(of: "border") == host.frame(of: "Month 7"))
  }
}

/// Months in rows of ten, and one border that follows the selection.
private struct Selector: View {
  let count: Int

  @State private var selected = 0
  @State private var frames: [CGRect] = []

  var body: some View {
    ZStack(alignment: .topLeading) {
      if frames.indices.contains(selected) {
        Rectangle()
          .stroke(Color.green, lineWidth: 3)
          .accessibilityIdentifier("border")
          .frame(width: frames[selected].width, height: frames[selected].height)
          .offset(x: frames[selected].minX, y: frames[selected].minY)
      }
      VStack(spacing: 8) {
        ForEach(0..<(count / 10)) { row in
          HStack(spacing: 8) {
            ForEach(0..<10) { column in SelectorMonth(index: row * 10 + column, selected: $selected) }
          }
        }
      }
    }
    .coordinateSpace(name: "months")
    .onPreferenceChange(SelectorFrames.self) { frames = $0 }
  }
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
          Color.clear.preference(key: SelectorFrames.self, value: [proxy.frame(in: .named("months"))])
        })
  }
}

private enum SelectorFrames: PreferenceKey {
  static let defaultValue: [CGRect] = []

  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}
