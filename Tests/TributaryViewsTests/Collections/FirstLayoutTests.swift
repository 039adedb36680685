import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The rows of a lazy container that the first layout itself creates.
@MainActor
@Suite struct FirstLayoutTests {
  private struct Presenter<Content: View>: View {
    let content: Content
    @State private var isPresented = true

    var body: some View {
      GeometryReader { proxy in
        Color.red.sheet(isPresented: $isPresented) { content }
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<3, id: \.self) { Text("\($0)").accessibilityIdentifier("row\($0)") }
  }

  private func shownRows(_ content: some View) -> [Bool] {
    let host = settledHost(200, 300) { content }
    return (0..<3).map { host.frame(of: "row\($0)") != nil }
  }

  @Test func `A sheet that a geometry reader presents at once shows all rows of its list`() {
    #expect(shownRows(Presenter(content: List { rows })) == [true, true, true])
  }

  @Test func `A sheet that a geometry reader presents at once shows all rows of its lazy stack`() {
    #expect(shownRows(Presenter(content: ScrollView { LazyVStack { rows } })) == [true, true, true])
  }
}
