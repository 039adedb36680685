import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case apple, berry, cherry

    var id: Flavor { self }
  }

  /// A picker 300 points wide, with the selection as its identifier.
  private struct Panel<P: PickerStyle>: View {
    let style: P
    var makesOptional = false
    @State private var flavor = Flavor.berry
    @State private var choice: Flavor?

    var body: some View {
      VStack(spacing: 0) {
        if makesOptional {
          Picker("Flavor", selection: $choice) {
            Text("Apple").tag(Flavor.apple)
            Text("None").tag(Flavor?.none)
            Text("Strict").tag(Flavor.cherry, includeOptional: false)
          }
        } else {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue).accessibilityIdentifier($0.rawValue) }
          }
        }
        Color.clear.frame(height: 10).accessibilityIdentifier(
          makesOptional ? "\(choice?.rawValue ?? "none")!" : "\(flavor)!")
      }
      .pickerStyle(style)
    }
  }

  private func chosen<V: View>(_ host: ViewHost<V>) -> String? { host.identifiers.first { $0.hasSuffix("!") } }

  @Test(
    .claim(
      "CONTROL-30",
      "The options of a segmented picker have equal widths, and a pressed option is selected.",
      .documented, "Apple's documentation of Picker and SegmentedPickerStyle"))
  func `A pressed segment selects its value`() {
    let host = settledHost(300, 100) { Panel(style: .segmented) }
    expect(chosen(host), equals: "berry!")
    expect(host.frame(of: "apple")?.midX, equals: 50)
    expect(host.frame(of: "cherry")?.midX, equals: 250)
    host.tap("cherry")
    expect(chosen(host), equals: "cherry!")
    host.tap(at: CGPoint(x: 2, y: host.frame(of: "apple")?.midY ?? 0))
    expect(chosen(host), equals: "apple!")
  }

  /// A wheel of nine rows in a frame.
  private struct Wheel: View {
    let height: CGFloat?
    @State private var row = 5

    var body: some View {
      Picker("", selection: $row) {
        ForEach(1..<10) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
      }
      .pickerStyle(.wheel).labelsHidden().frame(height: height).accessibilityIdentifier("wheel")
    }
  }

  @Test(
    .claim(
      "CONTROL-191",
      "A frame that is lower than a wheel clips it, and the selected option is in the middle of the frame.",
      .decided, "decision of this project: a wheel is a column of its options"))
  func `A low wheel shows the options around the selected one`() throws {
    let host = settledHost(200, 400) { Wheel(height: 60) }
    let frame = try #require(host.frame(of: "wheel"))
    expect(frame.height, equals: 60)
    expect(host.frame(of: "row 5")?.midY, equals: frame.midY)
    // The first options are outside the frame: they are neither visible nor pressed.
    host.tap(at: host.frame(of: "row 1").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    expect(host.frame(of: "row 5")?.midY, equals: frame.midY)
    host.tap("row 6")
    expect(host.frame(of: "row 6")?.midY, equals: frame.midY)
    host.tap("row 7")
    host.tap("row 8")
    host.tap("row 9")
    expect(host.frame(of: "row 9")?.midY, equals: frame.midY)

    let whole = settledHost(200, 400) { Wheel(height: nil) }
    let all = try #require(whole.frame(of: "wheel"))
    expect(whole.frame(of: "row 5")?.midY, equals: all.midY)
    whole.tap("row 6")
    expect(whole.frame(of: "row 5")?.midY, equals: all.midY, "a column that fits does not move")
  }

  @Test(
    .claim(
      "CONTROL-31", "The ids of a ForEach are the tags of its options.", .documented,
      "Apple's documentation of Picker"))
  func `The ids of a ForEach are tags`() {
    let host = settledHost(300, 100) { Panel(style: .inline) }
    #expect((host.frame(of: "berry")?.minY ?? 0) > (host.frame(of: "apple")?.maxY ?? 0))
    host.play(expecting: ["tap apple": "apple!"]) { chosen(host) }
  }

  @Test(
    .claim(
      "CONTROL-32", "A tag also matches an optional of its value, unless includeOptional is false.", .documented,
      "Apple's documentation of tag(_:includeOptional:)"))
  func `A tag also matches an optional of its value`() {
    let host = settledHost(300, 100) { Panel(style: .segmented, makesOptional: true) }
    host.play(expecting: ["": "none!", "tap 50,50": "apple!", "tap 250,50": "apple!", "tap 150,50": "none!"]) {
      chosen(host)
    }
  }

  /// Pickers of optional numbers and of an erased value.
  private struct Numbers: View {
    @State private var number: Int? = 3
    @State private var size: Double? = 0.5
    @State private var year: Int?
    @State private var any = AnyHashable(1)

    var body: some View {
      VStack(spacing: 0) {
        Picker("Number", selection: $number) {
          Text("2").accessibilityIdentifier("two").tag(2)
          Text("3").accessibilityIdentifier("three").tag(3 as Int?)
          Text("None").accessibilityIdentifier("none").tag(nil as Int?)
          Text("5").accessibilityIdentifier("erased five").tag(AnyHashable(5))
        }
        Picker("Size", selection: $size) {
          Text("Half").accessibilityIdentifier("half").tag(0.5)
          Text("Whole").accessibilityIdentifier("whole").tag(Optional(1.0))
        }
        Picker("Year", selection: $year) {
          ForEach([nil, 2025, 2026] as [Int?], id: \.self) { year in
            Text(year.map { "\($0)" } ?? "Any").accessibilityIdentifier("year \(year ?? 0)")
          }
        }
        Picker("Erased", selection: $any) {
          Text("4").accessibilityIdentifier("four").tag(AnyHashable(4))
          Text("6").accessibilityIdentifier("typed six").tag(6)
        }
        Color.clear.frame(height: 10).accessibilityIdentifier(
          "\(number ?? 0) \(size ?? 0) \(year ?? 0) \(any.base)!")
      }
      .pickerStyle(.inline)
    }
  }

  @Test func `Options of optional numbers are selected by their tags and by their ids`() {
    let host = settledHost(300, 600) { Numbers() }
    host.play(expecting: [
      "": "3 0.5 0 1!", "tap two; tap whole; tap year 2026; tap four": "2 1.0 2026 4!",
      "tap three; tap half; tap year 0": "3 0.5 0 4!", "tap none": "0 0.5 0 4!",
      // An erased tag and a tag of a number have different types.
      "tap erased five; tap typed six": "0 0.5 0 4!",
    ]) { chosen(host) }
  }

  @Test(
    .claim(
      "CONTROL-33", "The selected option is drawn on a background that moves with the selection.", .decided,
      "decision of this project"))
  func `The selected option is drawn on a background`() {
    let host = settledHost(300, 100) { Panel(style: .segmented).tint(Ink.red.color) }
    let grounds = { host.painted.filter { $0.box.width == 100 }.map { Int($0.box.minX) } }
    expect(grounds(), equals: [100])
    host.tap("cherry")
    expect(grounds(), equals: [200])
  }

  @Test(
    .claim(
      "CONTROL-34", "Every option of a picker is focusable, and Return selects it.", .decided,
      "decision of this project"))
  func `Keys select an option`() {
    let host = settledHost(300, 100) { Panel(style: .segmented) }
    let next = "focus 1; activate"
    host.play(expecting: [next: "apple!", next: "berry!", next: "cherry!", next: "apple!"]) { chosen(host) }
  }
}
