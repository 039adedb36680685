import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
  fileprivate static let side = HorizontalAlignment(Mark.self)
}

/// The passage of alignment guides through modifiers and containers.
@MainActor @Suite struct GuidePassageTests {
  /// Returns the position of a view's guide, measured from the view's top: a neighbor aligned by that guide has its top
  /// there.
  private func mark<V: View>(@ViewBuilder of view: () -> V) -> String {
    let host = settledHost(400, 400) {
      HStack(alignment: .mark, spacing: 0) {
        view().accessibilityIdentifier("whole")
        Block("beside", 20, 20)
      }
    }
    guard let whole = host.frame(of: "whole"), let beside = host.frame(of: "beside") else { return "nowhere" }
    return short(beside.minY - whole.minY)
  }

  private var marked: some View { Block("a", 20, 20).alignmentGuide(.mark) { _ in 5 } }

  @Test(
    .claim(
      "ALIGN-22",
      "A guide that no view sets has the default value of its id, computed from the dimensions of the view.",
      .documented,
      "Apple's documentation of AlignmentID"))
  func `A guide that no view sets has the default of its id`() {
    let host = settledHost(100, 60) {
      HStack(alignment: .third, spacing: 0) {
        Block("low", 20, 30)
        Block("high", 20, 60)
        Block("set", 20, 30).alignmentGuide(.third) { $0[.third] + $0.height / 2 }
      }
    }
    #expect(host.rows("low", "high", "set") == "12.5…42.5 2.5…62.5 -2.5…27.5")
  }

  @Test(
    .claim(
      "ALIGN-23", "A guide passes through the modifiers around its view and moves with the view, except by an offset.",
      .observed, "observed in OpenSwiftUI: single-child layouts add the child's origin to an explicit guide"))
  func `Guides pass through modifiers`() {
    #expect(mark { marked } == "5")
    #expect(mark { marked.padding(.top, 7) } == "12")
    #expect(mark { marked.frame(height: 40) } == "15")
    #expect(mark { marked.frame(height: 40, alignment: .bottom) } == "25")
    #expect(mark { marked.frame(minHeight: 50) } == "20")
    #expect(mark { marked.fixedSize() } == "5")
    #expect(mark { marked.offset(y: 9) } == "5")
    #expect(mark { marked.scaleEffect(2) } == "5")
    #expect(mark { marked.overlay { Block("o", 9, 9) }.background { Block("b", 9, 9) } } == "5")
    #expect(mark { marked.zIndex(1).layoutPriority(1).opacity(0.5) } == "5")
    #expect(mark { marked.safeAreaPadding(.top, 3) } == "8")
    #expect(mark { marked.safeAreaInset(edge: .top, spacing: 0) { Block("bar", 20, 6) } } == "11")
    #expect(mark { marked.padding(.top, 7).frame(height: 47, alignment: .bottom).padding(.top, 1) } == "33")
  }

  @Test(
    .claim(
      "ALIGN-24",
      "Texts of different sizes are aligned on their baselines: the first or the last one if they have several lines.",
      .documented, "Apple's documentation of firstTextBaseline and lastTextBaseline"))
  func `Texts of different sizes align on their baselines`() {
    func rows<V: View>(_ alignment: VerticalAlignment, @ViewBuilder _ text: () -> V) -> String {
      settledHost(200, 100, measurer: QuarterMeasurer()) {
        HStack(alignment: alignment, spacing: 0) {
          Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
          text().accessibilityIdentifier("small")
        }.frame(height: 100, alignment: .top)
      }.rows("large", "small")
    }
    let small = Text("b").font(.system(size: 20))
    let lines = Text("b\nc").font(.system(size: 20))
    #expect(rows(.firstTextBaseline) { small } == "0…40 15…35")
    #expect(rows(.firstTextBaseline) { lines } == "0…40 15…55")
    #expect(rows(.lastTextBaseline) { lines } == "5…45 0…40")
    #expect(rows(.firstTextBaseline) { small.padding(.top, 25) } == "10…50 0…45")
    #expect(rows(.firstTextBaseline) { small.frame(height: 60) } == "5…45 0…60")
    #expect(rows(.firstTextBaseline) { small.offset(y: 50) } == "0…40 15…35")
    #expect(rows(.firstTextBaseline) { small.alignmentGuide(.firstTextBaseline) { $0[.bottom] } } == "0…40 10…30")
  }

