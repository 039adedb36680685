import Testing
import TributaryAnimation
import TributaryContainers
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The background of a bar with several scroll views below it, in pages of 200 by 300 points.
@MainActor @Suite struct ScrolledBarTests {
  private func page(@ViewBuilder _ content: () -> some View) -> some View {
    NavigationStack {
      content().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
    }
  }

  private func isCovered(_ host: ViewHost<some View>) -> Bool {
    expect(host.core.checkInvariants(), equals: [])
    return !host.boxes(in: .blue).isEmpty
  }

  private struct Scroll: View {
    let name: String
    var axes: Axis.Set = .vertical
    var body: some View {
      ScrollView(axes) { Color.red.frame(width: 400, height: 1_000) }.accessibilityIdentifier(name)
    }
  }

  private func expectCovered(
    after rows: KeyValuePairs<String, Bool>, line: Int = #line, @ViewBuilder _ content: () -> some View
  ) {
    let host = settledHost(200, 300) { page(content) }
    host.play(expecting: rows, line: line) { isCovered(host) }
  }

  @Test func `Only scroll views that touch the bar move content under it`() {
    expectCovered(after: ["scroll a 0,30": true, "scroll a 0,-30": false]) { Scroll(name: "a") }
    // Side by side.
    expectCovered(after: [
      "scroll a 0,30": true, "scroll b 0,30": true, "scroll a 0,-30": true, "scroll b 0,-30": false,
    ]) {
      HStack {
        Scroll(name: "a"); Scroll(name: "b")
      }
    }
    // One above the other.
    expectCovered(after: ["scroll b 0,30": false, "scroll a 0,30": true, "scroll a 0,-30": false]) {
      VStack {
        Scroll(name: "a"); Scroll(name: "b")
      }
    }
    expectCovered(after: ["scroll a 0,30": false]) { Scroll(name: "a").padding(.top, 20) }
    expectCovered(after: ["scroll a 0,30": true]) { Scroll(name: "a").ignoresSafeArea() }
    expectCovered(after: ["scroll a 30,0": false]) { Scroll(name: "a", axes: .horizontal) }
    expectCovered(after: ["scroll a 30,0": false, "scroll a 0,30": true]) {
      Scroll(name: "a", axes: [.horizontal, .vertical])
    }
    expectCovered(after: ["scroll a 0,30": true]) {
      Scroll(name: "a").safeAreaInset(edge: .top) { Color.green.frame(height: 10) }
    }
  }

  @Test func `A scroll view in a row does not cover the bar`() {
    expectCovered(after: ["scroll inner 0,30": false]) {
      ScrollView {
        VStack {
          Scroll(name: "inner").frame(height: 100); Color.green.frame(height: 900)
        }
      }
    }
    expectCovered(after: ["scroll inner 0,30": false]) {
      List {
        Scroll(name: "inner").frame(height: 100); ForEach(0..<40) { Text("\($0)") }
      }
    }
    expectCovered(after: ["scroll inner 0,30": false]) {
      ScrollView { LazyVStack { ForEach(0..<40) { Scroll(name: $0 == 0 ? "inner" : "").frame(height: 100) } } }
    }
    // A column in a horizontal scroll view touches the bar.
    expectCovered(after: ["scroll inner 0,30": true]) {
      ScrollView(.horizontal) { Scroll(name: "inner").frame(width: 100) }
    }
  }

  private struct Columns: View {
    let isLazy: Bool
    var ids: [Int]
    var body: some View {
      NavigationStack {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { ForEach(ids, id: \.self) { Scroll(name: "\($0)").frame(width: 100) } }
          } else {
            HStack(spacing: 0) { ForEach(ids, id: \.self) { Scroll(name: "\($0)").frame(width: 100) } }
          }
        }
        .accessibilityIdentifier("columns")
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
      }
    }
  }

  @Test(arguments: [false, true])
  func `A scrolled row that is removed does not cover the bar`(isLazy: Bool) {
    let host = settledHost(200, 300) { Columns(isLazy: isLazy, ids: [1, 2, 3, 4, 5, 6, 7, 8]) }
    host.scroll("1", by: CGSize(width: 0, height: 30))
    #expect(isCovered(host))
    host.content.ids.removeFirst()
    host.update()
    #expect(!isCovered(host))
  }

  @Test func `A scrolled row of a lazy container covers the bar only while it is visible`() {
    let host = settledHost(200, 300) { Columns(isLazy: true, ids: Array(1...40)) }
    host.play(expecting: [
      "scroll 1 0,30": true, "scroll columns 2000,0": false, "scroll columns -2000,0": true,
      "scroll columns 2000,0": false,
    ]) { isCovered(host) }
    host.content.ids.removeFirst()
    host.update()
    host.play(expecting: ["": false, "scroll columns -4000,0": false]) { isCovered(host) }
  }

  private struct Tabs: View {
    var tab = 0
    var path: [Int] = []
    var isShown = true
    var banner: CGFloat = 0
    var body: some View {
      NavigationStack(path: .constant(path)) {
        VStack(spacing: 0) {
          Color.green.frame(height: banner)
          TabView(selection: .constant(tab)) {
            Group { if isShown { Scroll(name: "first") } else { Color.red } }.tabItem { Text("first") }.tag(0)
            Scroll(name: "second").tabItem { Text("second") }.tag(1)
          }
        }
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Ink.blue.color, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in Scroll(name: "pushed") }
      }
    }
  }

  @Test func `The bar follows the visible tab, the visible page, and the place of the scroll view`() {
    let host = settledHost(200, 300) { Tabs() }
    func expectChange(covered: Bool, line: Int = #line, after change: (inout Tabs) -> Void) {
      change(&host.content)
      host.update()
      host.advance(by: 1)
      host.play(expecting: ["": covered], line: line) { isCovered(host) }
    }
    host.play(expecting: ["scroll first 0,30": true]) { isCovered(host) }
    expectChange(covered: false) { $0.tab = 1 }
    expectChange(covered: true) { $0.tab = 0 }
    expectChange(covered: false) { $0.banner = 10 }
    expectChange(covered: true) { $0.banner = 0 }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: true) { $0.path = [] }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: false) { $0.isShown = false }
    expectChange(covered: false) { $0.path = [] }
    expectChange(covered: false) { $0.isShown = true }
    host.play(expecting: ["scroll first 0,30": true]) { isCovered(host) }
    expectChange(covered: false) { $0.path = [1] }
    expectChange(covered: false) { $0.tab = 1 }
    expectChange(covered: false) { $0.path = [] }
    expectChange(covered: true) { $0.tab = 0 }
    expectChange(covered: false) { $0.isShown = false }
    expectSound(host)
  }

  @Test func `A bar outside of a navigation stack is covered, too`() {
    let host = settledHost(200, 300) {
      Scroll(name: "a").toolbarBackground(Ink.blue.color, for: .navigationBar)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("X") } }
    }
    host.play(expecting: ["": false, "scroll a 0,30": true]) { isCovered(host) }
  }
}
