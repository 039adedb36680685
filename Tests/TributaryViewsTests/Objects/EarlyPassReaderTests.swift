import Foundation
import Observation
import Testing
import TributaryCombine
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

private final class Model: ObservableObject {
  @Published var length: CGFloat = 0
  @Published var isOn = false
}

@Observable private final class Store {
  struct Values {
    var x: CGFloat = 0
    var y: CGFloat = 0
  }

  var values = Values()
  var b: CGFloat = 0
  var c: CGFloat = 0

  func reduce(_ change: (inout Values) -> Void) { change(&values) }
}

private let slow = Animation.linear(duration: 2)
private let fast = Animation.linear(duration: 1)

private struct Bar: View {
  let name: String
  let length: CGFloat
  var body: some View { Color.red.frame(width: 10 + length, height: 5).accessibilityIdentifier(name) }
}

/// The readers of objects that an early pass finds, and the accesses that forbid it.
@MainActor @Suite struct EarlyPassReaderTests {
  private func shownLength(_ name: String, _ host: ViewHost<some View>) -> CGFloat? {
    host.presentedFrame(of: name).map { $0.width - 10 }
  }

  // MARK: Readers

  private struct Row: View {
    let store: Store
    let name: String
    let isOn: Bool
    var body: some View { Bar(name: name, length: store.b + (isOn ? 100 : 0)) }
  }

  private struct Last: View {
    let store: Store
    var body: some View { Bar(name: "last", length: store.c) }
  }

  private struct Rows: View {
    let store: Store
    let probe: Probe
    @State private var isOn = false
    var body: some View {
      let _ = probe.run = { isOn.toggle() }
      // Some rows are evaluated by the early pass, and are therefore new readers while the object notifies.
      ForEach(0..<8) { row in Row(store: store, name: "\(row)", isOn: isOn && row % 2 == 0) }
      Last(store: store)
    }
  }

  @Test func `All readers show a change with its animation`() {
    let (store, probe) = (Store(), Probe())
    let host = settledHost { Rows(store: store, probe: probe) }
    probe.run()
    withAnimation(fast) { store.b = 40 }
    withAnimation(slow) { store.c = 40 }
    host.update()
    host.advance(by: 0.5)
    for row in 0..<8 { expect(shownLength("\(row)", host) == (row % 2 == 0 ? 120 : 20)) }
    expect(shownLength("last", host), equals: 10)
  }

  // MARK: Accesses in progress

  private struct StoreBar: View {
    let store: Store
    let model: Model
    var body: some View {
      Bar(name: "x", length: store.values.x)
      Bar(name: "y", length: store.values.y)
      ModelBar(model: model)
    }
  }

  private struct ModelBar: View {
    @ObservedObject var model: Model
    var body: some View { Bar(name: "model", length: model.length) }
  }

  @Test func `No body runs while an action modifies a property in place`() {
    let (store, model) = (Store(), Model())
    let host = settledHost { StoreBar(store: store, model: model) }
    // An early pass would read the property during its modification, which ends the program.
    store.reduce { values in
      values.x = 10
      withAnimation(slow) { values.y = 20 }
      model.isOn = true
      withAnimation(fast) { model.length = 30 }
    }
    host.update()
    // The changes belong to the transaction in which the modification began.
    for (name, length) in [("x", 10), ("y", 20), ("model", 30)] as [(String, CGFloat)] {
      expect(shownLength(name, host), equals: length)
    }
    // After the modification, changes are shown one after another again.
    store.values.x = 40
    withAnimation(slow) { model.length = 50 }
    host.update()
    host.advance(by: 1)
    expect(shownLength("x", host), equals: 40)
    expect(shownLength("model", host), equals: 40)
    expectEmpty(host.diagnostics)
  }

  // MARK: Clocks

  private struct Ticking: View {
    let tick: () -> Void
    var body: some View {
      Color.red.frame(width: 5, height: 5)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in tick() }
    }
  }

  private struct Inserting: View {
    @ObservedObject var model: Model
    let tick: () -> Void
    var body: some View {
      Bar(name: "model", length: model.length)
      if model.isOn { Ticking(tick: tick) }
    }
  }

  @Test func `Work of views that an early pass inserts follows the clock of their host`() {
    let (model, probe) = (Model(), Probe())
    let hosts = (0..<2).map { index in
      settledHost { Inserting(model: model) { probe.log.append("\(index)") } }
    }
    model.isOn = true
    withAnimation(slow) { model.length = 40 }
    for host in hosts { host.update() }
    hosts[0].advance(by: 1)
    expect(probe.log, equals: ["0"])
    hosts[1].advance(by: 1)
    expect(probe.log, equals: ["0", "1"])
  }
}
