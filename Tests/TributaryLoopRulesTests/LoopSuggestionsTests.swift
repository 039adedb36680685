/// Suggestions follow from the parts of a loop, so their tests need no view.
struct LoopSuggestionsTests {
  private static let width = LoopShape.State(.named("width"), isSwitch: false)
  private static let isOn = LoopShape.State(.named("isOn"), isSwitch: true)
  private static let preference = LoopShape.Reader(.onPreferenceChange, source: "WidthKey")

  private func advice(
    _ readers: [LoopShape.Reader] = [preference], _ states: [LoopShape.State] = [width], nodesCreated: Int = 0,
    _ verdict: FeedbackLoop.Verdict = .oscillating(period: 2), _ facts: [LoopStep.Fact] = []
  ) -> [LoopAdvice] {
    let steps = facts.map { LoopStep(.layout, path: "Bubble", $0) }
    let shape = LoopShape(readers: readers, states: states, nodesCreated: nodesCreated)
    return LoopSuggestions(shape, verdict, steps).advice
  }

  private func moved(_ question: LoopStep.GeometryChange.Question, to new: CGRect) -> LoopStep.GeometryChange {
    LoopStep.GeometryChange(question, old: CGRect(x: 0, y: 0, width: 10, height: 10), new: new)
  }

  @Test func `A value of a resized view is measured inside, and not read by an anchor`() {
    let frame = LoopStep.Fact.isLaidOut(resized(by: "frame(width:)"))
    expect(
      advice(.diverging(.step(1)), [frame]),
      equals: [.measureInside(key: "WidthKey", state: "`width`", modifier: "frame(width:)")])
    let geometry = LoopShape.Reader(.onGeometryChange, source: "CGSize")
    expect(
      advice([geometry], [Self.width], .diverging(.step(1)), [frame]).first,
      equals: .measureInside(key: "the geometry", state: "`width`", modifier: "frame(width:)"))
  }

  private func resized(by modifier: String?) -> LoopStep.LayoutChange {
    LoopStep.LayoutChange(
      oldSize: .zero, newSize: CGSize(width: 5, height: 5), hadProposal: .unspecified, proposal: .unspecified,
      isLeaf: false, modifier: modifier, hasOtherItems: false)
  }

  @Test func `A view that the state resizes is not measured before a missing modifier`() {
    expect(
      advice(.diverging(.step(1)), [.isLaidOut(resized(by: nil))]), equals: [.decideFromWhatStays(state: "`width`")])
    expect(advice(), equals: [.decideFromWhatStays(state: "`width`"), .useAnchors(state: "`width`")])
  }

  @Test func `A view moved by an effect is measured outside the effect, and an unmeasured value follows the state`() {
    let shape = LoopShape(readers: [Self.preference], states: [Self.width], nodesCreated: 0)
    func moved(by effect: LoopEffect) -> [LoopAdvice] {
      LoopSuggestions(shape, .oscillating(period: 2), [], LoopMeasurement(effect: effect)).advice
    }
    expect(
      moved(by: LoopEffect("offset")),
      equals: [.measureOutside(key: "WidthKey", effect: "offset"), .useAnchors(state: "`width`")])
    expect(
      moved(by: LoopEffect("offset", containsLayout: true)).first,
      equals: .measureInSpace(key: "WidthKey", effect: "offset"))
    let computed = LoopSuggestions(shape, .diverging(.step(1)), [], LoopMeasurement(isNone: true)).advice
    expect(
      computed, equals: [.setWhereItIsSet(.onPreferenceChange, state: "`width`"), .computeInBody(state: "`width`")])
  }

  @Test func `A writer that reads its position is replaced by an anchor, and one that reads its size is not`() {
    let elsewhere = CGRect(x: 5, y: 0, width: 10, height: 10)
    let larger = CGRect(x: 0, y: 0, width: 20, height: 10)
    let expected: [LoopAdvice] = [
      .useAnchors(state: "`width`"), .takeOutOfTheStack(key: "WidthKey", state: "`width`"),
    ]
    expect(
      advice(.oscillating(period: 2), [.publishes("5", reading: [moved(.frame, to: elsewhere)])]), equals: expected)
    // A state that resizes a view does more than position one.
    let pushed = LoopStep.Fact.publishes("5", reading: [moved(.frame, to: elsewhere)])
    expect(
      advice(.oscillating(period: 2), [.isLaidOut(resized(by: nil)), pushed]),
      equals: [.takeOutOfTheStack(key: "WidthKey", state: "`width`")])
    for change in [moved(.frame, to: larger), moved(.size, to: larger), moved(.safeArea, to: elsewhere)] {
      expect(advice(.oscillating(period: 2), [.publishes("5", reading: [change])]), differsFrom: expected)
    }
  }

