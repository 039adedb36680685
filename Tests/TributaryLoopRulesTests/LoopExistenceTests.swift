/// Suggestions for loops in which a measured value decides which views exist.
struct LoopExistenceTests {
  private static let width = LoopShape.State(.named("width"), isSwitch: false)
  private static let sidebar = LoopStep.ExchangedView("Sidebar", size: CGSize(width: 120, height: 400))
  private static let stack = LoopStep.ConstantView(
    "Page › HStack", along: .horizontal, size: CGSize(width: 400, height: 9))

  /// Returns the suggestions for a loop whose last pass has inserted or removed views in a stack of 400 points.
  private func advice(
    _ exchange: LoopStep.Exchange, _ state: LoopShape.State = width, from old: CGFloat, to new: CGFloat,
    hadWidth: CGFloat? = 400, width: CGFloat? = 400, _ verdict: FeedbackLoop.Verdict = .oscillating(period: 2),
    new value: String = "1"
  ) -> [LoopAdvice] {
    let change = LoopStep.LayoutChange(
      oldSize: CGSize(width: 400, height: 9), newSize: CGSize(width: 400, height: 9),
      hadProposal: ProposedViewSize(width: hadWidth, height: 9), proposal: ProposedViewSize(width: width, height: 9),
      isLeaf: false, hasOtherItems: true, exchange: exchange)
    let steps = [
      LoopStep(.state, path: "Page.state", .changes(old: "0", new: value)),
      LoopStep(.layout, path: "Page › HStack", .isLaidOut(change)),
    ]
    let shape = LoopShape(
      readers: [LoopShape.Reader(.onGeometryChange, source: "CGFloat")], states: [state], nodesCreated: 1)
    let size = LoopSizeChange(from: CGSize(width: old, height: 9), to: CGSize(width: new, height: 9))
    return LoopSuggestions(shape, verdict, steps, LoopMeasurement(size: size)).advice
  }

  @Test func `A view that narrows the measured view gets four suggestions`() {
    let expected: [LoopAdvice] = [
      .letTheLayoutDecide(state: "`width`", .conditional(["Sidebar"]), along: .horizontal, .minimum(.horizontal)),
      .measureAround(Self.stack, state: "`width`", .conditional(["Sidebar"])),
      .useTwoThresholds(.conditional(["Sidebar"]), .length(.horizontal), 280, 400),
      .reserve(120, for: "Sidebar", .horizontal, measured: 280),
    ]
    let inserted = LoopStep.Exchange(inserted: [Self.sidebar], removed: [], constant: [Self.stack])
    expect(advice(inserted, from: 400, to: 280), equals: expected)
    let removed = LoopStep.Exchange(inserted: [], removed: [Self.sidebar], constant: [Self.stack])
    expect(advice(removed, from: 280, to: 400), equals: expected)
    expect(
      expected.map(LoopText.sentence),
      equals: [
        "Let the layout decide, instead of `width`, whether `Sidebar` exists: `ViewThatFits(in: .horizontal)` shows the "
          + "first of its contents that fits. List the one with `Sidebar` first, and set a `minWidth` for its other views.",
        "Derive `width` from a width that `Sidebar` does not change: `Page › HStack` is 400 wide with and without it. "
          + "Measure there, outside the condition.",
        "Use two thresholds, because `Sidebar` changes the measured width: 280 with it, 400 without. Insert it above one "
          + "threshold, and remove it below another that is more than 120 lower.",
        "Reserve the space of `Sidebar` in both cases: `ZStack { if … { Sidebar(…) } }.frame(width: 120)`. The measured "
          + "width is then always 280, so adapt the condition to it.",
      ])
  }

