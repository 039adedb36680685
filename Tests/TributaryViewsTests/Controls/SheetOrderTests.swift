import Foundation
import Testing
import TributaryContainers
import TributaryDrawing
import TributaryControls
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// The order of sheets, and the views that can present them.
@Suite @MainActor struct SheetOrderTests {
  /// A view that presents a sheet, in which another sheet is presented, and a view beside it that presents a sheet.
  private struct Screen: View {
    var presentsOuter = true
    var presentsInner = true
    var presentsOther = false

    var body: some View {
      VStack {
        Text("page")
          .sheet(isPresented: .constant(presentsOuter)) {
            Text("outer").sheet(isPresented: .constant(presentsInner)) { Text("inner") }
          }
        Text("row").sheet(isPresented: .constant(presentsOther)) { Text("other") }
      }
    }
  }

  private func host(_ screen: Screen) -> ViewHost<Screen> {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { screen }
    host.advance(by: 5)
    return host
  }

  /// Returns the texts of the sheets, from back to front.
  private func sheets(of host: ViewHost<Screen>) -> [String] {
    let drawing = host.displayList.description
    let places = ["outer", "inner", "other"].compactMap { name in
      drawing.range(of: "\"\(name)\"").map { (name, $0.lowerBound) }
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  @Test func `A sheet that is presented in the first frame is in front of the sheet that presents it`() {
    let host = host(Screen())
    expect(sheets(of: host), equals: ["outer", "inner"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A sheet in a sheet remains in front of it when both are presented again`() {
    let host = host(Screen())
    for screen in [Screen(presentsOuter: false), Screen()] {
      host.content = screen
      host.advance(by: 0.1)
    }
    host.advance(by: 5)
    expect(sheets(of: host), equals: ["outer", "inner"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `Sheets that are presented in one change are in view order`() {
    let host = host(Screen(presentsOuter: false, presentsInner: false))
    host.content = Screen(presentsInner: true, presentsOther: true)
    host.advance(by: 5)
    expect(sheets(of: host), equals: ["outer", "inner", "other"])
    expect(sheets(of: self.host(host.content)), equals: ["outer", "inner", "other"])
  }

  @Test func `The sheet presented last is in front`() {
    let host = host(Screen(presentsOuter: false, presentsOther: true))
    host.content = Screen(presentsOther: true)
    host.advance(by: 5)
    expect(sheets(of: host), equals: ["other", "outer", "inner"])
  }

  @Test func `The sheet of a row is hidden while the row is not visible`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.red.frame(height: 20).sheet(isPresented: .constant(index == 0)) { Text("sheet") }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.advance(by: 5)
    expect(host.displayList.description.contains("\"sheet\""))
    host.scroll("scroll", by: CGSize(width: 0, height: 500))
    expect(!host.displayList.description.contains("\"sheet\""))
    expectNil(LayeredRootNode.of(host.core)?.modalLayer)
    host.scroll("scroll", by: CGSize(width: 0, height: -500))
    expect(host.displayList.description.contains("\"sheet\""))
    expect(host.core.checkInvariants(), equals: [])
  }
}