  @Test(
    .claim(
      "ALIGN-25",
      "A nested container averages the guides of its children, and counts as one child in the container around it.",
      .observed,
      "OpenSwiftUI's alignment tests for the mean; Apple's sample of a custom alignment for the child's origin"))
  func `A nested container counts as one child in an average`() {
    let nested = mark {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          Block("a", 20, 20).alignmentGuide(.mark) { _ in 2 }
          Block("b", 20, 20).alignmentGuide(.mark) { _ in 6 }
          Block("none", 20, 20)
        }
        Block("c", 20, 20).alignmentGuide(.mark) { _ in 10 }
      }
    }
    #expect(nested == "17")
    let layers = mark {
      ZStack {
        Block("back", 40, 40)
        Block("front", 20, 20).alignmentGuide(.mark) { _ in 5 }
      }
    }
    #expect(layers == "15")
    let grouped = mark {
      VStack(spacing: 0) {
        Group {
          Block("a", 20, 20)
          ForEach(0..<2) { index in Block("\(index)", 20, 20).alignmentGuide(.mark) { $0[.bottom] } }
        }
      }
    }
    #expect(grouped == "50")
  }

  @Test(
    .claim(
      "ALIGN-26",
      "An explicit edge or center guide passes through single-child layouts, including a stack with one child.",
      .observed, "observed in OpenSwiftUI for frames and padding; a stack of one static child is transparent there"))
  func `Explicit edge guides pass through single-child layouts`() {
    func columns<V: View>(@ViewBuilder _ view: () -> V) -> String {
      settledHost(200, 100) {
        VStack(alignment: .leading, spacing: 0) {
          view()
          Block("below", 20, 20)
        }.frame(width: 200, alignment: .leading)
      }.columns("a", "below")
    }
    let view = Block("a", 20, 20).alignmentGuide(.leading) { _ in 10 }
    #expect(columns { view } == "0…20 10…30")
    #expect(columns { view.frame(width: 40) } == "10…30 20…40")
    #expect(columns { VStack { view } } == "0…20 10…30")
    #expect(columns { VStack { HStack { view.padding(.leading, 4) } } } == "4…24 14…34")
    let pair = columns {
      VStack {
        view
        Block("b", 20, 20)
      }
    }
    #expect(pair == "0…20 0…20")
  }

  @Test(
    .claim(
      "ALIGN-27",
      "The dimensions that a guide closure receives contain the width, the height, and every guide of the view "
        + "inside.",
      .documented, "Apple's documentation of ViewDimensions"))
  func `View dimensions include every guide of the view`() {
    var given: [CGFloat?] = []
    let host = settledHost(200, 100, measurer: QuarterMeasurer()) {
      HStack(alignment: .top, spacing: 0) {
        Text("bb\nc").font(.system(size: 20))
          .alignmentGuide(VerticalAlignment.mark) { _ in 7 }
          .padding(.top, 3)
          .alignmentGuide(.top) { dimensions in
            given = [
              dimensions.width, dimensions.height, dimensions[.leading], dimensions[HorizontalAlignment.center],
              dimensions[.trailing], dimensions[.top], dimensions[VerticalAlignment.center], dimensions[.bottom],
              dimensions[.firstTextBaseline], dimensions[.lastTextBaseline], dimensions[VerticalAlignment.mark],
              dimensions[.third], dimensions[explicit: .firstTextBaseline],
              dimensions[explicit: VerticalAlignment.mark],
              dimensions[explicit: .third], dimensions[explicit: .bottom], dimensions[explicit: .leading],
            ]
            return 0
          }
        Block("beside", 1, 1)
      }
    }
    #expect(host.diagnostics.isEmpty)
    #expect(given == [20, 43, 0, 10, 20, 0, 21.5, 43, 18, 38, 10, 43.0 / 3, 18, 10, nil, nil, nil])
  }

  @Test(
    .claim(
      "ALIGN-28", "An alignment of two custom guides aligns layers, frames, and decorations.", .documented,
      "Apple's documentation of Alignment and of custom alignments"))
  func `Custom guides align on both axes`() {
    let alignment = Alignment(horizontal: .side, vertical: .mark)
    let large = Block("large", 40, 40).alignmentGuide(HorizontalAlignment.side) { $0.width / 4 }
      .alignmentGuide(VerticalAlignment.mark) { $0.height - 10 }
    let layers = settledHost(100, 100) {
      ZStack(alignment: alignment) {
        large
        Block("small", 20, 20)
      }.accessibilityIdentifier("stack")
    }
    #expect(layers.box("stack") == "30 25 40 50")
    #expect(layers.box("large") == "30 25 40 40")
    #expect(layers.box("small") == "40 55 20 20")
    let decoration = settledHost(100, 100) { large.overlay(alignment: alignment) { Block("small", 20, 20) } }
    #expect(decoration.box("large") == "30 30 40 40")
    #expect(decoration.box("small") == "40 60 20 20")
    let frame = settledHost(100, 100) { large.frame(width: 80, height: 80, alignment: alignment) }
    #expect(frame.box("large") == "0 -20 40 40")
  }
}

/// A measurer whose lines are as high as the font size, a quarter of it below the baseline, and whose characters are
/// half as wide.
private struct QuarterMeasurer: TextMeasurer {
  var breaksLines: Bool { false }

  func width(of text: Substring, in font: ResolvedFont) -> CGFloat { CGFloat(text.count) * font.size / 2 }

  func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
  }
}
