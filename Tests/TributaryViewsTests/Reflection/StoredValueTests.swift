import NamelessFixture
import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// Views that are stored in other views, and values that are compared part by part.
@Suite @MainActor struct StoredValueTests {
  private struct Starting: View {
    @State private var number: Int
    init(_ number: Int) { _number = State(initialValue: number) }
    var body: some View { Text(verbatim: "number \(number)") }
  }

  private struct Disclosing<Content: View>: View {
    let content: Content
    @State private var isOpen = false
    init(content: Content) { self.content = content }

    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("disclose").onTapGesture { isOpen.toggle() }
        if isOpen { content }
      }
    }
  }

  @Test(arguments: [(false, 2), (true, 1)])
  func `A stored view is created with its latest initial value, which its state does not follow`(
    isVisible: Bool, number: Int
  ) {
    let host = settledHost(200, 100) { Disclosing(content: Starting(1)) }
    if isVisible { host.tap("disclose") }
    host.show(Disclosing(content: Starting(2)))
    if !isVisible { host.tap("disclose") }
    expect(host.displayList.description.contains("number \(number)"))
  }

  @Test func `A view's own initial values cause no evaluation`() {
    let host = settledHost(200, 100) { Starting(1) }
    host.show(Starting(2))
    expect(host.core.counts.bodies, equals: 0)
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

  @Test func `Writing a view with another initial value is a change`() {
    let host = settledHost(200, 100) { Paging() }
    host.tap("next")
    host.update()
    expect(host.displayList.description.contains("number 2"))
  }

  @Test func `Cases without names are different values`() {
    let host = settledHost(300, 50) { NamelessPhaseView(.loading("a")) }
    host.show(NamelessPhaseView(.failed("a")))
    expect(host.displayList.description.contains("failed"))
  }

  @MainActor private final class Probe {
    var log: [Int] = []
  }

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

  @Test func `A binding to the value of an optional keeps the last value`() {
    let probe = Probe()
    let host = settledHost(200, 100) { Unwrapping(probe: probe) }
    for _ in 0..<2 {
      host.tap("next")
      host.update()
    }
    expect(probe.log, equals: [5])
  }

  private final class Model: Equatable {
    static func == (a: Model, b: Model) -> Bool { true }
  }

  private struct Reference: Equatable {
    unowned let model: Model
  }

  private struct References: Equatable {
    let all: [Reference]
  }

  private struct Showing: View {
    let references: References
    var body: some View { Color.red }
  }

  @Test func `References to deallocated objects inside a collection are not read`() {
    var first: Model? = Model()
    let host = settledHost(100, 100) { Showing(references: References(all: [Reference(model: first ?? Model())])) }
    first = nil
    let second = Model()
    host.show(Showing(references: References(all: [Reference(model: second)])))
    expect(host.core.counts.bodies, equals: 1)
  }
}
