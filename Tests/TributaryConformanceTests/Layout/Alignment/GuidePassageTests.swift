private enum Mark: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
  fileprivate static let third = VerticalAlignment(Third.self)
}

@MainActor struct GuidePassageTests {
  @Test(.claim("ALIGN-22")) @MainActor func `A guide that no view sets has the default of its id`() {
    play(100, 60, "| rows low, high, set = 12.5…42.5 2.5…62.5 -2.5…27.5") {
      HStack(alignment: .third, spacing: 0) {
        Block("low", 20, 30)
        Block("high", 20, 60)
        Block("set", 20, 30).alignmentGuide(.third) { $0[.third] + $0.height / 2 }
      }
    }
  }

  @Test(.claim("ALIGN-24")) @MainActor func `Texts of different sizes align on their baselines`() {
    func rows<V: View>(_ alignment: VerticalAlignment, @ViewBuilder _ text: () -> V) -> String {
      settledHost(200, 100, measurer: SizeMeasurer()) {
        HStack(alignment: alignment, spacing: 0) {
          Text("a").font(.system(size: 40)).accessibilityIdentifier("large")
          text().accessibilityIdentifier("small")
        }.frame(height: 100, alignment: .top)
      }.rows("large", "small")
    }
    let small = Text("b").font(.system(size: 20))
    let lines = Text("b\nc").font(.system(size: 20))
    expect(rows(.firstTextBaseline) { small }, equals: "0…40 15…35")
    expect(rows(.firstTextBaseline) { lines }, equals: "0…40 15…55")
    expect(rows(.lastTextBaseline) { lines }, equals: "5…45 0…40")
    expect(rows(.firstTextBaseline) { small.padding(.top, 25) }, equals: "10…50 0…45")
    expect(rows(.firstTextBaseline) { small.frame(height: 60) }, equals: "5…45 0…60")
    expect(rows(.firstTextBaseline) { small.offset(y: 50) }, equals: "0…40 15…35")
    expect(rows(.firstTextBaseline) { small.alignmentGuide(.firstTextBaseline) { $0[.bottom] } }, equals: "0…40 10…30")
  }

  @Test(.claim("ALIGN-27")) @MainActor func `View dimensions include every guide of the view`() {
    var given: [CGFloat?] = []
    let host = settledHost(200, 100, measurer: SizeMeasurer()) {
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
    expectEmpty(host.diagnostics)
    expect(given, equals: [20, 43, 0, 10, 20, 0, 21.5, 43, 18, 38, 10, 43.0 / 3, 18, 10, nil, nil, nil])
  }
}
