import Foundation
import StrippedFixture
import Testing
import TributaryAnimation
import TributaryDiagnostics
import TributaryDrawing
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The storage of property wrappers in unusual positions, and the reports where there is none.
@Suite @MainActor struct DynamicPropertyPlaceTests {
  @Test func `State in a tuple is kept`() {
    let probe = Probe()
    let host = settledHost { Paired(label: "a", probe: probe) }
    probe.set(5)
    host.update()
    host.show(Paired(label: "b", probe: probe))
    expect(probe.log, equals: ["a 1", "a 5", "b 5"])
    expectEmpty(host.diagnostics)
  }

  @Test func `A view of a module without field records is an error`() throws {
    let host = settledHost { StrippedCounter(3) { $0.wrappedValue = 4 } }
    expect(host.codes, equals: [.missingReflectionMetadata])
    let found = try #require(host.diagnostics.first)
    expect(found.severity, equals: .error)
    expect(found.evidence.flatMap(\.lines), equals: ["StrippedFixture.StrippedCounter"])
    expect(host.displayList.description.contains("3"))
    host.update()
    expect(host.diagnostics.count, equals: 1)
  }

  @Test func `A modifier, wrapper, gesture, style, or transition of a module without field records is an error`() {
    expect(settledHost { Color.red.modifier(StrippedModifier()) }.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { Wrapping() }.codes, equals: [.missingReflectionMetadata])
    // The body of a gesture runs when it is first pressed.
    let held = settledHost { Color.red.gesture(StrippedGesture()) }
    held.tap(at: CGPoint(x: 50, y: 50))
    expect(held.codes, equals: [.missingReflectionMetadata])
    let either = settledHost { Color.red.gesture(StrippedGesture().exclusively(before: TapGesture())) }
    either.tap(at: CGPoint(x: 50, y: 50))
    expect(either.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { Button("a") {}.buttonStyle(StrippedStyle()) }.codes, equals: [.missingReflectionMetadata])
    let coming = ViewHost(size: CGSize(width: 100, height: 100)) { Coming(isThere: false) }
    coming.update()
    withAnimation { coming.content = Coming(isThere: true) }
    coming.update()
    expect(coming.codes, equals: [.missingReflectionMetadata])
  }

  @Test func `A view without properties requires no field records`() {
    expect(settledHost { StrippedLabel() }.codes, equals: [])
  }

  @Test func `Wrappers in an enum, an optional, or an object are errors`() {
    expect(settledHost { InEnum() }.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { InOptional() }.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { InObject() }.codes, equals: [.missingReflectionMetadata])
  }

  @Test func `Bindings can be in any position`() {
    let host = settledHost {
      BindingAnywhere(pair: (.constant(1), 2), maybe: .constant(3), source: .given(.constant(4)))
    }
    expect(host.displayList.description.contains("1 3 4"))
    expect(host.codes, equals: [])
  }
}

private struct Paired: View {
  let label: String
  let pair: (State<Int>, Environment<Bool>) = (State(initialValue: 1), Environment(\.isEnabled))
  let probe: Probe

  var body: some View {
    let _ = probe.log.append("\(label) \(pair.0.wrappedValue)")
    let _ = probe.set = { pair.0.wrappedValue = $0 }
    Text(pair.1.wrappedValue ? label : "disabled")
  }
}

private struct Wrapping: View {
  private let property = StrippedProperty()
  var body: some View { Text("\(property.count)") }
}

private struct Coming: View {
  let isThere: Bool

  var body: some View {
    VStack { if isThere { Color.red.transition(StrippedTransition()) } }.animation(.linear, value: isThere)
  }
}

private struct InEnum: View {
  private enum Source: DynamicProperty {
    case own(State<Int>)
    case given(Binding<Int>)
  }

  private let source = Source.own(State(initialValue: 1))
  var body: some View { Color.red }
}

private struct InOptional: View {
  private let count: State<Int>? = State(initialValue: 1)
  var body: some View { Text("\(count?.wrappedValue ?? 0)") }
}

private final class InObject: View {
  @State private var count = 1
  var body: some View { Text("\(count)") }
}

private struct BindingAnywhere: View {
  enum Source { case given(Binding<Int>) }

  let pair: (Binding<Int>, Int)
  let maybe: Binding<Int>?
  let source: Source

  var body: some View {
    if case .given(let binding) = source {
      Text("\(pair.0.wrappedValue) \(maybe?.wrappedValue ?? 0) \(binding.wrappedValue)")
    }
  }
}
