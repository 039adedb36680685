import Observation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// The lengths of rows that were visible only before the last round of layout of a frame.
@Suite @MainActor struct UnseenLengthsTests {
  enum Container: CaseIterable {
    case column, row, columns, rows

    var axis: Axis { self == .column || self == .columns ? .vertical : .horizontal }
  }

  @Observable final class Model {
    var isOn: Bool

    init(isOn: Bool) { self.isOn = isOn }
  }

  /// Scrolled content in a lazy container.
  private struct Scrolled<Content: View>: View {
    let container: Container
    @ViewBuilder let content: Content

    var body: some View {
      ScrollView(container.axis == .vertical ? .vertical : .horizontal) {
        switch container {
        case .column: LazyVStack(spacing: 0) { content }
        case .row: LazyHStack(spacing: 0) { content }
        case .columns: LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { content }
        case .rows: LazyHGrid(rows: [GridItem(.flexible())], spacing: 0) { content }
        }
      }
    }
  }

  private struct Bar: View {
    let axis: Axis
    let length: CGFloat

    var body: some View {
      Color.red.frame(width: axis == .vertical ? 20 : length, height: axis == .vertical ? length : 20)
    }
  }

  /// Two rows with a bar of 10 points each, and with a lazy container of 20 + 20 + 80 points each if the model is on.
  private struct Rows: View {
    let container: Container
    let model: Model

    var body: some View {
      Scrolled(container: container) {
        ForEach(0..<2, id: \.self) { _ in
          if container.axis == .vertical { VStack(spacing: 0) { row } } else { HStack(spacing: 0) { row } }
        }
      }
    }

    @ViewBuilder private var row: some View {
      Bar(axis: container.axis, length: 10)
      if model.isOn {
        Scrolled(container: container) {
          ForEach(0..<3, id: \.self) { Bar(axis: container.axis, length: $0 < 2 ? 20 : 80) }
        }
      }
    }
  }

  private func host(_ rows: Rows) -> ViewHost<Rows> {
    let host = ViewHost(size: CGSize(width: 170, height: 170)) { rows }
    host.update()
    return host
  }

  /// The containers in both rows are inserted in the same round. In the next one, each has the length of its first row,
  /// and the last row of the second container is visible until the first container receives its full length.
  @Test(arguments: Container.allCases)
  func aRowThatIsNotVisibleInTheEndKeepsNoLength(_ container: Container) {
    let model = Model(isOn: false)
    let edited = host(Rows(container: container, model: model))
    model.isOn = true
    edited.update()
    let fresh = host(Rows(container: container, model: Model(isOn: true)))
    #expect(edited.displayList == fresh.displayList)
    #expect(edited.core.checkInvariants().isEmpty)
  }
}
