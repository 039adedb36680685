import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Bindings that convert the value of another binding.
@Suite @MainActor struct DerivedBindingTests {
  @Test func `Bindings with equal conversions are equal`() {
    let probe = Probe()
    let host = settledHost { Scaling(factor: 2, number: 1, probe: probe) }
    host.show(Scaling(factor: 2, number: 2, probe: probe))
    expect(probe.log, equals: ["2"])
    host.show(Scaling(factor: 3, number: 2, probe: probe))
    expect(probe.log, equals: ["2", "3"])
    probe.set(12)
    host.update()
    expect(probe.log, equals: ["2", "3", "12"])
  }

  @Test func `A transaction that removes the animation differs from one that only permits animations`() {
    var (removing, permitting) = (Transaction(), Transaction())
    removing.animation = nil
    permitting.disablesAnimations = false
    expect(!removing.isKnownEqual(to: permitting))
    expect(removing.isKnownEqual(to: Transaction(animation: nil)))
  }

  @Test func `A link writes its current tag`() {
    let probe = Probe()
    let host = settledHost(200, 200) { Linked(tag: 1, probe: probe) }
    host.show(Linked(tag: 2, probe: probe))
    host.tap("link")
    host.advance(by: 2)
    expect(probe.log.last, equals: "2")
  }

  @Test func `A color panel writes according to its current options`() throws {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    let host = settledHost(300, 400) { Coloring(supportsOpacity: true) { color = $0 } }
    host.tap(at: CGPoint(x: 284, y: 200))
    host.advance(by: 2)
    host.show(Coloring(supportsOpacity: false) { color = $0 })
    let red = try #require(host.shownTexts.first { $0.shownContent == "Red" }).center
    host.tap(at: CGPoint(x: red.x + 60, y: red.y))
    expect(color.red, below: 1)
    expect(color.opacity, equals: 1)
  }

  @Test func `A field displays its value in the current format`() {
    let host = settledHost(200, 100) { Formatted(digits: 1, number: 0) }
    expect(host.displayList.description.contains("2.5"))
    host.show(Formatted(digits: 3, number: 0))
    expect(host.displayList.description.contains("2.500"))
  }

  @Test func `Controls with equal conversions are not evaluated again`() {
    let host = settledHost(200, 100) { Formatted(digits: 1, number: 0) }
    expect(host.show(Formatted(digits: 1, number: 1)).counts.bodies, equals: 1)
  }

  private struct Scaled: BindingProjection {
    let factor: Int
    func value(of base: Int) -> Int { base * factor }
    func base(_ base: Int, with value: Int) -> Int? { value / factor }
  }

  private struct Scaling: View {
    let factor: Int
    let number: Int
    let probe: Probe
    @State private var x = 1

    init(factor: Int, number: Int, probe: Probe) {
      self.factor = factor
      self.number = number
      self.probe = probe
    }

    var body: some View { Reader(x: $x.projected(by: Scaled(factor: factor)), probe: probe) }
  }

  private struct Reader: View {
    @Binding var x: Int
    let probe: Probe

    var body: some View {
      let _ = probe.log.append("\(x)")
      let _ = probe.set = { x = $0 }
      Color.red
    }
  }

  private struct Linked: View {
    let tag: Int
    let probe: Probe
    @State private var chosen: Int?

    init(tag: Int, probe: Probe) {
      self.tag = tag
      self.probe = probe
    }

    var body: some View {
      let _ = probe.log.append("\(chosen ?? 0)")
      NavigationStack {
        NavigationLink("link", destination: Text("page"), tag: tag, selection: $chosen)
          .accessibilityIdentifier("link")
      }
    }
  }

  private struct Coloring: View {
    let supportsOpacity: Bool
    let log: (Color.Resolved) -> Void
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    @Environment(\.self) private var environment

    init(supportsOpacity: Bool, log: @escaping (Color.Resolved) -> Void) {
      self.supportsOpacity = supportsOpacity
      self.log = log
    }

    var body: some View {
      let _ = log(color.resolve(in: environment))
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
    }
  }

  private struct Formatted: View {
    let digits: Int
    let number: Int
    @State private var value = 2.5

    init(digits: Int, number: Int) {
      self.digits = digits
      self.number = number
    }

    var body: some View {
      TextField("value", value: $value, format: .number.precision(.fractionLength(digits)))
      Slider(value: $value, in: 0...10)
    }
  }
}
