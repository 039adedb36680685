struct Spacings {
  @Test func `Views without preferences are eight points apart on both axes`() {
    expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), equals: 8)
    expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical), equals: 8)
  }

  @Test func `A spacer has no gaps along its stack`() {
    let spacer = ViewSpacing.spacer(along: .horizontal)
    expect(spacer.distance(to: ViewSpacing(), along: .horizontal), equals: 0)
    expect(ViewSpacing().distance(to: spacer, along: .horizontal), equals: 0)
    expect(spacer.distance(to: ViewSpacing(), along: .vertical), equals: 8)
  }

  @Test func `Texts are a tenth of a line apart, in whole pixels`() {
    let text = ViewSpacing.text(lineHeight: 17)
    expect(text.distance(to: text, along: .vertical), equals: 2)
    expect(text.distance(to: text, along: .horizontal), equals: 8)
    expect(text.distance(to: ViewSpacing(), along: .vertical), equals: 8)
    expect(ViewSpacing.text(lineHeight: 17, pixelLength: 0.5).distance(to: text, along: .vertical), equals: 2)
    let fine = ViewSpacing.text(lineHeight: 12, pixelLength: 0.5)
    expect(fine.distance(to: fine, along: .vertical), equals: 1.5)
    let round = ViewSpacing.text(lineHeight: 30)
    expect(round.distance(to: round, along: .vertical), equals: 3)
  }

  @Test func `Padding removes the spacing of text on its edges`() {
    let text = ViewSpacing.text(lineHeight: 17)
    let padded = text.resetting(.bottom)
    expect(padded.distance(to: text, along: .vertical), equals: 8)
    expect(text.distance(to: padded, along: .vertical), equals: 2)
    expect(text.resetting(.all).isDefault)
  }

  @Test func `A stack passes on the spacing of the children at its edges`() {
    let text = ViewSpacing.text(lineHeight: 20)
    let row = Stack.horizontal([Leaf.rigid(5, 5), spacer(.horizontal)])
    expect(row.viewSpacing.distance(to: ViewSpacing(), along: .horizontal), equals: 0)
    expect(ViewSpacing().distance(to: row.viewSpacing, along: .horizontal), equals: 8)
    expect(row.viewSpacing.distance(to: ViewSpacing(), along: .vertical), equals: 8)
    let texts = Stack.vertical([Leaf.rigid(5, 5), Leaf.rigid(5, 5).spacing(text)])
    expect(texts.viewSpacing.distance(to: text, along: .vertical), equals: 2)
    expect(text.distance(to: texts.viewSpacing, along: .vertical), equals: 8)
  }

  @Test func `The larger of two preferences applies`() {
    var both = ViewSpacing.text(lineHeight: 10)
    both.formUnion(.text(lineHeight: 40), edges: .bottom)
    let text = ViewSpacing.text(lineHeight: 10)
    expect(both.distance(to: text, along: .vertical), equals: 4)
    expect(text.distance(to: both, along: .vertical), equals: 1)
    expect(both, equals: ViewSpacing.text(lineHeight: 10).union(.text(lineHeight: 40), edges: .bottom))
    expect(both, differsFrom: text)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func `Invalid spacing is zero`(spacing: CGFloat) {
    expect(Stack.horizontal(spacing: spacing, [Leaf.rigid(10, 1), Leaf.rigid(10, 1)]).size(100, 1).width, equals: 20)
  }
}
