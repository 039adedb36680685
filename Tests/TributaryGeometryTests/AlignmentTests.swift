private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum Broken: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan } }

private final class Guides: ExplicitGuides {
  var values: [AlignmentKey: CGFloat] = [:]
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { values[key] }
}

struct Alignments {
  private let plain = ViewDimensions(size: CGSize(width: 40, height: 30), proposal: .zero)

  @Test func `Built-in guides are edges and centers`() {
    #expect(plain[.leading] == 0 && plain[HorizontalAlignment.center] == 20 && plain[.trailing] == 40)
    #expect(plain[.top] == 0 && plain[VerticalAlignment.center] == 15 && plain[.bottom] == 30)
    #expect(plain[.firstTextBaseline] == 30 && plain[.lastTextBaseline] == 30)
  }

  @Test func `A custom guide has a custom default`() {
    expect(plain[VerticalAlignment(Third.self)], equals: 10)
    expect(plain[VerticalAlignment(Broken.self)], equals: 0)
    expectNil(plain[explicit: VerticalAlignment(Third.self)])
  }

  @Test func `An explicit guide overrides the default unless it is not a number`() {
    let guides = Guides()
    guides.values = [HorizontalAlignment.leading.key: 7, HorizontalAlignment.trailing.key: .nan]
    let dimensions = ViewDimensions(size: CGSize(width: 40, height: 30), proposal: .zero, guides: guides)
    #expect(dimensions[.leading] == 7 && dimensions[explicit: .leading] == 7)
    #expect(dimensions[.trailing] == 40 && dimensions[explicit: .trailing] == nil)
  }

  @Test func `Guides are distinguished by name and axis`() {
    expect(VerticalAlignment(Third.self), equals: VerticalAlignment(Third.self))
    expect(VerticalAlignment(Third.self), differsFrom: VerticalAlignment(Broken.self))
    expect(HorizontalAlignment.center.key, differsFrom: VerticalAlignment.center.key)
    expect(Alignment.topLeading, equals: Alignment(horizontal: .leading, vertical: .top))
    expect(Alignment.leadingLastTextBaseline.vertical, equals: .lastTextBaseline)
  }

  @Test func `Values are combined by mean, minimum, or maximum`() {
    let values: [CGFloat?] = [1, 3, 5, nil]
    expect(HorizontalAlignment(Third.self).combineExplicit(values), equals: 3)
    expect(VerticalAlignment.firstTextBaseline.combineExplicit(values), equals: 1)
    expect(VerticalAlignment.lastTextBaseline.combineExplicit(values), equals: 5)
    expectNil(HorizontalAlignment.leading.combineExplicit([nil, nil]))
  }

  @Test func `Edge and center guides stay inside their container`() {
    expect(!HorizontalAlignment.leading.key.escapesContainers && !VerticalAlignment.center.key.escapesContainers)
    expect(VerticalAlignment.firstTextBaseline.key.escapesContainers)
    expect(VerticalAlignment(Third.self).key.escapesContainers)
  }
}
