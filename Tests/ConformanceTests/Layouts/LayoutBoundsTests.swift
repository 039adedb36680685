import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// The coordinates in which a layout places its subviews.
@MainActor @Suite struct LayoutBoundsTests {
  /// Returns a layout that records its bounds and places each subview at their origin, or at zero if it ignores the
  /// origin.
  private static func noting(
    _ journal: Journal, isForgetful: Bool = false, @ViewBuilder content: () -> some View
  ) -> some View {
    let layout = Scripted.sized(30, 20) { bounds, _, subviews in
      journal.note(short(bounds))
      for subview in subviews { subview.place(at: isForgetful ? .zero : bounds.origin, proposal: .unspecified) }
    }
    return layout(content)
  }

  @Test(
    .claim(
      "LAYOUT-28", "The bounds of a layout are in the coordinates of its container.", .observed,
      "programs with printed results, run on macOS 26.6 and 27: 50 to the right in a row, minX is 50"))
  func `The bounds of a layout start at its origin in the container`() {
    let journal = Journal()
    let host = settledHost(80, 20) {
      HStack(spacing: 0) {
        Block("a", 50, 20)
        Self.noting(journal) { Block("b", 30, 20) }
      }
    }
    expect(journal.take(), equals: "50 0 30 20")
    expect(host.box("b"), equals: "50 0 30 20")
  }

  @Test func `The bounds of a layout in a grid start at its cell`() {
    let journal = Journal()
    let host = settledHost(80, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block("a", 50, 20)
          Self.noting(journal) { Block("b", 30, 20) }
        }
      }
    }
    expect(journal.take(), equals: "50 0 30 20")
    expect(host.box("b"), equals: "50 0 30 20")
  }

  @Test func `Modifiers around a layout do not introduce a coordinate space`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Block("a", 100, 40)
        Self.noting(journal) { Block("b", 30, 20) }
          .padding(10)
          .background { Color.red }
          .frame(width: 60, height: 50, alignment: .topTrailing)
          .accessibilityIdentifier("wrapped")
      }
    }
    expect(journal.take(), equals: "40 50 30 20")
    expect(host.box("b"), equals: "40 55 30 20")
  }

  @Test func `The bounds in an overlay or at the root are those in the surrounding container`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Color.red.overlay { Self.noting(journal) { Block("b", 30, 20) } }
    }
    expect(journal.take(), equals: "35 40 30 20")
    expect(host.box("b"), equals: "35 40 30 20")
  }

  @Test func `Scrolling moves the content without calling its layouts`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Block("a", 100, 300)
          Self.noting(journal) { Block("b", 30, 20) }
        }
      }
    }
    expect(journal.take(), equals: "35 300 30 20")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
    host.update()
    expect(journal.take(), equals: "")
    expect(host.box("b"), equals: "35 250 30 20")
  }

  @Test(
    .claim(
      "LAYOUT-29", "A layout that ignores the origin of its bounds places its views outside them, with a note.",
      .derived,
      "LAYOUT-28; the note is this project's"),
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A layout that ignores the origin of its bounds is reported`(direction: LayoutDirection) {
    let host = settledHost(80, 60) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 80, 40)
        Self.noting(Journal(), isForgetful: true) { Block("b", 30, 20) }
      }
      .environment(\.layoutDirection, direction)
    }
    expect(host.rows("b"), equals: "0…20")
    expect(host.diagnostics.map(\.code), equals: [.misplacedSubview])
    expect(host.diagnostics.first?.evidence.contains { $0.lines.contains { $0.contains("bounds.origin") } } ?? false)
    let right = settledHost(80, 60) {
      VStack(spacing: 0) {
        Block("a", 80, 40)
        // Larger than the bounds, but placed from their origin.
        Self.noting(Journal()) { Block("b", 60, 40) }
      }
      .environment(\.layoutDirection, direction)
    }
    expectEmpty(right.diagnostics)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A layout that ignores one coordinate of the origin is reported even if its view touches the bounds`(
    direction: LayoutDirection
  ) {
    func host(_ axis: Axis) -> ViewHost<some View> {
      let layout = Scripted.sized(30, 20) { bounds, _, subviews in
        let origin =
          axis == .vertical ? CGPoint(x: bounds.minX, y: 0) : CGPoint(x: 0, y: bounds.minY)
        for subview in subviews { subview.place(at: origin, proposal: .unspecified) }
      }
      let stack =
        axis == .vertical
        ? AnyLayout(VStackLayout(alignment: .trailing, spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return settledHost(axis == .vertical ? 80 : 40, axis == .vertical ? 30 : 80) {
        stack {
          Block("a", axis == .vertical ? 80 : 10, axis == .vertical ? 10 : 80)
          layout { Block("b", 30, 20) }
        }
        .environment(\.layoutDirection, direction)
      }
    }
    let high = host(.vertical)
    expect(high.rows("b"), equals: "0…20")
    expect(high.diagnostics.map(\.code), equals: [.misplacedSubview])
    // In right-to-left layout, the row begins at the right, and the layout begins where its parent does.
    let wide = host(.horizontal)
    if direction == .leftToRight { expect(wide.columns("b"), equals: "0…30") }
    expect(wide.diagnostics.map(\.code) == (direction == .leftToRight ? [.misplacedSubview] : []))
  }

  @Test func `A view placed deliberately outside its layout is not reported`() {
    let badge = Scripted.sized(30, 20) { bounds, _, subviews in
      for (index, subview) in subviews.enumerated() {
        let shift: CGFloat = index == 0 ? 0 : -5
        subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
      }
    }
    let host = settledHost(80, 60) {
      VStack(spacing: 0) {
        Block("a", 80, 10)
        badge {
          Block("b", 30, 20)
          Block("c", 10, 10)
        }
      }
    }
    expect(host.rows("b", "c"), equals: "25…45 20…30")
    expectEmpty(host.diagnostics)
  }

  @Test func `A moved layout is called again and equals a fresh one`() {
    struct Moving: View {
      @State private var height: CGFloat = 10
      let journal: Journal

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: height).onTapGesture { height += 10 }.accessibilityIdentifier("a")
          LayoutBoundsTests.noting(journal, isForgetful: true) { Block("b", 30, 20) }.padding(5)
        }
      }
    }
    let journal = Journal()
    let host = settledHost(50, 100) { Moving(journal: journal) }
    expect(journal.take(), equals: "5 15 30 20")
    expect(host.rows("b"), equals: "30…50")
    host.tap(at: CGPoint(x: 45, y: 35))
    expect(journal.take(), equals: "5 25 30 20")
    // The column is now 50 high and begins at 25.
    expect(host.rows("b"), equals: "25…45")
  }
}
