import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// The values that pass through a stack, and those that the stack determines.
@MainActor @Suite struct StackTransparencyTests {
  @Test(
    .claim(
      "STACK-38", "A color between two texts is as wide as the wider text in a column at its ideal size.", .observed,
      "observed in OpenSwiftUI: an unspecified cross length becomes the stack's own when it places its children"))
  func `A color between texts is as wide as the wider text`() {
    let host = settledHost(200, 200) {
      VStack {
        Text("aaaa").accessibilityIdentifier("short")
        Color.red.accessibilityIdentifier("colour")
        Text("aaaaaaaa").accessibilityIdentifier("long")
      }.fixedSize()
    }
    #expect(host.columns("short", "colour", "long") == "84…116 68…132 68…132")
    #expect(host.rows("short", "colour", "long") == "67…87 95…105 113…133")
  }

  @Test(
    .claim(
      "STACK-39", "A stack of any kind with one child passes on the child's priority and spacing.", .observed,
      "observed in OpenSwiftUI, whose stacks unwrap a single static child"))
  func `Every kind of stack of one is transparent`() {
    func columns<V: View>(@ViewBuilder _ stack: () -> V) -> String {
      settledHost(100, 50) {
        HStack(spacing: 0) {
          stack()
          Block("b")
        }
      }.columns("a", "b")
    }
    let first = Block("a").layoutPriority(1)
    #expect(columns { HStack { first } } == "0…100 100…100")
    #expect(columns { VStack { first } } == "0…100 100…100")
    #expect(columns { ZStack { first } } == "0…100 100…100")
    #expect(columns { ZStack { VStack { HStack { first } } } } == "0…100 100…100")
    let pair = columns {
      ZStack {
        first
        Color.clear
      }
    }
    #expect(pair == "0…50 50…100")
    let texts = settledHost(100, 100) {
      VStack {
        HStack { Text("a").accessibilityIdentifier("a") }
        ZStack { Text("b").accessibilityIdentifier("b") }
        VStack { Text("c").accessibilityIdentifier("c") }
      }
    }
    #expect(texts.rows("a", "b", "c") == "18…38 40…60 62…82")
  }

  @Test(
    .claim(
      "STACK-44", "A loop, a condition, or an erased view with a single view does not make its stack transparent.",
      .observed, "observed in OpenSwiftUI, whose stacks unwrap a single static child only"))
  func `A dynamic container of one view keeps its stack`() {
    func host<V: View>(@ViewBuilder _ stack: () -> V) -> String {
      let host = settledHost(100, 50) {
        HStack(alignment: .top, spacing: 0) {
          stack()
          Block("b")
        }
      }
      return "\(host.columns("a", "b")) \(host.rows("a"))"
    }
    let view = Block("a").alignmentGuide(.top) { _ in 10 }.layoutPriority(1)
    let isThere = true
    #expect(host { VStack { view } } == "0…100 100…100 -5…45")
    let inside = "0…50 50…100 0…50"
    #expect(host { VStack { ForEach(0..<1) { _ in view } } } == inside)
    #expect(host { HStack { if isThere { view } } } == inside)
    #expect(host { ZStack { AnyView(view) } } == inside)
    let pair = host {
      VStackLayout {
        view
        if !isThere { Color.blue }
      }
    }
    #expect(pair == inside)
  }

  @Test(
    .claim(
      "STACK-40", "aspectRatio resets a view's layout priority to 0, like other single-child layouts.", .observed,
      "observed in OpenSwiftUI: single-child layouts do not pass on priority"))
  func `A ratio resets priority`() {
    func columns<V: View>(@ViewBuilder _ view: () -> V) -> String {
      settledHost(100, 50) {
        HStack(spacing: 0) {
          view()
          Block("b")
        }
      }.columns("a", "b")
    }
    #expect(columns { Block("a").layoutPriority(1).aspectRatio(10, contentMode: .fit) } == "0…50 50…100")
    #expect(columns { Block("a").aspectRatio(10, contentMode: .fit).layoutPriority(1) } == "0…100 100…100")
  }