  private func advice(_ verdict: FeedbackLoop.Verdict, _ facts: [LoopStep.Fact]) -> [LoopAdvice] {
    advice([Self.preference], [Self.width], verdict, facts)
  }

  @Test func `A view that a switch adds and removes is hidden instead`() {
    expect(
      advice([Self.preference], [Self.isOn], nodesCreated: 3).first,
      equals: .hideInsteadOfRemoving(state: "`isOn`", property: "isOn", .unknown, isShownIfTrue: true))
    expect(
      advice([Self.preference], [Self.isOn]),
      equals: [.decideFromWhatStays(state: "`isOn`"), .reserveSpace(state: "`isOn`", key: "WidthKey")])
  }

  @Test func `Views added by a number are determined by the model`() {
    let change = LoopStep.LayoutChange(
      oldSize: .zero, newSize: .zero, hadProposal: .unspecified, proposal: .unspecified, isLeaf: false,
      hasOtherItems: true)
    expect(advice(.diverging(.step(1)), [.isLaidOut(change)]).last, equals: .decideByTheModel(state: "`width`"))
  }

  @Test func `One of two states that are computed from each other is kept`() {
    let height = LoopShape.State(.named("height"), isSwitch: false)
    expect(
      advice([Self.preference, Self.preference], [Self.width, height]).first,
      equals: .keepOneSource(of: ["`width`", "`height`"]))
  }

  @Test func `Loops of observed values, scrolling, and body writes have specific suggestions`() {
    let change = LoopShape.Reader(.onChange, source: "Int")
    expect(advice([change]).first, equals: .setWhereItIsSet(.onChange, state: "`width`"))
    expect(
      advice([Self.preference], [LoopShape.State(.scrollPosition, isSwitch: false)]),
      equals: [.scrollOncePerRequest(.onPreferenceChange), .scrollByTheModel])
    expect(advice([LoopShape.Reader(.body, source: nil)]).first, equals: .doNotWriteFromBody(state: "`width`"))
    expect(
      advice([LoopShape.Reader(.body, source: nil)], [LoopShape.State(.object, isSwitch: false)]).last,
      equals: .computeInBody(state: "the object"))
  }

  @Test func `A value observed in content that is built from geometry is measured inside`() {
    let change = LoopShape.Reader(.onChange, source: "CGFloat")
    let measurement = LoopMeasurement(isOfContent: true)
    func advice(_ state: LoopShape.State, _ fact: LoopStep.Fact, nodesCreated: Int = 0) -> [LoopAdvice] {
      let shape = LoopShape(readers: [change], states: [state], nodesCreated: nodesCreated)
      let steps = [LoopStep(.key, path: "Bubble › GeometryReader", fact)]
      return LoopSuggestions(shape, .diverging(.step(1)), steps, measurement).advice
    }
    expect(
      advice(Self.width, .isLaidOut(resized(by: "frame(width:)"))).first,
      equals: .measureInside(key: LoopAdvice.geometry, state: "`width`", modifier: "frame(width:)"))
    expect(
      advice(Self.width, .measures([moved(.frame, to: CGRect(x: 5, y: 0, width: 10, height: 10))])).last,
      equals: .takeOutOfTheStack(key: LoopAdvice.geometry, state: "`width`"))
    expect(
      advice(Self.isOn, .measures([]), nodesCreated: 1).first,
      equals: .hideInsteadOfRemoving(state: "`isOn`", property: "isOn", .unknown, isShownIfTrue: true))
  }

