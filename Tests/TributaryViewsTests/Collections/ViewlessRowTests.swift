import Observation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Rows of lazy containers that have no view, and receive one or lose the only one.
@Suite @MainActor struct ViewlessRowTests {
  enum Container: CaseIterable {
    case column, row, columns, rows

    var axis: Axis { self == .column || self == .columns ? .vertical : .horizontal }
  }

  @Observable final class Model {
    var isOn: Bool

    init(isOn: Bool) { self.isOn = isOn }
  }

  /// A lazy container in a scroll view.
  private struct Scrolled<Content: View>: View {
    let container: Container
    let spacing: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
      ScrollView(container.axis == .vertical ? .vertical : .horizontal) {
        switch container {
        case .column: LazyVStack(spacing: spacing) { content }
        case .row: LazyHStack(spacing: spacing) { content }
        case .columns: LazyVGrid(columns: [GridItem(.flexible())], spacing: spacing) { content }
        case .rows: LazyHGrid(rows: [GridItem(.flexible())], spacing: spacing) { content }
        }
      }
    }
  }

  /// Squares of 20 points, some of which exist only if the model is on.
  private struct Squares: View {
    let model: Model
    let count: Int
    let optional: Range<Int>

    var body: some View {
      ForEach(0..<count, id: \.self) {
        if !optional.contains($0) || model.isOn { Color.red.frame(width: 20, height: 20) }
      }
    }
  }

  private func host<Content: View>(_ content: Content) -> ViewHost<Content> {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { content }
    host.update()
    return host
  }

  @Test(arguments: Container.allCases, [0, 8])
  func `A row at the end of a scroll view of ideal length receives a length`(
    _ container: Container, spacing: CGFloat
  ) {
    func content(_ model: Model) -> some View {
      Scrolled(container: container, spacing: spacing) {
        ForEach(0..<1, id: \.self) { _ in
          Scrolled(container: container, spacing: spacing) { Squares(model: model, count: 4, optional: 2..<4) }
        }
      }
    }
    let model = Model(isOn: false)
    let edited = host(content(model))
    model.isOn = true
    edited.update()
    #expect(edited.displayList == host(content(Model(isOn: true))).displayList)
    #expect(edited.core.checkInvariants().isEmpty)
  }

  @Test(arguments: Container.allCases, [0, 8])
  func `A row at the end of the content receives a length while the end is visible`(
    _ container: Container, spacing: CGFloat
  ) {
    func content(_ model: Model) -> some View {
      Scrolled(container: container, spacing: spacing) { Squares(model: model, count: 12, optional: 10..<12) }
    }
    let model = Model(isOn: false)
    let (edited, fresh) = (host(content(model)), host(content(Model(isOn: true))))
    func scrollToEnd(_ host: ViewHost<some View>) {
      for _ in 0..<3 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 1_000, height: 1_000)) }
    }
    scrollToEnd(edited)
    model.isOn = true
    edited.update()
    scrollToEnd(edited)
    scrollToEnd(fresh)
    #expect(edited.displayList == fresh.displayList)
    #expect(edited.core.checkInvariants().isEmpty)
  }

  @Test(arguments: [Container.column, .row], [1, 2, 70])
  func `A stack that loses its views loses its breadth`(_ container: Container, count: Int) {
    func content(_ model: Model) -> some View {
      ScrollView(container.axis == .vertical ? .horizontal : .vertical) {
        Scrolled(container: container, spacing: 0) { Squares(model: model, count: count, optional: 0..<count) }
          .background { Color.blue }
      }
    }
    let model = Model(isOn: true)
    let edited = host(content(model))
    model.isOn = false
    edited.update()
    #expect(edited.displayList == host(content(Model(isOn: false))).displayList)
    #expect(edited.core.checkInvariants().isEmpty)
  }
}
