import NamelessFixture
import StrippedFixture
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The storage of property wrappers in unusual positions, and the reports where there is none.
@MainActor struct DynamicPropertyPositionTests {
  @Test @MainActor func `State in a tuple is kept`() {
    let (host, probe) = settledHost(with: Probe()) { Paired(label: "a", probe: $0) }
    host.updated { probe.set(5) }.show(Paired(label: "b", probe: probe))
    expect(probe.log, equals: ["a 1", "a 5", "b 5"])
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A view of a module without field records is an error`() throws {
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
    let coming = updatedHost { Coming(isThere: false) }
    coming.update { withAnimation { coming.content = Coming(isThere: true) } }
    expect(coming.codes, equals: [.missingReflectionMetadata])
  }

  @Test @MainActor func `Wrappers in an enum, an optional, or an object are errors`() {
    expect(settledHost { InEnum() }.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { InOptional() }.codes, equals: [.missingReflectionMetadata])
    expect(settledHost { InObject() }.codes, equals: [.missingReflectionMetadata])
    // A view without properties requires no field records.
    expect(settledHost { StrippedLabel() }.codes, equals: [])
  }

  @Test @MainActor func `Bindings can be in any position`() {
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

@MainActor struct DerivedBindingTests {
  @Test @MainActor func `Bindings with equal conversions are equal`() {
    let probe = Probe()
    let host = settledHost { Scaling(factor: 2, number: 1, probe: probe) }
    host.show(Scaling(factor: 2, number: 2, probe: probe))
    expect(probe.log, equals: ["2"])
    host.show(Scaling(factor: 3, number: 2, probe: probe))
    expect(probe.log, equals: ["2", "3"])
    host.update { probe.set(12) }
    expect(probe.log, equals: ["2", "3", "12"])
  }

  @Test @MainActor func `A transaction that removes the animation differs from one that only permits animations`() {
    var (removing, permitting) = (Transaction(), Transaction())
    removing.animation = nil
    permitting.disablesAnimations = false
    expect(!removing.isKnownEqual(to: permitting))
    expect(removing.isKnownEqual(to: Transaction(animation: nil)))
  }

  @Test @MainActor func `A link writes its current tag`() {
    let probe = Probe()
    let host = settledHost(200, 200) { Linked(tag: 1, probe: probe) }
    host.show(Linked(tag: 2, probe: probe))
    host.tap("link")
    host.advance(by: 2)
    expect(probe.log.last, equals: "2")
  }

  @Test @MainActor func `A color panel writes according to its current options`() throws {
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

  @Test func `A field displays its value in the current format, and equal conversions evaluate no control`() {
    let host = settledHost(200, 100) { Formatted(digits: 1, number: 0) }
    expect(host.displayList.description.contains("2.5"))
    expect(host.show(Formatted(digits: 1, number: 1)).counts.bodies, equals: 1)
    host.show(Formatted(digits: 3, number: 0))
    expect(host.displayList.description.contains("2.500"))
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
    var body: some View {
      let _ = probe.log.append("\(chosen ?? 0)")
      NavigationStack {
        NavigationLink("link", destination: Text("page"), tag: tag, selection: $chosen).accessibilityIdentifier("link")
      }
    }
  }

  private struct Coloring: View {
    let supportsOpacity: Bool
    let log: (Color.Resolved) -> Void
    @State private var color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    @Environment(\.self) private var environment
    var body: some View {
      let _ = log(color.resolve(in: environment))
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
    }
  }

  private struct Formatted: View {
    let digits: Int
    let number: Int
    @State private var value = 2.5
    var body: some View {
      TextField("value", value: $value, format: .number.precision(.fractionLength(digits)))
      Slider(value: $value, in: 0...10)
    }
  }
}

@MainActor struct StoredValueTests {
  private struct Starting: View {
    @State private var number: Int
    init(_ number: Int) { _number = State(initialValue: number) }
    var body: some View { Text(verbatim: "number \(number)") }
  }

  private struct Disclosing<Content: View>: View {
    let content: Content
    @State private var isOpen = false
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("disclose").onTapGesture { isOpen.toggle() }
        if isOpen { content }
      }
    }
  }

  @Test(arguments: [(false, 2), (true, 1)])
  func `A stored view gets its latest initial value, which its state does not follow`(isVisible: Bool, number: Int) {
    let host = settledHost(200, 100) { Disclosing(content: Starting(1)) }
    if isVisible { host.tap("disclose") }
    host.show(Disclosing(content: Starting(2)))
    if !isVisible { host.tap("disclose") }
    expect(host.displayList.description.contains("number \(number)"))
  }

  @Test @MainActor func `A view's own initial values cause no evaluation`() {
    let host = settledHost(200, 100) { Starting(1) }
    expect(host.showing(Starting(2)).core.counts.bodies, equals: 0)
  }

  private struct Paging: View {
    @State private var page = Starting(1)
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("next").onTapGesture { page = Starting(2) }
        page.id(UUID())
      }
    }
  }

  @Test @MainActor func `Writing a view with another initial value is a change`() {
    let host = settledHost(200, 100) { Paging() }
    host.tap("next")
    host.update()
    expect(host.displayList.description.contains("number 2"))
  }

  @Test @MainActor func `Cases without names are different values`() {
    let host = settledHost(300, 50) { NamelessPhaseView(.loading("a")) }
    host.show(NamelessPhaseView(.failed("a")))
    expect(host.displayList.description.contains("failed"))
  }

  @MainActor private final class Probe { var log: [Int] = [] }

  private struct Unwrapping: View {
    @State private var number: Int? = 1
    let probe: Probe
    private struct Child: View {
      @Binding var number: Int
      let probe: Probe
      var body: some View { Text("\(number)").onDisappear { probe.log.append(number) } }
    }

    var body: some View {
      VStack {
        if let binding = Binding($number) { Child(number: binding, probe: probe) }
        Color.red.frame(width: 9, height: 9).accessibilityIdentifier("next")
          .onTapGesture { number = number == 1 ? 5 : nil }
      }
    }
  }

  @Test @MainActor func `A binding to the value of an optional keeps the last value`() {
    let (host, probe) = settledHost(with: Probe(), 200, 100) { Unwrapping(probe: $0) }
    for _ in 0..<2 {
      host.tap("next")
      host.update()
    }
    expect(probe.log, equals: [5])
  }

  private final class Model: Equatable { static func == (a: Model, b: Model) -> Bool { true } }
  private struct Reference: Equatable { unowned let model: Model }
  private struct References: Equatable { let all: [Reference] }

  private struct Showing: View {
    let references: References
    var body: some View { Color.red }
  }

  @Test @MainActor func `References to deallocated objects inside a collection are not read`() {
    var first: Model? = Model()
    let host = settledHost(100, 100) { Showing(references: References(all: [Reference(model: first ?? Model())])) }
    first = nil
    let second = Model()
    expect(host.showing(Showing(references: References(all: [Reference(model: second)]))).core.counts.bodies, equals: 1)
  }
}
