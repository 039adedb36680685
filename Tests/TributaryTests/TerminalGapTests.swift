/// Gaps that no view specifies, in a program on a terminal.
@MainActor struct TerminalGapTests {
  /// Returns the rows of a picture of a view.
  private func rows<V: View>(of view: V, columns: Int, rows: Int) -> [String] {
    let host = ViewHost(size: .zero) { view }
    let program = HostProgram(host, CGFloat(8 * columns), CGFloat(16 * rows))
    return ANSIEncoder.plain(TerminalRasterizer().rasterize(program.display())).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test @MainActor func `Default gaps of stacks are whole rows`() {
    let stack = VStack(alignment: .leading) {
      Text("a").onTapGesture {}
      Color.clear.frame(width: 8, height: 16)
      Text("b")
      Text("c")
      Button("d") {}.buttonStyle(.plain)
    }
    let rows = rows(of: stack, columns: 1, rows: 12)
    let places = ["a", "b", "c", "d"].compactMap { rows.firstIndex(of: $0) }
    expect(places, equals: [3, 7, 8, 9], "\(rows)")
  }

  @Test @MainActor func `Default gaps of lazy stacks, grids, and layouts are whole rows and columns`() {
    let letters = ForEach(["a", "b", "c"], id: \.self) { Text($0) }
    let column = ["a", "", "b", "", "c", "", ""]
    let line = ["a b c", ""]
    expect(rows(of: ScrollView { LazyVStack(alignment: .leading) { letters } }, columns: 5, rows: 6), equals: column)
    expect(rows(of: ScrollView(.horizontal) { LazyHStack { letters } }, columns: 5, rows: 1), equals: line)
    expect(rows(of: HStack { letters }, columns: 5, rows: 1), equals: line)
    let grid = Grid {
      GridRow {
        Color.clear.frame(width: 8, height: 16).overlay(Text("a"))
        Color.clear.frame(width: 8, height: 16).overlay(Text("b"))
      }
      GridRow {
        Color.clear.frame(width: 8, height: 16).overlay(Text("c"))
        Color.clear.frame(width: 8, height: 16).overlay(Text("d"))
      }
    }
    expect(rows(of: grid, columns: 3, rows: 3), equals: ["a b", "", "c d", ""])
    let tracks = [GridItem(.fixed(8)), GridItem(.fixed(8))]
    let four = ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
    expect(
      rows(of: ScrollView { LazyVGrid(columns: tracks) { four } }, columns: 3, rows: 3), equals: ["a b", "", "c d", ""])
    let lines = [GridItem(.fixed(16)), GridItem(.fixed(16))]
    expect(
      rows(of: ScrollView(.horizontal) { LazyHGrid(rows: lines) { four } }, columns: 3, rows: 3),
      equals: ["a c", "", "b d", ""])
    let boxes = ForEach(["a", "b", "c"], id: \.self) { Color.clear.frame(width: 8, height: 16).overlay(Text($0)) }
    expect(rows(of: AnyLayout(VStackLayout()) { boxes }, columns: 1, rows: 5), equals: ["a", "", "b", "", "c", ""])
    expect(rows(of: AnyLayout(GridLayout()) { boxes }, columns: 1, rows: 5), equals: ["a", "", "b", "", "c", ""])
  }

  @Test @MainActor func `The default gap beside a bar is a whole row`() {
    let view = Color.clear.overlay(alignment: .top) { Text("a") }
      .safeAreaInset(edge: .top) { Color.clear.frame(width: 8, height: 16).overlay(Text("b")) }
    expect(rows(of: view, columns: 1, rows: 4), equals: ["b", "", "a", "", ""])
  }
}

@MainActor struct TerminalPictureTests {
  @Test @MainActor func `A picture in characters has escape sequences only if colors are requested`() {
    let host = ViewHost(size: CGSize(width: 40, height: 16)) { Text("hi").foregroundColor(.red) }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    expect(host.terminalPicture(), equals: "  hi\n")
    expect(host.terminalPicture(colors: .direct), contains: "\u{1B}[38;2;")
  }

  @Test(arguments: [1, 2, 2.9, 6]) func `A border of any width fills the cells of its frame`(_ width: CGFloat) {
    // 24 to 72 points down are rows 2 to 5; with zero thickness the line would lose a row.
    let host = ViewHost(size: CGSize(width: 56, height: 96)) {
      Color.clear.frame(width: 40, height: 48).overlay(Rectangle().strokeBorder(Color.black, lineWidth: width))
    }
    host.update()
    let rows = host.terminalPicture().split(separator: "\n", omittingEmptySubsequences: false)
    expect(rows.map { $0.isEmpty }, equals: [true, true, false, false, false, true, true])
  }

  @Test @MainActor func `One import provides the modules that a SwiftUI file expects`() {
    let id: UUID = UUID()
    let date = Date(timeIntervalSince1970: 0)
    expect(id, differsFrom: UUID())
    expect(date.timeIntervalSince1970, equals: 0)
    expect(DispatchQueue.main.label, equals: "com.apple.main-thread")
    expect(Counter().count, equals: 1)
  }

  @Observable final class Counter { var count = 1 }
}
