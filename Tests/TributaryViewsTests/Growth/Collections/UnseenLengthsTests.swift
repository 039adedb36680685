/// The lengths of rows that were visible only before the last round of layout of a frame.
@MainActor struct UnseenLengthsTests {
  private struct Bar: View {
    let axis: Axis
    let length: CGFloat
    var body: some View {
      Color.red.frame(width: axis == .vertical ? 20 : length, height: axis == .vertical ? length : 20)
    }
  }

  /// Two rows with a bar of 10 points each, and with a lazy container of 20 + 20 + 80 points each if the model is on.
  private struct Rows: View {
    let container: LazyContainer
    let model: SwitchModel
    var body: some View {
      ScrolledContainer(container: container) {
        ForEach(0..<2, id: \.self) { _ in
          if container.axis == .vertical { VStack(spacing: 0) { row } } else { HStack(spacing: 0) { row } }
        }
      }
    }

    @ViewBuilder private var row: some View {
      Bar(axis: container.axis, length: 10)
      if model.isOn {
        ScrolledContainer(container: container) {
          ForEach(0..<3, id: \.self) { Bar(axis: container.axis, length: $0 < 2 ? 20 : 80) }
        }
      }
    }
  }

  private func host(_ rows: Rows) -> ViewHost<Rows> { updatedHost(170, 170) { rows } }

  /// The containers in both rows are inserted in the same round. In the next one, each has the length of its first row,
  /// and the last row of the second container is visible until the first container receives its full length.
  @Test(arguments: LazyContainer.allCases) func aRowThatIsNotVisibleInTheEndKeepsNoLength(_ container: LazyContainer) {
    let model = SwitchModel(isOn: false)
    let edited = host(Rows(container: container, model: model))
    edited.update { model.isOn = true }
    let fresh = host(Rows(container: container, model: SwitchModel(isOn: true)))
    expectEqual(edited, fresh)
  }
}
