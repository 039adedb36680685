import PreferenceTestSupport
import Testing
import TributaryContainers
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

/// Values that are not equal to themselves, passed around a loop: writing them again is not a change.
@MainActor
struct NoNumberTests {
  private struct Row: Hashable, Sendable {
    var name = "a"
    var width: CGFloat = .nan
  }

  private struct Rows: Equatable, Sendable {
    var names = ["a"]
    var rows = [Row()]
  }

  private enum Choice: Equatable, Sendable {
    case lengths([CGFloat])
    case named(String, CGFloat)
    case others([CGFloat])
    case none
  }

  private struct Chosen: Equatable, Sendable {
    var choice: Choice
    var name = "a"
  }

  private func passes<V: Equatable & Sendable>(_ value: V) -> [String] {
    HandingRound<V>.Wiring.allCases.map { wiring in
      let host = makeHost { HandingRound(value: value, wiring: wiring) }
      let report = host.update()
      let said = host.diagnostics.map(\.code.rawValue).joined()
      return "\(wiring) \(report.passes <= 2 && report.settled ? "rests" : "\(report.passes) passes")\(said)"
    }
  }

  private let rests = ["preferences rests", "changes rests", "geometry rests"]

  @Test func `An invalid number is delivered once`() {
    expect(passes(CGFloat.nan), equals: rests)
    expect(passes(CGFloat?.some(.nan)), equals: rests)
    expect(passes(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), equals: rests)
  }

  @Test func `An array, dictionary, optional, or structure with an invalid number is delivered once`() {
    expect(passes([CGFloat.nan]), equals: rests)
    expect(passes([1, CGFloat.nan, 2]), equals: rests)
    expect(passes([[CGFloat.nan]]), equals: rests)
    expect(passes(["a": Double.nan, "b": 1]), equals: rests)
    expect(passes([CGFloat]?.some([.nan])), equals: rests)
    expect(passes(Row()), equals: rests)
    expect(passes(Rows()), equals: rests)
    expect(passes([Row()]), equals: rests)
  }

  @Test func `An enumeration case with an invalid number is delivered once`() {
    expect(passes(Choice.lengths([.nan])), equals: rests)
    expect(passes(Choice.named("a", .nan)), equals: rests)
    expect(passes(Chosen(choice: .lengths([.nan]))), equals: rests)
    expect(passes([Choice?.some(.lengths([.nan]))]), equals: rests)
    expect(!isSame(Choice.lengths([.nan]), Choice.others([.nan])))
    expect(!isSame(Choice.lengths([.nan]), Choice.lengths([.nan, 1])))
    expect(!isSame(Choice.named("a", .nan), Choice.named("b", .nan)))
    expect(!isSame(Choice.none, Choice.lengths([.nan])))
    expect(!isSame(Chosen(choice: .lengths([.nan])), Chosen(choice: .lengths([.nan]), name: "b")))
  }

  @Test func `Other differences beside an invalid number are changes`() {
    expect(!isSame([CGFloat.nan, 1], [CGFloat.nan, 2]))
    expect(!isSame(["a": CGFloat.nan], ["b": CGFloat.nan]))
    expect(!isSame(Row(name: "a"), Row(name: "b")))
    expect(!isSame([CGFloat.nan], [CGFloat.nan, CGFloat.nan]))
    expect(isSame([CGFloat.nan, 1], [CGFloat.nan, 1]))
    expect(isSame(Rows(), Rows()))
    expect(!isSame(["a"], ["b"]))
  }
}

/// A view that writes the delivered value and publishes it again.
private struct HandingRound<V: Equatable & Sendable>: View {
  enum Wiring: CaseIterable {
    case preferences, changes, geometry
  }

  let value: V
  let wiring: Wiring
  @State private var kept: V?

  var body: some View {
    // Every write of another value causes another evaluation.
    let round = kept == nil ? 1 : 2
    let value = value
    switch wiring {
    case .preferences:
      Color.red.frame(height: CGFloat(round)).preference(key: LastKey<V>.self, value: value)
        .onPreferenceChange(LastKey<V>.self) { kept = $0 }
    case .changes: Color.red.frame(height: CGFloat(round)).onChange(of: value, initial: true) { kept = $1 }
    case .geometry:
      Color.red.frame(height: CGFloat(round)).onGeometryChange(for: V.self, of: { _ in value }, action: { kept = $0 })
    }
  }
}