  @Test func `A view that widens the measured view has the opposite thresholds and a maximum`() {
    let exchange = LoopStep.Exchange(inserted: [Self.sidebar], removed: [])
    expect(
      advice(exchange, from: 60, to: 180).prefix(2),
      equals: [
        .letTheLayoutDecide(state: "`width`", .conditional(["Sidebar"]), along: .horizontal, .maximum(.horizontal)),
        .useTwoThresholds(.conditional(["Sidebar"]), .length(.horizontal), 180, 60),
      ])
    // Without a maximum, the content already exceeds its space.
    expect(
      advice(exchange, from: 380, to: 500).first,
      equals: .letTheLayoutDecide(state: "`width`", .conditional(["Sidebar"]), along: .horizontal, nil))
    #expect(
      LoopText.sentence(.useTwoThresholds(.conditional(["Sidebar"]), .length(.horizontal), 180, 60))
        .hasSuffix("Insert it below one threshold, and remove it above another that is more than 120 higher."))
  }

  @Test func `The place of the measurement depends on the body that contains the condition`() {
    func ending(_ path: String?, passedTo receiver: String? = nil) -> String? {
      let constant = LoopStep.ConstantView(
        path, along: .vertical, size: CGSize(width: 9, height: 400), passedTo: receiver)
      return LoopText.sentence(.measureAround(constant, state: "`height`", .conditional(["Hint"])))
        .components(separatedBy: ": ").last
    }
    expect(ending("Page"), equals: "`Page` is 400 high with and without it. Measure there, outside the condition.")
    expect(
      ending("Page", passedTo: "Row"),
      equals: "`Page` is 400 high with and without it. Measure there, and pass the height to `Row`.")
    expect(
      ending(nil), equals: "the root is 400 high with and without it. Put a `GeometryReader` around the whole view.")
    expect(
      ending(nil, passedTo: "Row"),
      equals:
        "the root is 400 high with and without it. Put a `GeometryReader` around the whole view, and pass the height to "
        + "`Row`.")
  }

  @Test func `Without a proposed length, the layout cannot decide`() {
    let exchange = LoopStep.Exchange(inserted: [Self.sidebar], removed: [])
    for width in [nil, CGFloat.infinity] {
      expect(
        advice(exchange, from: 60, to: 180, hadWidth: width, width: width).first,
        equals: .useTwoThresholds(.conditional(["Sidebar"]), .length(.horizontal), 180, 60))
    }
  }

  @Test func `Among alternatives, the larger one is listed first`() {
    let row = LoopStep.ExchangedView("Row", size: CGSize(width: 350, height: 9))
    let column = LoopStep.ExchangedView("Column", size: CGSize(width: 200, height: 9))
    for exchange in [
      LoopStep.Exchange(inserted: [row], removed: [column]), LoopStep.Exchange(inserted: [column], removed: [row]),
    ] {
      let isRow = exchange.inserted == [row]
      expect(
        advice(exchange, from: isRow ? 200 : 350, to: isRow ? 350 : 200),
        equals: [
          .letTheLayoutDecide(state: "`width`", .alternatives(["Row"], ["Column"]), along: .horizontal, nil),
          .useTwoThresholds(.alternatives(["Row"], ["Column"]), .length(.horizontal), 350, 200),
        ])
    }
  }

  @Test func `A Boolean hides the view, according to the value with which the view is shown`() {
    let isOn = LoopShape.State(.named("isOn"), isSwitch: true)
    let inserted = LoopStep.Exchange(inserted: [Self.sidebar], removed: [])
    expect(
      advice(inserted, isOn, from: 400, to: 280, new: "true").last,
      equals: .hide("Sidebar", state: "`isOn`", isShownIfTrue: true, .horizontal, measured: 280))
    let inverted = advice(inserted, isOn, from: 400, to: 280, new: "false").last
    expect(inverted, equals: .hide("Sidebar", state: "`isOn`", isShownIfTrue: false, .horizontal, measured: 280))
    expect(inverted.map(LoopText.sentence)?.contains("`.opacity(isOn ? 0 : 1)`"), equals: true)
  }

  @Test func `Elements depend on the data, and thresholds require two values in turn`() {
    let element = LoopStep.ExchangedView("ForEach[3] › Row", size: CGSize(width: 50, height: 9))
    let exchange = LoopStep.Exchange(inserted: [element], removed: [], constant: [Self.stack])
    let expected: [LoopAdvice] = [
      .measureAround(Self.stack, state: "`width`", .conditional(["ForEach[3] › Row"])),
      .decideByTheModel(state: "`width`"),
    ]
    expect(advice(exchange, from: 60, to: 110, .diverging(.step(50))), equals: expected)
    expect(advice(exchange, from: 60, to: 110), equals: expected)
    let sidebar = LoopStep.Exchange(inserted: [Self.sidebar], removed: [])
    #expect(
      !advice(sidebar, from: 400, to: 280, .oscillating(period: 3)).contains {
        if case .useTwoThresholds = $0 { true } else { false }
      })
  }

  @Test func `If the state also resizes a view around the condition, the view is not blamed`() {
    let exchange = LoopStep.Exchange(inserted: [Self.sidebar], removed: [], constant: [Self.stack])
    expect(
      advice(exchange, from: 400, to: 280, hadWidth: 400, width: 280),
      equals: [.measureAround(Self.stack, state: "`width`", .unknown), .decideFromWhatStays(state: "`width`")])
  }

  @Test func `A replaced view of the same type is not reported as a condition`() {
    let exchange = LoopStep.Exchange(inserted: [Self.sidebar], removed: [Self.sidebar], constant: [Self.stack])
    #expect(
      !advice(exchange, from: 400, to: 280).contains { if case .letTheLayoutDecide = $0 { true } else { false } })
    expect(LoopText.text(exchange), equals: "creates Sidebar again")
  }

  @Test func `The received numbers select the axis of a size`() {
    let (old, new) = (CGSize(width: 10, height: 20), CGSize(width: 30, height: 5))
    expect(LoopSizeChange(from: old, to: new)?.axes, equals: [.horizontal, .vertical])
    expect(LoopSizeChange(from: old, to: new, received: ([20], [5]))?.axes, equals: .vertical)
    expect(LoopSizeChange(from: old, to: new, received: ([10], [5]))?.axes, equals: [.horizontal, .vertical])
    expectNil(LoopSizeChange(from: old, to: old))
    expect(LoopPositionChange(from: .zero, to: CGPoint(x: 1, y: 9))?.new, equals: 9)
    expect(LoopPositionChange(from: .zero, to: CGPoint(x: 1, y: 9), received: ([7], [4]))?.new, equals: 4)
    expectNil(LoopPositionChange(from: .zero, to: .zero))
  }

  @Test func `Lists name at most three views and the number of the others`() {
    func text(_ names: [String], count: Int? = nil) -> String {
      let views = names.map { LoopStep.ExchangedView($0, size: .zero) }
      return LoopText.text(LoopStep.Exchange(inserted: views, removed: [], counts: count.map { ($0, 0) }))
    }
    expect(text(["A"]), equals: "inserts A")
    expect(text(["A", "B", "C"]), equals: "inserts A, B and C")
    expect(text(["A", "A", "B"]), equals: "inserts 2 × A and B")
    expect(text(["A", "B", "C", "D"], count: 20), equals: "inserts A, B and 18 more")
  }
}
