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

  private func isCovered(
    after steps: [(String, CGFloat, CGFloat)], @ViewBuilder _ content: () -> some View
  ) -> [Bool] {
    let host = settledHost(200, 300) { page(content) }
    return steps.map { name, x, y in
      host.scroll(name, by: CGSize(width: x, height: y))
      return isCovered(host)
    }
  }

  @Test func `Only scroll views that touch the bar move content under it`() {
    expect(isCovered(after: [("a", 0, 30), ("a", 0, -30)]) { Scroll(name: "a") }, equals: [true, false])
    // Side by side.
    expect(
      isCovered(after: [("a", 0, 30), ("b", 0, 30), ("a", 0, -30), ("b", 0, -30)]) {
        HStack {
          Scroll(name: "a"); Scroll(name: "b")
        }
      }, equals: [true, true, true, false])
    // One above the other.
    expect(
      isCovered(after: [("b", 0, 30), ("a", 0, 30), ("a", 0, -30)]) {
        VStack {
          Scroll(name: "a"); Scroll(name: "b")
        }
      }, equals: [false, true, false])
    expect(isCovered(after: [("a", 0, 30)]) { Scroll(name: "a").padding(.top, 20) }, equals: [false])
    expect(isCovered(after: [("a", 0, 30)]) { Scroll(name: "a").ignoresSafeArea() }, equals: [true])
    expect(isCovered(after: [("a", 30, 0)]) { Scroll(name: "a", axes: .horizontal) }, equals: [false])
    expect(
      isCovered(after: [("a", 30, 0), ("a", 0, 30)]) { Scroll(name: "a", axes: [.horizontal, .vertical]) },
      equals: [false, true])
    expect(
      isCovered(after: [("a", 0, 30)]) {
        Scroll(name: "a").safeAreaInset(edge: .top) { Color.green.frame(height: 10) }
      }, equals: [true])
  }

  @Test func `A scroll view in a row does not cover the bar`() {
    let steps: [(String, CGFloat, CGFloat)] = [("inner", 0, 30), ("outer", 0, 5), ("outer", 0, -5)]
    #expect(
      isCovered(after: steps) {
        ScrollView {
          VStack {
            Scroll(name: "inner").frame(height: 100); Color.green.frame(height: 900)
          }
        }
        .accessibilityIdentifier("outer")
      }.first == false)
    expect(
      isCovered(after: [("inner", 0, 30)]) {
        List {
          Scroll(name: "inner").frame(height: 100); ForEach(0..<40) { Text("\($0)") }
        }
      }, equals: [false])
    expect(
      isCovered(after: [("inner", 0, 30)]) {
        ScrollView { LazyVStack { ForEach(0..<40) { Scroll(name: $0 == 0 ? "inner" : "").frame(height: 100) } } }
      }, equals: [false])
    // A column in a horizontal scroll view touches the bar.
    expect(
      isCovered(after: [("inner", 0, 30)]) { ScrollView(.horizontal) { Scroll(name: "inner").frame(width: 100) } },
      equals: [true])
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
    host.scroll("1", by: CGSize(width: 0, height: 30))
    #expect(isCovered(host))
    host.scroll("columns", by: CGSize(width: 2_000, height: 0))
    #expect(!isCovered(host))
    host.scroll("columns", by: CGSize(width: -2_000, height: 0))
    #expect(isCovered(host))
    host.scroll("columns", by: CGSize(width: 2_000, height: 0))
    host.content.ids.removeFirst()
    host.update()
    #expect(!isCovered(host))
    host.scroll("columns", by: CGSize(width: -4_000, height: 0))
    #expect(!isCovered(host))
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
    func covered(_ change: (inout Tabs) -> Void) -> Bool {
      change(&host.content)
      host.update()
      host.advance(by: 1)
      return isCovered(host)
    }
    host.scroll("first", by: CGSize(width: 0, height: 30))
    #expect(isCovered(host))
    #expect(!covered { $0.tab = 1 })
    #expect(covered { $0.tab = 0 })
    #expect(!covered { $0.banner = 10 })
    #expect(covered { $0.banner = 0 })
    #expect(!covered { $0.path = [1] })
    #expect(covered { $0.path = [] })
    #expect(!covered { $0.path = [1] })
    #expect(!covered { $0.isShown = false })
    #expect(!covered { $0.path = [] })
    #expect(!covered { $0.isShown = true })
    host.scroll("first", by: CGSize(width: 0, height: 30))
    #expect(isCovered(host))
    #expect(!covered { $0.path = [1] })
    #expect(!covered { $0.tab = 1 })
    #expect(!covered { $0.path = [] })
    #expect(covered { $0.tab = 0 })
    #expect(!covered { $0.isShown = false })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A bar outside of a navigation stack is covered, too`() {
    let host = settledHost(200, 300) {
      Scroll(name: "a").toolbarBackground(Ink.blue.color, for: .navigationBar)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("X") } }
    }
    #expect(!isCovered(host))
    host.scroll("a", by: CGSize(width: 0, height: 30))
    #expect(isCovered(host))
  }
}
