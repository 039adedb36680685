/// Default gaps are multiples of a unit, such as the cell of a terminal, and follow a change of the unit.
@MainActor struct GapUnitTests {
  /// Returns the distances of two views of 10 by 10 points for a number of units, along one axis.
  private func gaps<V: View>(_ axis: Axis, _ units: [CGFloat], @ViewBuilder _ content: @escaping () -> V) -> [CGFloat] {
    let host = ViewHost(size: CGSize(width: 400, height: 400), content: content)
    return units.map { unit in
      host.environment.gapUnits = axis == .vertical ? CGSize(width: 0, height: unit) : CGSize(width: unit, height: 0)
      host.update()
      guard let first = host.frame(of: "0"), let second = host.frame(of: "1") else { return .nan }
      return axis == .vertical ? second.minY - first.maxY : second.minX - first.maxX
    }
  }

  private static let units: [CGFloat] = [0, 16, 5, 24, 0]
  private static let expected: [CGFloat] = [8, 16, 10, 0, 8]

  private var boxes: some View {
    ForEach(0..<2, id: \.self) { index in Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(index)") }
  }

  private func expectGaps<V: View>(
    _ axis: Axis, _ expected: [CGFloat] = expected, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping () -> V
  ) {
    #expect(gaps(axis, Self.units, content) == expected, sourceLocation: sourceLocation)
  }

  @Test @MainActor func `Default gaps of stacks follow the unit`() {
    expectGaps(.vertical) { VStack { boxes } }
    expectGaps(.horizontal) { HStack { boxes } }
    expectGaps(.vertical) { AnyLayout(VStackLayout()) { boxes } }
    expectGaps(.horizontal) { AnyLayout(HStackLayout()) { boxes } }
    expectGaps(.vertical) { ScrollView { LazyVStack { boxes } } }
    expectGaps(.horizontal) { ScrollView(.horizontal) { LazyHStack { boxes } } }
  }

  @Test @MainActor func `Default gaps of grids follow the unit`() {
    expectGaps(.vertical) { TributaryContainers.Grid { boxes } }
    expectGaps(.horizontal) { TributaryContainers.Grid { GridRow { boxes } } }
    expectGaps(.vertical) { AnyLayout(GridLayout()) { boxes } }
    expectGaps(.vertical) { ScrollView { LazyVGrid(columns: [GridItem(.fixed(10))]) { boxes } } }
    expectGaps(.horizontal) {
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(10))]) { boxes } }
    }
    expectGaps(.vertical) {
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))]) { boxes } }
    }
    expectGaps(.horizontal) { ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(10))]) { boxes } } }
  }

  @Test @MainActor func `The minimum length of a spacer follows the unit`() {
    expectGaps(.vertical) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("0")
          Spacer()
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("1")
        }
      }
    }
  }

  @Test @MainActor func `The default gap beside a bar follows the unit`() {
    expectGaps(.vertical) {
      Color.red.accessibilityIdentifier("1").safeAreaInset(edge: .top) {
        Color.blue.frame(height: 10).accessibilityIdentifier("0")
      }
    }
  }

  @Test @MainActor func `Specified gaps do not follow the unit`() {
    let kept = [CGFloat](repeating: 3, count: 5)
    expectGaps(.vertical, kept) { VStack(spacing: 3) { boxes } }
    expectGaps(.vertical, kept) { AnyLayout(VStackLayout(spacing: 3)) { boxes } }
    expectGaps(.vertical, kept) { ScrollView { LazyVStack(spacing: 3) { boxes } } }
    expectGaps(.vertical, kept) { TributaryContainers.Grid(verticalSpacing: 3) { boxes } }
    expectGaps(.horizontal, kept) { TributaryContainers.Grid(horizontalSpacing: 3) { GridRow { boxes } } }
    expectGaps(.vertical, kept) { ScrollView { LazyVGrid(columns: [GridItem(.fixed(10))], spacing: 3) { boxes } } }
    expectGaps(.horizontal, kept) {
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(10), spacing: 3), GridItem(.fixed(10))]) { boxes } }
    }
  }
}
