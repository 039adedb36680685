import Foundation
import Observation
import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryMotion
import TributaryHost

/// The views of a lazy stack that are evaluated.
@MainActor @Suite struct LoadedViewTests {
  /// A view that records its evaluation and its appearance.
  private struct Item: View {
    let name: String
    let log: Log<String>
    var height: CGFloat = 60

    var body: some View {
      let _ = log.add(name)
      Block(name, nil, height).onAppear { log.add("+\(name)") }
    }
  }

  @Test(
    .claim(
      "LAZY-35", "The length of views that were not made is the mean length of those that were, for each of them.",
      .documented, "an engineer of Apple on lazy stacks, WWDC 2026"))
  func `The length of views that were not made is estimated`() {
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in Block("r\(index)", nil, CGFloat(10 + index % 3 * 10)) }
        }
        .accessibilityIdentifier("stack")
      }
      .accessibilityIdentifier("scroll")
    }
    // Six rows of 10, 20, and 30 points have a mean length of 20.
    expect(host.rows("stack", "r5"), equals: "0…2000 90…120")
    host.scroll("scroll", by: down(50))
    // Eight rows have a length of 150.
    expect(host.rows("stack", "r7"), equals: "-50…1825 80…100")
  }

  @Test(
    .claim(
      "LAZY-36", "A view that an effect moves into the viewport is not made if its place is outside the viewport.",
      .documented, "an engineer of Apple on lazy stacks, WWDC 2026"))
  func `A view that an effect moves into the viewport is not made`() {
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { index in Block("r\(index)", nil, 20).offset(y: -60) } }
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.rows("r4", "r5"), equals: "20…40 nowhere")
    host.scroll("scroll", by: down(20))
    expect(host.rows("r0", "r5", "r6"), equals: "nowhere 20…40 nowhere")
  }

  @Test(
    .claim(
      "LAZY-37", "An element of a list with several views is evaluated as a whole when one of its views is visible.",
      .decided,
      "decision of this project; in SwiftUI, each view is loaded separately: an engineer of Apple on lazy stacks, WWDC 2026"
    ))
  func `An element of several views is evaluated as a whole`() {
    struct Step: View {
      let index: Int
      let log: Log<String>

      var body: some View {
        Item(name: "d\(index)", log: log)
        Item(name: "e\(index)", log: log)
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 150) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Step(index: $0, log: log) } } }
    }
    expect(host.rows("d0", "e0", "d1"), equals: "0…60 60…120 120…180")
    let evaluated = log.take().filter { !$0.hasPrefix("+") }
    expect(evaluated, here: ["d0", "e0", "d1", "e1"], inSwiftUI: ["d0", "e0", "d1"])
  }

  @Test(
    .claim(
      "LAZY-38", "The first row of each list in a lazy stack is evaluated before it is visible.", .decided,
      "decision of this project; in SwiftUI, only visible views are evaluated: an engineer of Apple on lazy stacks, WWDC 2026"
    ))
  func `The first row of each list is evaluated at once`() {
    let log = Log<String>()
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { Item(name: "a\($0)", log: log, height: 50) }
          ForEach(0..<100) { Item(name: "b\($0)", log: log, height: 20) }
        }
        .accessibilityIdentifier("stack")
      }
    }
    let evaluated = Set(log.take().filter { !$0.hasPrefix("+") })
    expect(evaluated, here: ["a0", "a1", "b0"], inSwiftUI: ["a0", "a1"])
    // The rows of the second list determine its length.
    expect(host.rows("stack"), here: "0…7000", inSwiftUI: "0…10000")
  }

  @Test(
    .claim(
      "LAZY-39", "A change of the data of views outside the viewport evaluates none of them.", .documented,
      "an engineer of Apple on lazy stacks, WWDC 2026"))
  func `Views outside the viewport are not evaluated again`() {
    struct Row: View {
      let index: Int
      let model: Model
      let log: Log<String>

      var body: some View {
        let _ = log.add("\(index): \(model.value)")
        Block("r\(index)", nil, 50)
      }
    }
    let model = Model()
    let log = Log<String>()
    let host = settledHost(100, 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, model: model, log: log) } } }
        .accessibilityIdentifier("scroll")
    }
    host.scroll("scroll", by: down(500))
    _ = log.take()
    model.value = 1
    host.update()
    expect(Set(log.take()), equals: ["10: 1", "11: 1"])
    host.scroll("scroll", by: down(-500))
    expect(Set(log.take()), equals: ["0: 1", "1: 1"])
  }

  @Observable @MainActor fileprivate final class Model { var value = 0 }

  @Test(
    .claim(
      "LAZY-40", "A scroll to the id of a view that does not exist makes none of the views in between.", .documented,
      "an engineer of Apple on lazy stacks, WWDC 2026"))
  func `Scrolling to an id makes only the views around it`() {
    struct Jump: View {
      let log: Log<String>
      @State private var position = ScrollPosition(idType: Int.self)

      var body: some View {
        VStack(spacing: 0) {
          Block("go", nil, 20).onTapGesture { position.scrollTo(id: 50_000, anchor: .top) }
          Block("run", nil, 20).onTapGesture {
            withAnimation(.linear(duration: 1)) { position.scrollTo(id: 90_000, anchor: .top) }
          }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100_000, id: \.self) { index in
                Item(name: "r\(index)", log: log, height: CGFloat(20 + index % 7))
              }
            }
          }
          .scrollPosition($position)
        }
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 140) { Jump(log: log) }
    _ = log.take()
    host.tap("go")
    expect(host.rows("r50000"), equals: "40…66")
    #expect(log.take().count < 30)
    // The views of each frame are made on the way, and the goal is exact.
    host.tap("run")
    for _ in 0..<70 { host.advance(by: 1 / 60) }
    expect(host.rows("r90000"), equals: "40…61")
    #expect(log.take().count < 70 * 30)
  }
}