  @Test(
    .claim(
      "STACK-41", "An empty container has the lowest priority, like a spacer.", .observed,
      "observed in OpenSwiftUI"))
  func `Empty containers have the lowest priority`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      Scripted.looking { journal.note($0.map { "\($0.priority)" }.joined(separator: ",")) }
        .callAsFunction {
          HStack {}
          VStack {}
          ZStack {}
          Grid {}
          Spacer()
          VStack { EmptyView() }
          VStack { Spacer() }
        }
    }
    #expect(journal.take() == "-inf,-inf,-inf,-inf,-inf,-inf,-inf")
  }

  @Test(
    .claim(
      "STACK-42",
      "A stack of many children measures the least flexible ones first, and equally flexible ones in view order.",
      .observed, "OpenSwiftUI, StackLayout; objc.io on the stack algorithm"))
  func `Forty children are measured in order of flexibility`() {
    let host = settledHost(400, 10) {
      HStack(spacing: 0) {
        ForEach(0..<40) { index in Elastic("\(index)", from: 0, to: index.isMultiple(of: 2) ? 4 : nil) }
      }
    }
    // Twenty take 4 of their 10 points; the other twenty share the remaining 320.
    #expect(host.columns("0", "1", "38", "39") == "0…4 4…20 380…384 384…400")
  }

  @Test(
    .claim(
      "STACK-43", "The minimum length of a lower priority is reserved before the rest of its group is measured.",
      .documented, "Apple's documentation of layoutPriority(_:)"))
  func `A longer minimum of a third priority is reserved`() {
    let host = settledHost(200, 10) {
      HStack(spacing: 0) {
        Elastic("low", from: 30)
        Elastic("top", from: 10, to: 90).layoutPriority(2)
        Elastic("middle", from: 20).layoutPriority(1)
      }
    }
    // 200 − 30 − 20 is enough for 90; then 110 − 30 for the middle; then the remaining length.
    #expect(host.columns("low", "top", "middle") == "0…30 30…120 120…200")
  }

  @Test(
    .claim(
      "SPACE-13", "The gap between texts of different fonts is the gap of the larger font.", .observed,
      "OpenSwiftUI, text spacing: a tenth of the line height each, and the larger of two"))
  func `The gap between texts of different sizes is the larger one`() {
    let host = settledHost(200, 100, measurer: SizeMeasurer()) {
      VStack {
        Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
        Text("b").font(.system(size: 20)).accessibilityIdentifier("small")
        Text("c").font(.system(size: 20)).accessibilityIdentifier("same")
      }
    }
    // 40 + 4 + 20 + 2 + 20 high.
    #expect(host.rows("large", "small", "same") == "7…47 51…71 73…93")
    let row = settledHost(100, 50) {
      HStack {
        Text("a").accessibilityIdentifier("a")
        Text("b").accessibilityIdentifier("b")
      }
    }
    #expect(row.columns("a", "b") == "38…46 54…62")
  }

  @Test(
    .claim(
      "SPACE-14", "The spacing preference of a ZStack is the union of those of its views.", .observed,
      "OpenSwiftUI, ZStack: the union of all"))
  func `Layers have separate gaps`() {
    func gap<V: View>(@ViewBuilder _ layers: () -> V) -> String {
      let host = settledHost(100, 100) {
        VStack {
          ZStack { layers() }.accessibilityIdentifier("layers")
          Text("below").accessibilityIdentifier("below")
        }
      }
      return short((host.frame(of: "below")?.minY ?? .nan) - (host.frame(of: "layers")?.maxY ?? .nan))
    }
    let texts = gap {
      Text("a")
      Text("b")
    }
    #expect(texts == "2")
    let mixed = gap {
      Color.clear.frame(height: 20)
      Text("b")
    }
    #expect(mixed == "2")
    let shapes = gap {
      Color.clear.frame(height: 20)
      Color.clear.frame(height: 10)
    }
    #expect(shapes == "8")
  }
}

/// A measurer whose lines are as high as the font size, and whose characters are half as wide.
private struct SizeMeasurer: TextMeasurer {
  var breaksLines: Bool { false }

  func width(of text: Substring, in font: ResolvedFont) -> CGFloat { CGFloat(text.count) * font.size / 2 }

  func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
  }
}
