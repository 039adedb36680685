import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@Observable private final class Model: @unchecked Sendable {
  var number = 10
}

/// Menu content and gesture bodies follow the state that their code reads.
@MainActor @Suite struct OpenedReadTests {
  private enum Place: CaseIterable { case menu, contextMenu, swipe }

  private struct Item: View {
    let model: Model
    var body: some View { Button("item \(model.number)") {} }
  }

  private struct Screen: View {
    let place: Place
    let model: Model

    var body: some View {
      switch place {
      case .menu: Menu("open") { Item(model: model) }
      case .contextMenu: Color.red.contextMenu { Item(model: model) }
      case .swipe: List { Text("row").swipeActions { Item(model: model) } }
      }
    }
  }

  private func opened(_ place: Place, _ model: Model) -> ViewHost<Screen> {
    let host = settledHost(300, 300) { Screen(place: place, model: model) }
    switch place {
    case .menu: host.tap(at: CGPoint(x: 150, y: 150))
    case .contextMenu: host.openContextMenu(at: CGPoint(x: 150, y: 150))
    case .swipe: host.tap(at: CGPoint(x: 276, y: 16))
    }
    host.advance(by: 5)
    return host
  }

  @Test(arguments: Place.allCases)
  private func `An open menu follows the state that it reads`(place: Place) {
    let model = Model()
    let host = opened(place, model)
    expect(host.shownTexts.map(\.shownContent).contains("item 10"))
    model.number = 20
    host.update()
    expect(host.shownTexts.map(\.shownContent).contains("item 20"))
    expect(!host.shownTexts.map(\.shownContent).contains("item 10"))
    let other = Model()
    other.number = 20
    expect(host.displayList, equals: opened(place, other).displayList)
    expect(host.codes, equals: [])
  }

  private struct Counted: Gesture {
    let model: Model
    let tapped: () -> Void
    var body: some Gesture<TapGesture.Value> { TapGesture(count: model.number / 10).onEnded(tapped) }
  }

  private struct Tapped: View {
    let model: Model
    let tapped: () -> Void
    var body: some View { Color.red.gesture(Counted(model: model, tapped: tapped)) }
  }

  @Test
  private func `A gesture body follows the state that it reads`() {
    let model = Model()
    var taps = 0
    let host = settledHost(100, 100) { Tapped(model: model) { taps += 1 } }
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 1)
    model.number = 20
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 1)
    host.tap(at: CGPoint(x: 50, y: 50))
    expect(taps, equals: 2)
  }
}
