import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The rows of a lazy container that the first layout itself creates, in a layer that a scope presents.
@MainActor
@Suite struct FirstLayoutTests {
  private enum Scope: String, CaseIterable {
    case geometry, preference, nestedGeometry, columns
  }

  private struct SizeKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Presenter<Content: View>: View {
    let scope: Scope
    let content: Content
    @State private var isPresented = true

    var body: some View {
      switch scope {
      case .geometry:
        GeometryReader { proxy in presenter.frame(width: proxy.size.width, height: proxy.size.height) }
      case .nestedGeometry:
        GeometryReader { outer in
          VStack { GeometryReader { inner in presenter.frame(width: inner.size.width, height: outer.size.height) } }
        }
      case .preference:
        Color.blue.preference(key: SizeKey.self, value: 7)
          .overlayPreferenceValue(SizeKey.self) { value in presenter.padding(CGFloat(value)) }
      case .columns:
        NavigationSplitView {
          presenter
        } detail: {
          Text("detail")
        }
      }
    }

    private var presenter: some View { Color.red.sheet(isPresented: $isPresented) { content } }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<3, id: \.self) { Text("\($0)").accessibilityIdentifier("row\($0)") }
  }

  private func shownRows(_ content: some View) -> [Bool] {
    let host = settledHost(200, 300) { content }
    let shown = (0..<3).map { host.frame(of: "row\($0)") != nil }
    expect(host.core.checkInvariants(), equals: [])
    return shown
  }

  @Test(arguments: Scope.allCases)
  private func `A sheet that a scope presents at once shows all rows of its list`(_ scope: Scope) {
    expect(shownRows(Presenter(scope: scope, content: List { rows })), equals: [true, true, true])
  }

  @Test(arguments: Scope.allCases)
  private func `A sheet that a scope presents at once shows all rows of its lazy stack`(_ scope: Scope) {
    expect(shownRows(Presenter(scope: scope, content: ScrollView { LazyVStack { rows } })), equals: [true, true, true])
  }

  private struct Positioned: View {
    @State private var isPresented = true
    @State private var position: Int? = 40

    var body: some View {
      GeometryReader { _ in
        Color.red.sheet(isPresented: $isPresented) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Color.blue.frame(height: 20).accessibilityIdentifier("row\($0)") }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position, anchor: .top)
        }
      }
    }
  }

  @Test func `A sheet that a scope presents at once shows the row of its scroll position`() throws {
    let host = settledHost(200, 300) { Positioned() }
    let first = try #require(host.frame(of: "row40"))
    expect(first.minY >= 0 && first.minY < 60)
    expectNil(host.frame(of: "row0"))
    expect(host.core.checkInvariants(), equals: [])
  }
}
