import Foundation
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Views after a dry run of their tree. The probe of feedback makes a copy of the tree, and removes it.
@MainActor
struct DryRunTests {
  private struct Rows: View {
    @State private var chosen: Int? = 1
    let log: (Int?) -> Void

    var body: some View {
      List(0..<10, id: \.self, selection: $chosen) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
        .onChange(of: chosen) { log(chosen) }
    }
  }

  @Test func `The arrow keys still select rows of a list`() {
    var log: [Int?] = []
    let host = settledHost(200, 400) { Rows { log.append($0) } }
    host.tap("row 0")
    host.probeFeedback()
    host.pressKey(.downArrow)
    expect(log, equals: [0, 1])
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Clock: View {
    let log: (Double) -> Void

    var body: some View {
      TimelineView(.periodic(from: start, by: 1)) { context in
        let _ = log(context.date.timeIntervalSince(start))
        Text("tick")
      }
    }
  }

  @Test func `A timeline view still follows its schedule`() {
    var log: [Double] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Clock { log.append($0) } }
    host.startDate = Self.start
    host.update()
    host.advance(by: 1)
    host.probeFeedback()
    log = []
    host.advance(by: 1)
    host.advance(by: 1)
    expect(log, equals: [2, 3])
  }

  private struct Polled: View {
    let progress: Progress

    var body: some View { ProgressView(progress).accessibilityIdentifier("progress") }
  }

  @Test func `A polled progress is still read`() {
    let progress = Progress(totalUnitCount: 10)
    let host = settledHost(100, 100) { Polled(progress: progress) }
    host.probeFeedback()
    let before = host.displayList.description
    progress.completedUnitCount = 5
    host.advance(by: 1)
    expect(host.displayList.description, differsFrom: before)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false
    @FocusState private var hasFocus: Bool
    @State private var isOn = false
    @State private var length: CGFloat = 0
    let log: (Bool) -> Void

    var body: some View {
      let _ = log(isOn)
      Color.red.frame(width: isOn ? 20 : 10, height: 10 + length / 100)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { length = $0 })
        .focused($hasFocus)
        .onTapGesture { isOn.toggle() }
        .gesture(DragGesture().updating($isPressed) { _, _, _ in })
        .accessibilityIdentifier("view")
    }
  }

  @Test func `The copy of a tree has the state of each property beside the focus and a gesture`() {
    var log: [Bool] = []
    let host = settledHost(100, 100) { Pressed { log.append($0) } }
    host.tap("view")
    log = []
    host.probeFeedback()
    expect(log.count, above: 0)
    expect(!log.contains(false))
  }
}
