@MainActor struct ForEachTests {
  private struct Person: Identifiable {
    let id: String
    var age = 0
  }

  @Test(.claim("EACH-01")) @MainActor func `ForEach accepts ranges, collections, and bindings`() {
    struct Screen: View {
      @State private var people = [Person(id: "ann"), Person(id: "bob")]
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { Block("\($0)", 10) }
          ForEach(people) { Block($0.id, 10) }
          ForEach(["x", "y"], id: \.self) { Block($0, 10) }
          ForEach($people) { $person in Block("\(person.id) bound", 10) }
          ForEach($people, id: \.age) { _ in EmptyView() }
        }
      }
    }
    let host = settledHost(80, 10) { Screen() }
    expect(
      host.columns("0", "1", "ann", "bob", "x", "y", "ann bound", "bob bound"),
      equals: "0…10 10…20 20…30 30…40 40…50 50…60 60…70 70…80")
  }

  @Test(.claim("EACH-03")) @MainActor func `Moving an element does not evaluate it`() {
    struct Screen: View {
      let journal: Journal
      @State private var ids = ["a", "b", "c"]
      var body: some View {
        Trigger("rotate") { ids.append(ids.removeFirst()) }
        Trigger("add") { ids.append("d") }
        ForEach(ids, id: \.self) { Noted($0, journal) }
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = a b c", "tap rotate | log =", "tap add | log = d") { Screen(journal: journal) }
  }

  @Test(.claim("EACH-04")) @MainActor func `Duplicate ids are reported and kept apart`() {
    struct Screen: View {
      let people = [Person(id: "ann", age: 1), Person(id: "ann", age: 2), Person(id: "bob", age: 3)]
      var body: some View { HStack(spacing: 0) { ForEach(people) { TapCounter("\($0.id) \($0.age)") } } }
    }
    let host = settledHost(100, 100) { Screen() }
    play(host, "tap ann 2 | taps ann 1 = 0; taps ann 2 = 1; taps bob 3 = 0")
    expect(host.diagnostics.map(\.severity), equals: [.warning])
    expect(host.diagnostics.first?.description.contains("ann") == true)
  }

  @Test(.claim("EACH-06")) @MainActor func `A ForEach over a range updates when the range changes`() {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        Trigger("more") { count += 1 }
        Trigger("fewer") { count -= 1 }
        HStack(spacing: 0) { ForEach(0..<count) { TapCounter("\($0)") } }
      }
    }
    let host = settledHost(100, 100) { Screen() }
    host.play("tap 1; tap more")
    expect(["0", "1", "2"].map(host.taps), here: [0, 1, 0], inSwiftUI: [0, 1, -1])
    host.play("tap fewer; tap fewer")
    expect(["0", "1", "2"].map(host.taps), equals: [0, -1, -1])
    host.tap("fewer")
    expect(["0", "1", "2"].map(host.taps), equals: [-1, -1, -1])
  }

  @Test(.claim("EACH-07")) @MainActor func `A change in one row of a hundred evaluates one row`() {
    struct Row: View {
      let number: Int
      @State private var isOn = false
      var body: some View {
        (isOn ? Color.red : Color.blue).frame(width: 10, height: 10).accessibilityIdentifier("\(number)")
          .onTapGesture { isOn.toggle() }
      }
    }
    let host = settledHost(100, 2_000) { ForEach(0..<100) { Row(number: $0) } }
    let center = host.frame(of: "53").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    host.send(.down(at: center, time: host.time))
    InputState.of(host.core).dispatch(.up(at: center, time: host.time))
    let report = host.update()
    expect(report.counts.bodies, equals: 1)
    expect(report.counts.measurements, equals: 0)
    expect(report.counts.placements, equals: 0)
    expect(report.counts.nodesVisited, below: 20)
  }
}
