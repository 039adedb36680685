import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct StackSpacingTests {
  @Test(
    .claim(
      "SPACE-01", "The default gap between shapes is 8 points, on both axes.", .reproduced,
      "observed in OpenSwiftUI and in pictures of SwiftUI"))
  func `The gap between shapes is eight points`() {
    let row = settledHost(200, 50) {
      HStack {
        Block("a")
        Block("b")
      }
    }
    #expect(row.columns("a", "b") == "0…96 104…200")
    let column = settledHost(50, 200) {
      VStack {
        Block("a")
        Block("b")
      }
    }
    #expect(column.rows("a", "b") == "0…96 104…200")
  }

  @Test(
    .claim(
      "SPACE-02", "An explicit spacing is the same between all siblings, including spacers and texts.", .documented,
      "Apple's documentation of HStack"))
  func `Explicit spacing is uniform`() {
    let host = settledHost(100, 50) {
      HStack(spacing: 5) {
        Block("a", 10)
        Spacer()
        Block("b", 10)
        Text("x").accessibilityIdentifier("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…10 77…87 92…100")
  }

  @Test(
    .claim(
      "SPACE-03", "There is no gap next to an empty stack.", .observed, "observed in OpenSwiftUI"))
  func `An empty stack has no gap`() {
    let host = settledHost(100, 50) {
      HStack {
        Block("a", 20)
        HStack {}
        Block("b", 20)
      }
    }
    #expect(host.columns("a", "b") == "30…50 50…70")
  }

  @Test(
    .claim(
      "SPACE-04", "Padded views keep the default gap.", .observed,
      "observed in OpenSwiftUI: a column of views padded by 5"))
  func `Padding does not close the gap`() {
    let host = settledHost(100, 100) {
      VStack {
        Block("a", 20, 20).padding(5)
        Block("b", 20, 20).padding(5)
      }
    }
    #expect(host.rows("a", "b") == "21…41 59…79")
  }

  @Test(
    .claim(
      "SPACE-05", "The gap between texts is a tenth of the line height, rounded up to a pixel.", .observed,
      "OpenSwiftUI, text spacing"))
  func `Texts have smaller gaps`() {
    let host = settledHost(100, 100) {
      VStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
      }
    }
    #expect(host.rows("a", "b") == "29…49 51…71")
  }

  @Test(
    .claim(
      "SPACE-06", "A spacer has no default gap to its neighbors.", .reproduced,
      "observed in OpenSwiftUI and in pictures of SwiftUI"))
  func `A spacer has no gap`() {
    let host = settledHost(100, 50) {
      HStack {
        Block("a", 20)
        Spacer()
        Block("b", 20)
      }
    }
    #expect(host.columns("a", "b") == "0…20 80…100")
  }

  @Test(
    .claim(
      "SPACE-07",
      "The minimum length of a spacer is 8 points or the given length, and a spacer overflows its stack to keep it.",
      .observed,
      "observed in OpenSwiftUI: 20, spacer, 20 at ideal size are 48 long; spacer of 100 in 100 starts at -20"))
  func `A spacer keeps its minimum`() {
    let ideal = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 20)
        Spacer()
        Block("b", 20)
      }.fixedSize().accessibilityIdentifier("row")
    }
    #expect(ideal.columns("row") == "26…74")
    let tight = settledHost(30, 50) {
      HStack {
        Block("a", 20)
        Spacer()
        Block("b", 20)
      }
    }
    #expect(tight.columns("a", "b") == "-9…11 19…39")
    let long = settledHost(100, 50) {
      HStack {
        Block("a", 20)
        Spacer(minLength: 100)
        Block("b", 20)
      }
    }
    #expect(long.columns("a", "b") == "-20…0 100…120")
  }

  @Test(
    .claim(
      "SPACE-08", "A spacer receives its length after all other children, regardless of their priority.", .observed,
      "OpenSwiftUI: its priority is minus infinity"))
  func `A spacer takes the remaining length`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Block("a").layoutPriority(-1_000)
      }
    }
    #expect(host.columns("spacer", "a") == "0…8 8…200")
  }

  @Test(
    .claim(
      "SPACE-09", "A spacer has zero cross length in a stack, and takes both axes elsewhere.", .observed,
      "OpenSwiftUI, Spacer")
  )
  func `A spacer follows the axis of its stack`() {
    let row = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 20, 20)
        Spacer().accessibilityIdentifier("spacer")
      }
    }
    #expect(row.box("spacer") == "20 25 80 0")
    let layers = settledHost(100, 50) {
      Block("a", 60, 40).overlay { Spacer().accessibilityIdentifier("spacer") }
    }
    #expect(layers.box("spacer") == "20 5 60 40")
  }

  @Test(
    .claim(
      "SPACE-10", "A spacer inside a composite view follows the axis of the enclosing stack.", .reproduced,
      "a defect report against another Swift view library; composite views add no level of layout"))
  func `A composite view does not hide the stack`() {
    struct Gap: View {
      var body: some View { Spacer().accessibilityIdentifier("gap") }
    }
    let host = settledHost(100, 50) {
      HStack {
        Block("a", 20, 20)
        Gap()
        Block("b", 20, 20)
      }
    }
    #expect(host.box("gap") == "20 25 60 0")
  }

  @Test(
    .claim(
      "SPACE-11",
      "A divider is one point thick along its stack and takes the cross length; outside a stack, it is horizontal.",
      .observed,
      "observed in OpenSwiftUI and in pictures of SwiftUI"))
  func `A divider crosses its stack`() {
    let column = settledHost(100, 100) {
      VStack {
        Block("a", 20, 20)
        Divider().accessibilityIdentifier("line")
        Block("b", 20, 20)
      }
    }
    #expect(column.box("line") == "0 49.5 100 1")
    #expect(column.rows("a", "b") == "21.5…41.5 58.5…78.5")
    let row = settledHost(100, 60) {
      HStack {
        Block("a", 20, 20)
        Divider().accessibilityIdentifier("line")
        Block("b", 20, 20)
      }
    }
    #expect(row.box("line") == "49.5 0 1 60")
    let layers = settledHost(100, 100) {
      ZStack {
        Block("a")
        Divider().accessibilityIdentifier("line")
      }
    }
    #expect(layers.box("line") == "0 49.5 100 1")
  }

  @Test(
    .claim(
      "SPACE-12", "Padding or a frame removes the text spacing of a text.", .observed,
      "OpenSwiftUI: real layouts reset the spacing preference on the edges that they touch"))
  func `Padded texts do not have the gaps of texts`() {
    func gap<V: View>(_ modified: (Text) -> V) -> CGFloat {
      let host = settledHost(100, 100) {
        VStack {
          modified(Text("a")).accessibilityIdentifier("a")
          modified(Text("b")).accessibilityIdentifier("b")
        }
      }
      return (host.frame(of: "b")?.minY ?? .nan) - (host.frame(of: "a")?.maxY ?? .nan)
    }
    #expect(gap { $0 } == 2)
    #expect(gap { $0.opacity(0.5) } == 2)
    #expect(gap { $0.padding(1) } == 8)
    #expect(gap { $0.padding(.horizontal, 1) } == 2)
    #expect(gap { $0.frame(height: 20) } == 8)
    #expect(gap { $0.frame(width: 40) } == 2)
    #expect(gap { $0.frame(maxHeight: 20) } == 8)
    #expect(gap { $0.frame(minWidth: 40) } == 2)
    #expect(gap { $0.aspectRatio(contentMode: .fit) } == 2)
  }

  @Test(
    .claim(
      "SPACE-19",
      "The gap between a text and another kind of view is the default gap: only common spacing categories are "
        + "compared.",
      .observed, "observed in OpenSwiftUI: spacing uses the categories that both views define, or the default"
    ))
  func `Texts and shapes keep the default gap`() {
    let host = settledHost(100, 200) {
      VStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
        Block("c", 20, 20)
        Text("d").accessibilityIdentifier("d")
      }
      .frame(height: 200, alignment: .top)
    }
    #expect(host.rows("a", "b", "c", "d") == "0…20 22…42 50…70 78…98")
  }
}
