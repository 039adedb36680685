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

@MainActor @Suite struct AlignmentGuideTests {
  @Test(
    .claim(
      "ALIGN-10",
      "The children of a stack are aligned on its guide, and the cross length of the stack includes their extents.",
      .documented,
      "Apple's documentation of alignmentGuide(_:computeValue:)"))
  func `Alignment guides widen a stack`() {
    let column = settledHost(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20)
        Block("b", 50, 20).alignmentGuide(.leading) { _ in 20 }
      }.accessibilityIdentifier("stack")
    }
    #expect(column.columns("stack", "a", "b") == "15…85 35…85 15…65")
    let row = settledHost(100, 40) {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20)
        Block("b", 20, 20).alignmentGuide(.bottom) { _ in 3 }.alignmentGuide(.top) { $0[.bottom] }
      }
    }
    #expect(row.rows("a", "b") == "11.5…31.5 8.5…28.5")
  }

  @Test(
    .claim(
      "ALIGN-11",
      "The cross length of a stack is the extent of its children, even if the alignment line is outside all of them.",
      .decided,
      "decision of this project; OpenSwiftUI includes the alignment line and returns 70, and SwiftUI has not been "
        + "measured"
    ))
  func `An alignment line outside all children takes no space`() {
    let host = settledHost(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 20).alignmentGuide(.leading) { _ in -20 }
        Block("b", 50, 20).alignmentGuide(.leading) { _ in -20 }
      }.accessibilityIdentifier("stack")
    }
    expect(host.columns("stack", "a", "b"), here: "25…75 25…75 25…75", inSwiftUI: nil)
  }

  @Test(
    .claim(
      "ALIGN-12", "The value of a custom guide in a container is the average over the children that set it.", .observed,
      "OpenSwiftUI's alignment tests: 1, 3, 5 and none give 3"))
  func `A custom guide of several children is their average`() {
    let host = settledHost(100, 23) {
      HStack(alignment: .mark, spacing: 0) {
        ZStack(alignment: .topLeading) {
          Block("a", 20, 20).alignmentGuide(.mark) { _ in 1 }
          Block("b", 20, 20).alignmentGuide(.mark) { _ in 3 }
          Block("c", 20, 20).alignmentGuide(.mark) { _ in 5 }
          Block("d", 20, 20)
        }
        Block("outside", 20, 20)
      }
    }
    #expect(host.rows("a", "outside") == "0…20 3…23")
  }

  @Test(
    .claim(
      "ALIGN-13", "A guide moves with its child: the container adds the origin of the child.", .documented,
      "Apple's sample of a custom alignment; OpenSwiftUI's stack leaves the origin out"))
  func `A guide of the second child is measured from the top of the stack`() {
    let host = settledHost(100, 45) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Block("a", 20, 20)
          Block("b", 20, 20).alignmentGuide(.mark) { _ in 5 }
        }
        Block("outside", 20, 20)
      }
    }
    #expect(host.rows("a", "b", "outside") == "0…20 20…40 25…45")
  }

  @Test(
    .claim(
      "ALIGN-14", "An explicit edge guide passes through padding, but does not pass through the surrounding stack.",
      .observed,
      "observed in OpenSwiftUI for nested stacks and single-child layouts"))
  func `An explicit edge guide stays inside its container`() {
    let nested = settledHost(100, 40) {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          Block("a", 20, 20).alignmentGuide(.top) { _ in 10 }
          Block("b", 20, 20)
        }
        Block("outside", 20, 20)
      }
    }
    #expect(nested.rows("a", "outside") == "0…20 0…20")
    let padded = settledHost(100, 35) {
      HStack(alignment: .top, spacing: 0) {
        Block("a", 20, 20).alignmentGuide(.top) { _ in 10 }.padding(5)
        Block("outside", 20, 20)
      }
    }
    #expect(padded.rows("a", "outside") == "5…25 15…35")
  }

  @Test(
    .claim(
      "ALIGN-15",
      "The first baseline of a column is the first baseline of its first text, and the last is that of its last text.",
      .documented,
      "Apple's documentation of firstTextBaseline and lastTextBaseline; OpenSwiftUI merges both by the minimum"))
  func `The baselines of a column are those of its first and last texts`() {
    func rows(_ alignment: VerticalAlignment) -> String {
      settledHost(100, 40) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("a").accessibilityIdentifier("a")
            Text("b").accessibilityIdentifier("b")
          }
          Text("c").accessibilityIdentifier("c")
        }
      }.rows("a", "b", "c")
    }
    #expect(rows(.firstTextBaseline) == "0…20 20…40 0…20")
    #expect(rows(.lastTextBaseline) == "0…20 20…40 20…40")
  }

  @Test(
    .claim(
      "ALIGN-16", "The baseline of a view without text is its bottom.", .documented,
      "Apple's documentation of VerticalAlignment"))
  func `The baseline of a shape is its bottom`() {
    let host = settledHost(100, 20) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").accessibilityIdentifier("a")
        Block("b", 10, 10)
      }
    }
    #expect(host.rows("a", "b") == "0…20 6…16")
  }

  @Test(
    .claim(
      "ALIGN-17", "An overlay or background contributes no guides.", .observed,
      "OpenSwiftUI, OverlayModifier: guides come from the primary view alone"))
  func `Overlays and backgrounds contribute no guides`() {
    let host = settledHost(100, 20) {
      HStack(alignment: .mark, spacing: 0) {
        Block("a", 20, 20)
          .overlay { Color.blue.alignmentGuide(.mark) { _ in 10 } }
          .background { Color.blue.alignmentGuide(.mark) { _ in -10 } }
        Block("b", 20, 20)
      }
    }
    #expect(host.rows("a", "b") == "0…20 0…20")
  }

  @Test(
    .claim(
      "ALIGN-18",
      "A guide closure reads the other guides of its view; a guide is explicit only if a view inside sets it.",
      .documented, "Apple's documentation of ViewDimensions"))
  func `A guide closure reads the dimensions of its view`() {
    var outer: CGFloat? = -1
    var inner: CGFloat? = -1
    var end: CGFloat = -1
    let host = settledHost(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 30, 20)
          .alignmentGuide(.leading) { dimensions in
            inner = dimensions[explicit: .leading]
            end = dimensions[.trailing]
            return 7
          }
          .alignmentGuide(.leading) { dimensions in
            outer = dimensions[explicit: .leading]
            return dimensions[HorizontalAlignment.center]
          }
        Block("b", 30, 20)
      }
    }
    #expect(host.columns("a", "b") == "27.5…57.5 42.5…72.5")
    #expect(outer == 7)
    #expect(inner == nil)
    #expect(end == 30)
  }

  @Test(
    .claim(
      "ALIGN-19", "A change of the state that a guide closure reads invalidates the layout.", .derived,
      "Apple's documentation of State: a change updates the parts of the hierarchy that depend on it"))
  func `A guide is updated when the state that its closure reads changes`() {
    struct Shifting: View {
      @State private var shift: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Block("a", 30, 20)
          Block("b", 30, 20).alignmentGuide(.leading) { _ in shift }
        }.onTapGesture { shift += 10 }
      }
    }
    let host = settledHost(100, 100) { Shifting() }
    #expect(host.columns("a", "b") == "35…65 35…65")
    host.tap("a")
    #expect(host.columns("a", "b") == "40…70 30…60")
  }
}
