import Observation
import Testing
import TributaryAnimation
import TributaryContainers
import TributaryControls
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Writes to observable objects after a loop through client code that writes them in a walk was stopped.
@MainActor @Suite struct StoppedObservationTests {
  @Observable final class Model: @unchecked Sendable {
    var count = 0
  }

  /// The number of writes, which no view observes.
  private final class Counter: @unchecked Sendable { var value = 0 }

  private struct Compared: View, Equatable {
    let write: () -> Void
    var body: some View { Color.red.frame(height: 5) }
    nonisolated static func == (a: Compared, b: Compared) -> Bool {
      MainActor.assumeIsolated { b.write() }
      return false
    }
  }

  private struct Drawn: Shape {
    nonisolated(unsafe) let write: () -> Void
    nonisolated func path(in rect: CGRect) -> Path {
      write()
      return Path(rect)
    }
  }

  private struct Arrangement: Layout {
    let write: () -> Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      write()
      return CGSize(width: 10, height: 5)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Body: View {
    let write: () -> Void
    var body: some View {
      let _ = write()
      Color.red.frame(height: 5)
    }
  }

  enum Writer: CaseIterable {
    case canvas, comparison, shape, layout, body, geometry, guide, preference

    @MainActor @ViewBuilder
    func view(_ write: @escaping () -> Void) -> some View {
      switch self {
      case .canvas: Canvas { _, _ in write() }
      case .comparison: Compared(write: write).equatable()
      case .shape: Drawn(write: write)
      case .layout: Arrangement(write: write) { Color.red }
      case .body: Body(write: write)
      case .geometry:
        GeometryReader { _ in
          let _ = write()
          Color.red
        }
      case .guide:
        Color.red.frame(width: 5, height: 5).alignmentGuide(.leading) { _ in
          write()
          return 0
        }
      case .preference:
        Color.red.preference(key: NumberKey.self, value: 1)
          .overlayPreferenceValue(NumberKey.self) { _ in
            let _ = write()
            Color.blue
          }
      }
    }
  }

  private struct NumberKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  enum Form: CaseIterable { case around, beside, both, reading }

  private struct Screen: View {
    let writer: Writer
    let form: Form
    let model: Model
    let counter: Counter

    private func write() {
      counter.value += 1
      if form == .reading { model.count += 1 } else { model.count = counter.value }
    }

    var body: some View {
      VStack(alignment: .leading) {
        switch form {
        case .around, .reading:
          Text("count \(model.count)")
          writer.view { write() }
        case .beside:
          Reader(name: "count", model: model)
          Around(model: model) { writer.view { write() } }
        case .both:
          Reader(name: "count", model: model)
          Around(model: model) {
            writer.view { write() }
            Reader(name: "again", model: model)
          }
        }
      }
    }
  }

  private struct Reader: View {
    let name: String
    let model: Model
    var body: some View { Text("\(name) \(model.count)") }
  }

  private struct Around<Content: View>: View {
    let model: Model
    let content: () -> Content

    init(model: Model, @ViewBuilder content: @escaping () -> Content) {
      self.model = model
      self.content = content
    }

    var body: some View {
      let _ = model.count
      content()
    }
  }

  @Test(arguments: Writer.allCases, Form.allCases)
  func `A later write is shown after a stopped loop`(writer: Writer, form: Form) {
    let model = Model()
    let counter = Counter()
    let host = settledHost(200, 200) { Screen(writer: writer, form: form, model: model, counter: counter) }
    for _ in 0..<3 { host.update() }
    var requests = 0
    // The first change compares views and begins the loop.
    for value in [1_000, 2_000, 3_000] {
      host.core.callbacks.needsFrame = { requests += 1 }
      let before = requests
      counter.value = value
      model.count = value
      expect(requests, above: before, "a live session is woken")
      host.update()
      let shown = host.displayList.description.matches(of: /count (\d+)/).compactMap { Int($0.output.1) }
      expect(shown.allSatisfy { $0 >= value } && !shown.isEmpty, "\(shown)")
      let passes = (0..<3).map { _ in host.update().passes }
      expect(passes.allSatisfy { $0 <= 1 }, "\(passes)")
    }
    expect(host.codes.contains(.feedbackLoop))
  }
}
