import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

@MainActor @Suite struct DecorationTests {
  @Test(
    .claim(
      "OVER-10",
      "A decoration is aligned with its view on a custom guide; several views are aligned as a unit, on the mean of "
        + "their guides.",
      .derived, "follows from OVER-02, OVER-04 and the mean of explicit guides"))
  func `Custom guides align decorations`() {
    let alignment = Alignment(horizontal: .leading, vertical: .mark)
    let one = settledHost(100, 100) {
      Block("view").alignmentGuide(.mark) { _ in 30 }
        .overlay(alignment: alignment) { Block("over", 20, 20).alignmentGuide(.mark) { _ in 10 } }
    }
    #expect(one.box("over") == "0 20 20 20")
    let several = settledHost(100, 100) {
      Block("view").alignmentGuide(.mark) { _ in 30 }
        .background(alignment: alignment) {
          Block("x", 40, 40).alignmentGuide(.mark) { _ in 4 }
          Block("y", 20, 20).alignmentGuide(.mark) { _ in 2 }
        }
    }
    #expect(several.box("x") == "0 22 40 40")
    #expect(several.box("y") == "10 32 20 20")
  }

  @Test(
    .claim(
      "OVER-11",
      "An edge guide of a single decoration affects its alignment, and one of several decoration views does not.",
      .derived,
      "follows from the guides of edges, which stay inside a container of several views"))
  func `Edge guides of several decoration views stay inside`() {
    let one = settledHost(100, 100) {
      Block("view").overlay(alignment: .topLeading) { Block("x", 20, 20).alignmentGuide(.top) { _ in 5 } }
    }
    #expect(one.box("x") == "0 -5 20 20")
    let several = settledHost(100, 100) {
      Block("view").overlay(alignment: .topLeading) {
        Block("x", 20, 20).alignmentGuide(.top) { _ in 5 }
        Block("y", 20, 20)
      }
    }
    #expect(several.box("x") == "0 0 20 20")
  }

  @Test(
    .claim(
      "OVER-12", "A decorated view keeps its own spacing in a stack, regardless of the decoration.", .observed,
      "OpenSwiftUI, OverlayModifier and BackgroundModifier: spacing comes from the primary view alone"))
  func `A decorated view keeps its spacing`() {
    let host = settledHost(100, 42) {
      VStack {
        Text("a").background { Color.blue }.overlay { Spacer() }.accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
      }
    }
    #expect(host.rows("a", "b") == "0…20 22…42")
  }

  @Test(
    .claim(
      "OVER-13",
      "A style in a shape fills the shape in the view's bounds with the given fill style, behind or in front of the "
        + "view.",
      .documented,
      "Apple's documentation of background(_:in:fillStyle:), background(in:fillStyle:) and overlay(_:in:fillStyle:)"))
  func `Styles fill shapes in decorations`() {
    let host = settledHost(100, 100) {
      Ink.red.color.frame(width: 60, height: 40)
        .background(Ink.blue.color, in: Circle())
        .overlay(Ink.green.color, in: Rectangle().inset(by: 5))
    }
    #expect(host.inks == "blue red green")
    #expect(host.boxes(in: .blue) == ["30 30 40 40"])
    #expect(host.boxes(in: .green) == ["25 35 50 30"])
    func rule(_ style: FillStyle) -> Bool {
      settledHost(100, 100) {
        Color.clear.background(Ink.blue.color, in: Rings(), fillStyle: style)
      }.displayList.description.contains("even-odd")
    }
    #expect(rule(FillStyle(eoFill: true)))
    #expect(!rule(FillStyle()))
    let plain = settledHost(100, 100) {
      Color.clear.background(in: Circle()).backgroundStyle(Ink.yellow.color)
    }
    #expect(plain.boxes(in: .yellow) == ["0 0 100 100"])
  }

  @Test(
    .claim(
      "OVER-14", "Every decoration of a chain receives the size of its inner view, including the padding between them.",
      .documented, "Apple's documentation of background(alignment:content:): the modified view decides the size"))
  func `A chain of decorations proposes each inner size`() {
    let host = settledHost(100, 100) {
      Block("view", 40, 20)
        .overlay { Block("first") }
        .padding(5)
        .background { Block("second") }
        .overlay(alignment: .topTrailing) { Block("badge", 10, 10) }
        .padding(.bottom, 10)
        .background { Block("third") }
    }
    #expect(host.box("view") == "30 35 40 20")
    #expect(host.box("first") == "30 35 40 20")
    #expect(host.box("second") == "25 30 50 30")
    #expect(host.box("badge") == "65 30 10 10")
    #expect(host.box("third") == "25 30 50 40")
  }

  @Test(
    .claim(
      "OVER-15", "Views of a decoration can be inserted and removed without an effect on the surrounding layout.",
      .derived,
      "follows from OVER-01 and Apple's documentation of ViewBuilder"))
  func `Views can be inserted in and removed from a decoration`() {
    let handle = Handle<Bool>()
    let host = settledHost(100, 100) {
      Stateful(false, handle) { isThere in
        HStack(spacing: 0) {
          Ink.red.color.frame(width: 40, height: 30).overlay { if isThere { Ink.blue.color } }
            .background(alignment: .bottom) { if isThere { Ink.green.color.frame(width: 90, height: 5) } }
          Block("b", 20, 20)
        }
      }
    }
    #expect(host.boxes(in: .blue).isEmpty)
    let measurements = host.update().counts.measurements
    #expect(measurements == 0)
    handle.set(true)
    host.update()
    #expect(host.boxes(in: .blue) == ["20 35 40 30"])
    #expect(host.boxes(in: .green) == ["-5 60 90 5"])
    #expect(host.columns("b") == "60…80")
    handle.set(false)
    host.update()
    #expect(host.boxes(in: .blue).isEmpty && host.boxes(in: .green).isEmpty)
  }

  @Test(
    .claim(
      "OVER-16", "A decoration of a group in a stack decorates each of its views.", .documented,
      "Apple's documentation of Group: a modifier applied to a group affects all of its members"))
  func `Each view of a group is decorated`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Group {
          Block("a", 40, 20)
          Block("b", 20, 30)
        }.background { Ink.blue.color }
      }
    }
    #expect(host.boxes(in: .blue) == ["30 25 40 20", "40 45 20 30"])
  }

  @Test(
    .claim(
      "OVER-17", "The overflow of a decoration is drawn and hit.", .derived,
      "follows from OVER-01: neither an overlay nor a background clips"))
  func `Overflowing decorations are drawn and hit`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Block("view", 20, 20).overlay(alignment: .topTrailing) {
        Ink.blue.color.frame(width: 10, height: 10).onTapGesture { journal.note("badge") }.offset(x: 8, y: -8)
      }
    }
    #expect(host.boxes(in: .blue) == ["58 32 10 10"])
    host.tap(at: CGPoint(x: 66, y: 34))
    #expect(journal.take() == "badge")
  }
}

/// Two nested rectangles with the same winding direction.
private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 10, dy: 10))
    return path
  }
}