  @Test func `No suggestion says that geometry is published`() {
    let advice: [LoopAdvice] = [
      .measureInside(key: LoopAdvice.geometry, state: "`width`", modifier: "padding"),
      .measureOutside(key: LoopAdvice.geometry, effect: "offset"),
      .measureInSpace(key: LoopAdvice.geometry, effect: "offset"),
      .takeOutOfTheStack(key: LoopAdvice.geometry, state: "`width`"),
      .changeOnRequest(state: "`width`", key: LoopAdvice.geometry, .unknown),
      .showInOverlay(.conditional(["Header"]), key: LoopAdvice.geometry),
    ]
    for sentence in advice.map(LoopText.sentence) {
      expect(sentence.contains("the geometry") || sentence.contains("the measured view"))
      expect(sentence, lacks: "publish", "\(sentence)")
    }
  }

  @Test func `A state that never repeats is written on a real change of a value that repeats`() {
    let same = LoopShape.Reader(.onPreferenceChange, source: "WidthKey", receivesEqualValues: true)
    expect(
      advice([same], [Self.width], .churning),
      equals: [.writeOnRealChange(in: .onPreferenceChange, state: "`width`"), .makeIdentitiesOnce])
  }

  @Test func `A state that never repeats is not written by a reader whose value does not repeat either`() {
    let set = LoopAdvice.setWhereItIsSet(.onPreferenceChange, state: "`width`")
    expect(advice(.churning, []), equals: [set, .makeIdentitiesOnce])
    let number = LoopShape.State(.named("width"), isSwitch: false, isNumber: true)
    expect(advice([Self.preference], [number], .churning), equals: [set, .computeInBody(state: "`width`")])
  }

  @Test func `A view that a switch adds and removes is not hidden if the switch also resizes another view`() {
    let frame = LoopStep.Fact.isLaidOut(resized(by: nil))
    expect(
      advice([Self.preference], [Self.isOn], nodesCreated: 3, .oscillating(period: 2), [frame]),
      equals: [.decideFromWhatStays(state: "`isOn`"), .reserveSpace(state: "`isOn`", key: "WidthKey")])
  }

  @Test func `A property that is created again is named unless the values depend on geometry`() {
    let input = LoopInput(name: "Page.job", kind: .value, creator: "`Shell.body`")
    let step = LoopStep(.body, path: "Shell › Page", .isGivenAnotherValue(input: input))
    let shape = LoopShape(readers: [Self.preference], states: [Self.width], nodesCreated: 0)
    func first(_ verdict: FeedbackLoop.Verdict, isMeasured: Bool) -> LoopAdvice? {
      LoopSuggestions(shape, verdict, [step], LoopMeasurement(isNone: !isMeasured)).advice.first
    }
    expect(first(.churning, isMeasured: true), equals: .keepInput(input))
    expect(first(.unsettled, isMeasured: false), equals: .keepInput(input))
    expectNil(first(.unsettled, isMeasured: true))
    expect(
      LoopText.sentence(.keepInput(input)),
      equals:
        "Each evaluation of `Shell.body` creates another value for `Page.job`, so the view never equals the current one. "
        + "Store the value in a `@State`, make its type `Equatable`, or pass a value that stays the same.")
  }

  @Test func `Without more than a verdict there is no specific suggestion`() {
    expect(advice([], []), equals: [])
    expect(advice(.unsettled, []), equals: [])
    expect(advice(.jitter(amplitude: 1e-12), []), equals: [])
  }

  @Test func `Every suggestion and every fact has a wording without rounding artifacts`() {
    expect(LoopText.sentence(.useAnchors(state: "`width`")), contains: "`width`")
    let elsewhere = CGRect(x: 2.5, y: 0, width: 10, height: 10)
    let higher = CGRect(x: 9, y: 9, width: 10, height: 12)
    expect(LoopText.detail(.measures([moved(.frame, to: elsewhere)])), equals: "frame minX 0 → 2.5")
    expect(LoopText.detail(.measures([moved(.size, to: higher)])), equals: "size.height 10 → 12")
    expect(LoopText.detail(.measures([moved(.safeArea, to: .zero)])), equals: "safeAreaInsets")
    expect(LoopText.detail(.receives(.taskID, nil)), equals: "task(id:) runs")
    expect(LoopText.detail(.places(reading: .scrollPosition)), equals: "scrolls its content")
    expect(LoopText.detail(.chooses("Row", insteadOf: "Column")), equals: "shows Row instead of Column")
  }
}
