/// Rows of lazy containers that have no view, and receive one or lose the only one.
@MainActor struct ViewlessRowTests {
  /// Squares of 20 points, some of which exist only if the model is on.
  private struct Squares: View {
    let model: SwitchModel
    let count: Int
    let optional: Range<Int>
    var body: some View {
      ForEach(0..<count, id: \.self) {
        if !optional.contains($0) || model.isOn { Color.red.frame(width: 20, height: 20) }
      }
    }
  }

  @Test(arguments: LazyContainer.allCases, [0, 8])
  func `A row at the end of a scroll view of ideal length gets a length`(_ container: LazyContainer, spacing: CGFloat) {
    func content(_ model: SwitchModel) -> some View {
      ScrolledContainer(container: container, spacing: spacing) {
        ForEach(0..<1, id: \.self) { _ in
          ScrolledContainer(container: container, spacing: spacing) { Squares(model: model, count: 4, optional: 2..<4) }
        }
      }
    }
    let (edited, model) = updatedHost(with: SwitchModel(isOn: false)) { content($0) }
    expectEqual(edited.updated { model.isOn = true }, updatedHost { content(SwitchModel(isOn: true)) })
  }

  @Test(arguments: LazyContainer.allCases, [0, 8])
  func `A row at the visible end of the content receives a length`(_ container: LazyContainer, spacing: CGFloat) {
    func content(_ model: SwitchModel) -> some View {
      ScrolledContainer(container: container, spacing: spacing) { Squares(model: model, count: 12, optional: 10..<12) }
    }
    let model = SwitchModel(isOn: false)
    let (edited, fresh) = (updatedHost { content(model) }, updatedHost { content(SwitchModel(isOn: true)) })
    func scrollToEnd(_ host: ViewHost<some View>) {
      for _ in 0..<3 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 1_000, height: 1_000)) }
    }
    scrollToEnd(edited)
    edited.update { model.isOn = true }
    scrollToEnd(edited)
    scrollToEnd(fresh)
    expectEqual(edited, fresh)
  }

  @Test @MainActor func `The visible rows after an element without a view exist in a new host`() {
    let host = settledHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2) { if $0 == 0 { Color.clear.frame(height: 12) } }
          ForEach(0..<9) { Color.red.frame(height: 12).accessibilityIdentifier("r\($0)") }
        }
      }
      .frame(height: 40).padding(.top, -25.5).frame(maxHeight: .infinity, alignment: .top)
    }
    expect((0..<9).filter { host.frame(of: "r\($0)") != nil }, equals: [1, 2])
    expect(host.frame(of: "r1"), equals: CGRect(0, -1.5, 100, 12))
  }

  @Test(arguments: [LazyContainer.column, .row], [1, 2, 70])
  @MainActor func `A stack that loses its views loses its breadth`(_ container: LazyContainer, count: Int) {
    func content(_ model: SwitchModel) -> some View {
      ScrollView(container.axis == .vertical ? .horizontal : .vertical) {
        ScrolledContainer(container: container) { Squares(model: model, count: count, optional: 0..<count) }
          .background { Color.blue }
      }
    }
    let (edited, model) = updatedHost(with: SwitchModel(isOn: true)) { content($0) }
    expectEqual(edited.updated { model.isOn = false }, updatedHost { content(SwitchModel(isOn: false)) })
  }

  @Test(arguments: [(LazyContainer.column, 0), (.row, 0), (.columns, 0), (.rows, 0), (.column, 1), (.row, 1)])
  @MainActor func `The breadth of a container of which no part is visible is that of its first views`(
    _ container: LazyContainer, optionalCount: Int
  ) {
    let isVertical = container.axis == .vertical
    func content(_ model: SwitchModel) -> some View {
      ScrolledContainer(container: container, spacing: 0) {
        Squares(model: model, count: 3, optional: 0..<optionalCount)
      }
      .frame(width: isVertical ? nil : 0, height: isVertical ? 0 : nil)
      .fixedSize(horizontal: isVertical, vertical: !isVertical)
      .accessibilityIdentifier("scroll")
    }
    let breadth = CGSize(width: isVertical ? 20 : 0, height: isVertical ? 0 : 20)
    let (edited, model) = updatedHost(with: SwitchModel(isOn: false)) { content($0) }
    for isOn in [false, true, false] {
      edited.update { model.isOn = isOn }
      expect(edited.frame(of: "scroll")?.size, equals: breadth)
      expectEqual(edited, updatedHost { content(SwitchModel(isOn: isOn)) })
    }
  }
}
